import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { type MatchProof, verifyMatch } from "../contract/fair-match.ts";
import type { MatchDraw } from "../contract/match-draw.ts";

const words = new TextEncoder();

/** Draws a finished match again, here, from what was published about it. Loaded when it is needed. */
export const verifyMatchInPage = (draw: MatchDraw, result: { home: number; away: number }): MatchProof | null =>
	verifyMatch({ draw, result }, { hmac: (key, message) => hmac(sha256, key, words.encode(message)), sha256 });
