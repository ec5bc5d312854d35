import { CallError, callApi, newOwnId, underOwnId } from "@baize/platform-web/reads";
import { useRef } from "react";
import {
	chooseClientSeed,
	markRoundSeen,
	type PracticeAnswer,
	type PracticeSeed,
	playPracticeRound,
	playPromotionalRound,
	playRealRound,
	type RoundAnswer,
	readPracticeSeed,
	recordLastGame,
} from "../../../contract/index.ts";
import { freshClientSeed, sendWithClientSeed, type WaitingPair } from "../seeds/client-seed.ts";
import { clientSeedFor, storeSent } from "../seeds/sent-seed.ts";
import { untilKnown } from "./until-known.ts";

export type Bet = { gameId: string; lineBetMinor: number };

type RoundContext = {
	handle: string;
	serverNowMs: number;
	waiting: WaitingPair;
	/** The promotional spins of which one is used; without it the player pays the stake. */
	grantId?: string | undefined;
};

/** One round for money, under an id made now, sent until its outcome is known. */
export function requestRealRound(
	bet: Bet,
	{ handle: session, serverNowMs, waiting, grantId }: RoundContext,
	patience: { wait(ms: number): Promise<void>; onLost(): void },
): Promise<RoundAnswer> {
	const send = underOwnId({ make: () => newOwnId(serverNowMs) }, (roundId) =>
		grantId === undefined
			? callApi(playRealRound, { params: { session }, body: { ...bet, roundId, mode: "real" } })
			: callApi(playPromotionalRound, { params: { session }, body: { gameId: bet.gameId, grantId, roundId } }),
	);
	const choose = (commitment: string) => {
		const clientSeed = clientSeedFor(commitment);
		storeSent({ commitment, clientSeed });
		return callApi(chooseClientSeed, { params: { session, commitment }, body: { clientSeed } });
	};
	return untilKnown(() => sendWithClientSeed(waiting, choose, send), patience);
}

/** What the next practice round is drawn from, already committed to; without it the page requests one first. */
export type PracticeNext = { seeds: { seed: PracticeSeed; clientSeed: string } | undefined };

const practiceSeeds = (seed: PracticeSeed) => ({ seed, clientSeed: freshClientSeed() });

/** The seeds stay until the round is shown: a round that was left out would come again. */
export async function requestPracticeRound(bet: Bet, next: PracticeNext): Promise<PracticeAnswer> {
	next.seeds ??= practiceSeeds(await callApi(readPracticeSeed, {}));
	const answer = await callApi(playPracticeRound, { body: { ...bet, ...next.seeds } }).catch((error) => {
		if (error instanceof CallError && error.code === "SEEDS_MOVED_ON") next.seeds = undefined;
		throw error;
	});
	next.seeds = practiceSeeds(answer.next);
	return answer;
}

/** If it fails, the round is played back once more; nothing else depends on it. */
export const reportSeen = (handle: string, gameId: string, roundId: string): Promise<unknown> =>
	callApi(markRoundSeen, { params: { session: handle, roundId }, body: { gameId } }).catch(() => {});

/** For “continue playing”. A failure is only logged. CAT-11 */
export const reportLastGame = (handle: string, gameId: string): Promise<unknown> =>
	callApi(recordLastGame, { params: { session: handle }, body: { gameId } }).catch((error) =>
		console.error("the last game was not recorded", error),
	);

/** A wait that the player can cut short. */
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
