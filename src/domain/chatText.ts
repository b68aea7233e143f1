/** The longest chat message, in UTF-16 units, as a textarea's `maxLength` counts them. */
export const chatMaxLength = 5000;

/** White space, control and format characters, and the letters that are drawn as nothing. */
const unseen = /^[\s\p{Cc}\p{Cf}\p{Zs}\u115F\u1160\u2800\u3164\uFFA0]*$/u;

/** Whether a message holds nothing a person could see. Such input is never sent (§5). */
export function isBlank(text: string): boolean {
  return unseen.test(text);
}

/** What is sent of what was typed: white space round it goes, line breaks within stay. */
export function messageText(typed: string): string {
  return typed.trim();
}
