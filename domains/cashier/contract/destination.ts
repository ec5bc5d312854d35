import { type Id, idText } from "@baize/kernel/id";

/** The destination that names a bank account saved in the player's profile. No account number contains a colon. */
export const savedAccount = (id: Id): string => `kept:${idText(id)}`;
export const isSavedAccount = (destination: string): boolean => destination.startsWith("kept:");
