import { type PracticeAnswer, playPracticeRound, readPracticeSeed } from "../contract/index.ts";
import type { callsOf } from "./calls.ts";

type Over = Partial<{ gameId: string; bet: object; clientSeed: string }>;

/** A practice round as the page requests it: the commitment first, then the client seed. */
export async function practise(call: ReturnType<typeof callsOf>, over: Over = {}): Promise<PracticeAnswer> {
	const seed = await call(readPracticeSeed, {});
	const body = { gameId: "tidal-book", bet: { lineBetMinor: 5 }, seed, clientSeed: "made by the page", ...over };
	return call(playPracticeRound, { body });
}
