import { otherGameOf } from "@baize/games/others";
import { callApi } from "@baize/platform-web/reads";
import { useRef, useState } from "react";
import {
	type PracticeAnswer,
	type PracticeStagedAnswer,
	readOpenRound,
	type StagedAnswer,
} from "../../contract/index.ts";
import {
	type PracticeNext,
	reportSeen,
	requestAction,
	requestOpening,
	requestPracticeAction,
	requestPracticeOpening,
	requestPracticeRound,
	requestRealRound,
	usePatience,
} from "../game/round/request-round.ts";
import type { WaitingPair } from "../game/seeds/client-seed.ts";
import type { TitlePage } from "../load-game.ts";
import type { OpenRound, TitleRound } from "./title-round.ts";

type Effects = { onLost(): void; onBalance(balanceMinor: number): void; practiceMinor: number };
type Practised = Pick<PracticeAnswer, "serverSeed" | "next" | "fairness">;
type Show = (round: TitleRound) => Promise<void>;

/** After these the page does not know how the round stands. */
const STALE: readonly string[] = [
	"ROUND_ALREADY_OPEN",
	"STEP_AHEAD",
	"ROUND_IS_OVER",
	"IDEMPOTENCY_CONFLICT",
	"ROUND_NOT_FOUND",
];

/** The requests of a title's page, for money and for practice. Each resolves to the round, once that is over. */
export function useTitleRequests(
	{ player, gameId, nowMs, open: openAtFirst }: TitlePage,
	isReal: boolean,
	{ onLost, onBalance, practiceMinor }: Effects,
) {
	const [real, setReal] = useState<StagedAnswer | null>(openAtFirst);
	const [practice, setPractice] = useState<PracticeStagedAnswer | null>(null);
	const [practised, setPractised] = useState<Practised>();
	const [offsetMs] = useState(() => nowMs - Date.now());
	const waiting = useRef<WaitingPair>({
		commitment: player?.seeds.clientSeed === null ? player.seeds.commitment : undefined,
	});
	const next = useRef<PracticeNext>({ seeds: undefined });
	const { wait, hurry } = usePatience();
	const isStaged = otherGameOf(gameId)?.timing === "staged";
	const handle = isReal ? player?.handle : undefined;
	const context = () => ({ handle: handle!, serverNowMs: Date.now() + offsetMs, waiting: waiting.current });

	function takeReal(answer: StagedAnswer): TitleRound | undefined {
		setReal(answer.ended ? null : answer);
		onBalance(answer.balanceMinor);
		return answer.ended ?? undefined;
	}

	function takePractice(answer: PracticeStagedAnswer): TitleRound | undefined {
		setPractice(answer.ended ? null : answer);
		if (!answer.ended) return undefined;
		setPractised(answer.ended);
		onBalance(practiceMinor + answer.ended.winMinor);
		return answer.ended;
	}

	async function playReal(bet: object, show: Show): Promise<TitleRound> {
		const round = await requestRealRound({ gameId, bet }, context(), { wait, onLost });
		onBalance(round.balanceMinor - round.winMinor);
		await show(round);
		onBalance(round.balanceMinor);
		void reportSeen(handle!, gameId, round.roundId);
		return round;
	}

	async function practise(bet: object, stakeMinor: number, show: Show): Promise<TitleRound> {
		const round = await requestPracticeRound({ gameId, bet }, next.current);
		onBalance(practiceMinor - stakeMinor);
		try {
			await show(round);
		} finally {
			onBalance(practiceMinor - stakeMinor + round.winMinor);
		}
		setPractised(round);
		return round;
	}

	async function openPractice(bet: object, stakeMinor: number): Promise<TitleRound | undefined> {
		const answer = await requestPracticeOpening({ gameId, bet }, next.current);
		onBalance(practiceMinor - stakeMinor);
		return takePractice(answer);
	}

	const open: OpenRound | null = isReal ? real : practice;
	return {
		open,
		practised,
		retryNow: hurry,
		async begin(bet: object, stakeMinor: number, show: Show): Promise<TitleRound | undefined> {
			if (!isStaged) return handle === undefined ? practise(bet, stakeMinor, show) : playReal(bet, show);
			if (handle === undefined) return openPractice(bet, stakeMinor);
			return takeReal(await requestOpening({ gameId, bet }, context(), { wait, onLost }));
		},
		async act(action: object): Promise<TitleRound | undefined> {
			if (handle !== undefined && real) return takeReal(await requestAction(handle, real, action, { wait, onLost }));
			return practice ? takePractice(await requestPracticeAction(practice.token, action, next.current)) : undefined;
		},
		/** Another page of the player may have done something in the meantime. */
		async refresh(code: string): Promise<void> {
			if (handle === undefined || !isStaged || !STALE.includes(code)) return;
			// If it fails, the next action shows how the round stands.
			await callApi(readOpenRound, { params: { session: handle, gameId } }).then(
				({ round }) => setReal(round),
				() => {},
			);
		},
	};
}
