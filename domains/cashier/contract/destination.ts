import { type Id, idText } from "@baize/kernel/id";

/** How a bank account that the player keeps in his profile is named as a destination; no account's number has a colon. */
export const keptAccount = (id: Id): string => `kept:${idText(id)}`;
export const isKeptAccount = (destination: string): boolean => destination.startsWith("kept:");
