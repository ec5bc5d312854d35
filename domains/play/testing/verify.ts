import { type LinesBet, type ReelEvent, verifyRound } from "@baize/engines/reels";
import { sheetOf } from "@baize/games/sheets";
import { fromHex } from "@baize/kernel/random";
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import type { RoundReceipt } from "../contract/index.ts";

type Played = Pick<RoundReceipt, "gameId" | "bet" | "fairness" | "events" | "jackpot">;

/** What the verifier in the browser does, with nothing but the receipt. */
export function verify({ gameId, bet, fairness, events, jackpot }: Played, serverSeed: string) {
	const { clientSeed, nonce, commitment } = fairness;
	const seeds = { serverSeed: fromHex(serverSeed), clientSeed, nonce };
	const claim = {
		sheet: sheetOf(gameId)!,
		lineBetMinor: BigInt((bet as LinesBet).lineBetMinor),
		seeds,
		commitment,
		jackpot,
	};
	return verifyRound(
		{ ...claim, events: events as ReelEvent[] },
		{ hmac: (key, message) => hmac(sha256, key, new TextEncoder().encode(message)), sha256 },
	);
}
