import { noteUse } from "@baize/analytics/web";
import { CallError, callApi, newOwnId, underOwnId } from "@baize/platform-web/reads";
import { useRef } from "react";
import {
	actInPracticeRound,
	actInRound,
	chooseClientSeed,
	markRoundSeen,
	openPracticeRound,
	openStagedRound,
	type PracticeAnswer,
	type PracticeSeed,
	type PracticeStagedAnswer,
	playPracticeRound,
	playPromotionalRound,
	playRealRound,
	type RoundAnswer,
	readPracticeSeed,
	recordLastGame,
	type StagedAnswer,
} from "../../../contract/index.ts";
import { freshClientSeed, sendWithClientSeed, type WaitingPair } from "../seeds/client-seed.ts";
import { clientSeedFor, storeSent } from "../seeds/sent-seed.ts";
import { untilKnown } from "./until-known.ts";

export type Bet = { gameId: string; bet: unknown };

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
	const mode = grantId === undefined ? "real" : "promotional";
	return noted(
		bet,
		mode,
		untilKnown(() => sendDrawn(session, waiting, send), patience),
	);
}

/** A round that was accepted is counted, for visitors who have agreed to that. ANA-01 */
async function noted<Answer>(
	{ gameId: game }: Bet,
	mode: "practice" | "real" | "promotional",
	round: Promise<Answer>,
): Promise<Answer> {
	const answer = await round;
	noteUse("roundBegun", { game, mode });
	return answer;
}

/** A request that draws: where its pair needs a client seed, that is chosen first. */
function sendDrawn<Answer>(session: string, waiting: WaitingPair, send: () => Promise<Answer>): Promise<Answer> {
	const choose = (commitment: string) => {
		const clientSeed = clientSeedFor(commitment);
		storeSent({ commitment, clientSeed });
		return callApi(chooseClientSeed, { params: { session, commitment }, body: { clientSeed } });
	};
	return sendWithClientSeed(waiting, choose, send);
}

type Patience = { wait(ms: number): Promise<void>; onLost(): void };

/** Opens a round with decisions for money, under an id made now, sent until its outcome is known. */
export function requestOpening(
	bet: Bet,
	{ handle: session, serverNowMs, waiting }: RoundContext,
	patience: Patience,
): Promise<StagedAnswer> {
	const send = underOwnId({ make: () => newOwnId(serverNowMs) }, (roundId) =>
		callApi(openStagedRound, { params: { session }, body: { ...bet, roundId } }),
	);
	return noted(
		bet,
		"real",
		untilKnown(() => sendDrawn(session, waiting, send), patience),
	);
}

type Action = { action: object; addedMinor: number };

/**
 * One action of an open round, sent until its outcome is known: the same step is applied once. What it stakes in addition
 * has an id that is made now.
 */
export function requestAction(
	{ handle: session, serverNowMs }: Pick<RoundContext, "handle" | "serverNowMs">,
	{ roundId, step }: Pick<StagedAnswer, "roundId" | "step">,
	{ action, addedMinor }: Action,
	patience: Patience,
): Promise<StagedAnswer> {
	const params = { session, roundId };
	if (addedMinor === 0) return untilKnown(() => callApi(actInRound, { params, body: { step, action } }), patience);
	const send = underOwnId({ make: () => newOwnId(serverNowMs) }, (stakeId) =>
		callApi(actInRound, { params, body: { step, action, stakeId } }),
	);
	return untilKnown(send, patience);
}

/** The same for practice: the first request has the seeds, the others what the page keeps of the round. */
export async function requestPracticeOpening(bet: Bet, next: PracticeNext): Promise<PracticeStagedAnswer> {
	next.seeds ??= practiceSeeds(await callApi(readPracticeSeed, {}));
	const opened = callApi(openPracticeRound, { body: { ...bet, ...next.seeds } }).catch((error) => {
		if (error instanceof CallError && error.code === "SEEDS_MOVED_ON") next.seeds = undefined;
		throw error;
	});
	const answer = await noted(bet, "practice", opened);
	if (answer.ended) next.seeds = practiceSeeds(answer.ended.next);
	return answer;
}

export async function requestPracticeAction(
	token: string,
	action: object,
	next: PracticeNext,
): Promise<PracticeStagedAnswer> {
	const answer = await callApi(actInPracticeRound, { body: { token, action } });
	if (answer.ended) next.seeds = practiceSeeds(answer.ended.next);
	return answer;
}

/** What the next practice round is drawn from, already committed to; without it the page requests one first. */
export type PracticeNext = { seeds: { seed: PracticeSeed; clientSeed: string } | undefined };

const practiceSeeds = (seed: PracticeSeed) => ({ seed, clientSeed: freshClientSeed() });

/** The seeds stay until the round is shown: a round that was left out would come again. */
export async function requestPracticeRound(bet: Bet, next: PracticeNext): Promise<PracticeAnswer> {
	next.seeds ??= practiceSeeds(await callApi(readPracticeSeed, {}));
	const played = callApi(playPracticeRound, { body: { ...bet, ...next.seeds } }).catch((error) => {
		if (error instanceof CallError && error.code === "SEEDS_MOVED_ON") next.seeds = undefined;
		throw error;
	});
	const answer = await noted(bet, "practice", played);
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
