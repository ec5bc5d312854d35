import { callHouse, newOwnId, underOwnId } from "@baize/platform-web/reads";
import { useRef } from "react";
import {
	markRoundSeen,
	type PracticeAnswer,
	playPracticeRound,
	playRealRound,
	type RoundAnswer,
	recordLastGame,
} from "../../contract/index.ts";
import { untilKnown } from "./until-known.ts";

export type Bet = { gameId: string; lineBetMinor: number; clientSeed?: string };

/** The player's part of a first pair. The house has no part in it: it is made here, when the commitment has come. */
export const newClientSeed = (): string => crypto.getRandomValues(new Uint32Array(4)).join("-");

/** One round for money, under an id made now, asked for until it is known what became of it. */
export function askRealRound(
	bet: Bet,
	{ handle, serverNowMs }: { handle: string; serverNowMs: number },
	patience: { wait(ms: number): Promise<void>; onLost(): void },
): Promise<RoundAnswer> {
	const ask = underOwnId({ make: () => newOwnId(serverNowMs) }, (roundId) =>
		callHouse(playRealRound, { params: { session: handle }, body: { ...bet, roundId, mode: "real" } }),
	);
	return untilKnown(ask, patience);
}

export const askPracticeRound = (bet: Bet): Promise<PracticeAnswer> => callHouse(playPracticeRound, { body: bet });

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
