import { playMatch } from "@baize/engines/fixture";
import { commitmentOf, fairDraws, fromHex, type Hmac, type Sha256 } from "@baize/kernel/random";
import type { MatchDraw } from "./match-draw.ts";

export type MatchProof = {
	/** The revealed seed is the one that was committed to. */
	isCommitmentProven: boolean;
	/** The seed and the rates give the score that was published and settled on. */
	isScoreProven: boolean;
	home: number;
	away: number;
};

type Score = { home: number; away: number };

/** Checks a simulated match from what is published about it; null before its end. */
export function verifyMatch(
	{ draw, result }: { draw: MatchDraw; result: Score },
	{ hmac, sha256 }: { hmac: Hmac; sha256: Sha256 },
): MatchProof | null {
	const { seed, rates, clientSeed, nonce, commitment } = draw;
	if (seed === null || !rates) return null;
	const serverSeed = fromHex(seed);
	const { home, away } = playMatch(rates, fairDraws({ serverSeed, clientSeed, nonce }, hmac)).fullTime;
	return {
		isCommitmentProven: commitmentOf(serverSeed, sha256) === commitment,
		isScoreProven: home === result.home && away === result.away,
		home,
		away,
	};
}
