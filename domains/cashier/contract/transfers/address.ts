import { HIDDEN } from "@baize/kernel/mask";

/** By what a sender names a receiver: an e-mail or a nickname, the same however it is written. */
export const plainAddress = (typed: string): string => typed.normalize("NFKC").trim().toLowerCase();
export const isEmailAddress = (address: string): boolean => address.includes("@");

const PREFIX = "player:";
/** What the proof of a transfer is bound to in place of an account. No account number and no card contains a colon. */
export const playerDestination = (typed: string): string => PREFIX + plainAddress(typed);
/** The address, or undefined for a destination that is no player. */
export const addressIn = (destination: string): string | undefined =>
	destination.startsWith(PREFIX) ? plainAddress(destination.slice(PREFIX.length)) : undefined;

/**
 * A name as the other side of a transfer sees it: the first letter of each part. Who knows the person recognises it; who
 * has guessed an address learns no name.
 */
export const maskedName = (name: string): string =>
	name
		.split("@", 1)[0]!
		.split(/\s+/u)
		.filter(Boolean)
		.map((part) => [...part][0] + HIDDEN)
		.join(" ") || HIDDEN;
