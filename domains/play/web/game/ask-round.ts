import { CallError, callHouse, newOwnId, underOwnId } from "@baize/platform-web/reads";
import { useRef } from "react";
import {
	chooseClientSeed,
	markRoundSeen,
	type PracticeAnswer,
	type PracticeSeed,
	playPracticeRound,
	playRealRound,
	type RoundAnswer,
	readPracticeSeed,
	recordLastGame,
} from "../../contract/index.ts";
import { askWithClientSeed, freshClientSeed, type WaitingPair } from "./client-seed.ts";
import { clientSeedFor, keepSent } from "./sent-seed.ts";
import { untilKnown } from "./until-known.ts";

export type Bet = { gameId: string; lineBetMinor: number };

type Asked = { handle: string; serverNowMs: number; waiting: WaitingPair };

/** One round for money, under an id made now, asked for until it is known what became of it. */
export function askRealRound(
	bet: Bet,
	{ handle: session, serverNowMs, waiting }: Asked,
	patience: { wait(ms: number): Promise<void>; onLost(): void },
): Promise<RoundAnswer> {
	const ask = underOwnId({ make: () => newOwnId(serverNowMs) }, (roundId) =>
		callHouse(playRealRound, { params: { session }, body: { ...bet, roundId, mode: "real" } }),
	);
	const choose = (commitment: string) => {
		const clientSeed = clientSeedFor(commitment);
		keepSent({ commitment, clientSeed });
		return callHouse(chooseClientSeed, { params: { session, commitment }, body: { clientSeed } });
	};
	return untilKnown(() => askWithClientSeed(waiting, choose, ask), patience);
}

/** What the next practice round is drawn from, committed to already; without it the page asks for one first. */
export type PracticeNext = { seeds: { seed: PracticeSeed; clientSeed: string } | undefined };

const practiceSeeds = (seed: PracticeSeed) => ({ seed, clientSeed: freshClientSeed() });

/** The seeds stay until the round is told: a round that was left out would come again. */
export async function askPracticeRound(bet: Bet, next: PracticeNext): Promise<PracticeAnswer> {
	next.seeds ??= practiceSeeds(await callHouse(readPracticeSeed, {}));
	const answer = await callHouse(playPracticeRound, { body: { ...bet, ...next.seeds } }).catch((error) => {
		if (error instanceof CallError && error.code === "SEEDS_MOVED_ON") next.seeds = undefined;
		throw error;
	});
	next.seeds = practiceSeeds(answer.next);
	return answer;
}

/** If it fails, the round is played back once more; nothing else hangs on it. */
export const tellSeen = (handle: string, gameId: string, roundId: string): Promise<unknown> =>
	callHouse(markRoundSeen, { params: { session: handle, roundId }, body: { gameId } }).catch(() => {});

/** For “continue playing”. A failure is only logged. CAT-11 */
export const tellLastGame = (handle: string, gameId: string): Promise<unknown> =>
	callHouse(recordLastGame, { params: { session: handle }, body: { gameId } }).catch((error) =>
		console.error("the last game was not recorded", error),
	);

/** A wait that a person can cut short. */
export function usePatience(): { wait(ms: number): Promise<void>; hurry(): void } {
	const wake = useRef<() => void>(undefined);
	return {
		wait: (ms) =>
			new Promise((resolve) => {
				const timer = setTimeout(resolve, ms);
				wake.current = () => {
					clearTimeout(timer);
					resolve();
				};
			}),
		hurry: () => wake.current?.(),
	};
}
