/** How many events a page may send at once. */
export const MAX_EVENTS = 20;
