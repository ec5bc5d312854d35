import { DEFAULT_SHARING_METHOD, typeOf } from "./tokens.ts";

/**
 * The code with which a player invites: `P`, two characters for the player's bucket, and six random ones. It is shorter
 * than ten characters, so it is a token of a profile.
 */
export type Code = { bucket: number; text: string };

// No letter is mistaken for a digit or another letter when the code is read aloud.
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const RANDOM_CHARACTERS = 6;
const BUCKETS = 64;
const CODE = /^P([0-9A-HJKMNP-TV-Z]{2})[0-9A-HJKMNP-TV-Z]{6}$/;

/** `below(n)` draws a whole number from 0 to n - 1. */
export function newCode(bucket: number, below: (limit: number) => number): Code {
	const random = Array.from({ length: RANDOM_CHARACTERS }, () => ALPHABET[below(ALPHABET.length)]);
	return { bucket, text: `P${ALPHABET[bucket >> 5]}${ALPHABET[bucket & 31]}${random.join("")}` };
}

/** The code that a token is, if it is one. */
export function readCode(text: string): Code | undefined {
	const [, letters = ""] = CODE.exec(text) ?? [];
	if (letters === "") return undefined;
	const bucket = ALPHABET.indexOf(letters[0]!) * ALPHABET.length + ALPHABET.indexOf(letters[1]!);
	return bucket < BUCKETS ? { bucket, text } : undefined;
}

const AFFILIATE_CHARACTERS = 10;

/** The token of an affiliate's links: by its first letter it is no player's code. */
export const newAffiliateId = (below: (limit: number) => number): string =>
	`A${Array.from({ length: AFFILIATE_CHARACTERS }, () => ALPHABET[below(ALPHABET.length)]).join("")}`;

/** Whether the token, by its form, stands for a player who invites. */
export const isProfileToken = (token: string): boolean => typeOf(token, DEFAULT_SHARING_METHOD) === "PROFILE";
