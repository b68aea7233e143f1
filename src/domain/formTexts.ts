/** Both forms, when the address cannot be one. §5 */
export const invalidEmailText = 'Please enter a valid email address';

/** Both forms, when something failed and there is nothing better to say. §8 */
export const generalFailureText = 'Something went wrong. Please try again.';

/** What a form says below its fields: a word for its colour, icon and live region, and the sentence. */
export type FormMessage = { tone: 'success' | 'error'; text: string };
