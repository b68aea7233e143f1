const longestReadableMessage = 200;

/**
 * The message of a server's error, if a person could read it; null for markup, data, program errors, several
 * lines, and anything too long or empty. `error` is whatever the server sent, so nothing about it is certain.
 */
export function readableMessage(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('message' in error)) return null;
  if (typeof error.message !== 'string') return null;
  const text = error.message.trim();
  if (text === '' || text.length > longestReadableMessage) return null;
  return unreadable.some((pattern) => pattern.test(text)) ? null : text;
}

const unreadable = [
  // More than one line, or characters that are no text.
  /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u,
  // Markup, with or without its angle brackets.
  /<[a-z/!?]/i,
  /&#?\w+;/,
  // Data.
  /^[[{"]/,
  // A program's error: "TypeError: ...", "error: ...", "at send (app.js:1:2)".
  /^\w*(error|exception)\b\s*:/i,
  /:\d+:\d+\)?$/,
];
