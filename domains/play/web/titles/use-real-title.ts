import { otherGameOf } from "@baize/games/others";
import { callApi } from "@baize/platform-web/reads";
import { startTransition, useRef, useState } from "react";
import { readOpenRound, type StagedAnswer } from "../../contract/index.ts";
import { asShown, paidInCash } from "../game/round/free-round.ts";
import {
	reportSeen,
	requestAction,
	requestOpening,
	requestRealRound,
	usePatience,
} from "../game/round/request-round.ts";
import type { WaitingPair } from "../game/seeds/client-seed.ts";
import type { TitlePage } from "../load-game.ts";
import type { Effects, Show, TitleAction, TitleRound } from "./title-round.ts";

/** After these the page does not know how the round stands. */
const STALE: readonly string[] = [
	"ROUND_ALREADY_OPEN",
	"STEP_AHEAD",
	"ROUND_IS_OVER",
	"IDEMPOTENCY_CONFLICT",
	"ROUND_NOT_FOUND",
];

/** Rounds for money: each request is sent until its outcome is known. */
export function useRealTitle(
	{ player, gameId, nowMs, open: openAtFirst }: TitlePage,
	{ onLost, onBalance }: Pick<Effects, "onLost" | "onBalance">,
) {
	const [open, setOpen] = useState<StagedAnswer | null>(openAtFirst);
	const [offsetMs] = useState(() => nowMs - Date.now());
	const waiting = useRef<WaitingPair>({
		commitment: player?.seeds.clientSeed === null ? player.seeds.commitment : undefined,
	});
	const { wait, hurry } = usePatience();
	const isStaged = otherGameOf(gameId)?.timing === "staged";
	const handle = player?.handle ?? "";
	const context = () => ({ handle, serverNowMs: Date.now() + offsetMs, waiting: waiting.current });

	/** A round that is over is shown before its win is in the balance, and then needs not be shown on return. */
	async function take(answer: StagedAnswer, show: Show): Promise<TitleRound | undefined> {
		const { ended, balanceMinor, roundId } = answer;
		if (!ended) {
			startTransition(() => {
				setOpen(answer);
				onBalance(balanceMinor);
			});
			return undefined;
		}
		onBalance(balanceMinor - ended.winMinor);
		try {
			await show(ended);
		} finally {
			setOpen(null);
			onBalance(balanceMinor);
		}
		void reportSeen(handle, gameId, roundId);
		return ended;
	}

	return {
		open,
		retryNow: hurry,
		/** `grantId`: of the promotional spins of which one is used. */
		async begin(bet: object, show: Show, grantId?: string): Promise<TitleRound | undefined> {
			if (isStaged) return take(await requestOpening({ gameId, bet }, context(), { wait, onLost }), show);
			const answer = await requestRealRound({ gameId, bet }, { ...context(), grantId }, { wait, onLost });
			const round = asShown(answer);
			onBalance(answer.balanceMinor - paidInCash(answer));
			await show(round);
			onBalance(answer.balanceMinor);
			void reportSeen(handle, gameId, answer.roundId);
			return round;
		},
		act: async ({ show, ...action }: TitleAction): Promise<TitleRound | undefined> =>
			open ? take(await requestAction(context(), open, action, { wait, onLost }), show) : undefined,
		async refresh(code: string): Promise<void> {
			if (!isStaged || !STALE.includes(code)) return;
			// If it fails, the next action shows how the round stands.
			await callApi(readOpenRound, { params: { session: handle, gameId } }).then(
				({ round }) => setOpen(round),
				() => {},
			);
		},
	};
}
