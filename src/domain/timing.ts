/** How long the contact form shows success or an error before it is idle again, in milliseconds. §9 */
export const contactResetMs = 5000;

/** The pause before the page scrolls to the contact section, in milliseconds. §9 */
export const contactScrollDelayMs = 100;

/** How long a simulated reply in the chats takes, in milliseconds. §9 */
export const simulatedReplyMs = 1000;
