/**
 * Reads one of a list of choices out of the URL (§2). Letter case does not matter; anything that is
 * not on the list, `null` included, gives the fallback, so that a mistyped link still opens.
 */
export function parseChoice<Choice extends string, Fallback extends string>(
  value: string | null,
  choices: readonly Choice[],
  fallback: Fallback,
): Choice | Fallback {
  const wanted = value?.toLowerCase();
  return choices.find((choice) => choice.toLowerCase() === wanted) ?? fallback;
}
