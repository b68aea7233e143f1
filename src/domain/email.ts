/** The longest e-mail address the forms take, as an input's `maxLength`. The database has the same bound. */
export const emailMaxLength = 254;

/** White space, control characters, characters without a width, and halves of broken pairs. */
const hiddenCharacter = /[\s\p{Cc}\p{Cf}\p{Cs}]/u;

/**
 * Whether an address, already trimmed, is worth sending: something on both sides of an @ sign, nothing that
 * cannot be seen, no longer than the bound. Never accepts what the database's checks refuse. §5
 */
export function isPlausibleEmail(email: string): boolean {
  return email.length <= emailMaxLength && /.@./su.test(email) && !hiddenCharacter.test(email);
}
