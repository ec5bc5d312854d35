import type { PlayMode } from "@baize/catalogue/contract";
import { stakeLadder } from "@baize/games/stakes";
import type { CallError } from "@baize/platform-web/reads";
import { useEffect, useMemo, useRef, useState } from "react";
import { PRACTICE_CURRENCY, type PracticeAnswer, type RoundAnswer, type RoundReceipt } from "../../contract/index.ts";
import type { GamePage } from "../load-game.ts";
import { usePlayTexts } from "../texts.ts";
import {
	type PracticeNext,
	reportLastGame,
	reportSeen,
	requestPracticeRound,
	requestRealRound,
	usePatience,
} from "./round/request-round.ts";
import { sentenceOf } from "./round/round-texts.ts";
import { useLogLines } from "./round/use-log-lines.ts";
import { useRound } from "./round/use-round.ts";
import type { WaitingPair } from "./seeds/client-seed.ts";
import { stakeOf } from "./stakes/bets.ts";
import { practiceMinor, useDisplayedBalance } from "./stakes/use-displayed-balance.ts";
import { useMoneyText } from "./stakes/use-money-text.ts";

/** Why nothing is being played: a refusal, or an answer that does not come. */
export type Problem = { kind: "refused"; error: CallError } | { kind: "lost" } | { kind: "practiceEmpty" };

export type Game = ReturnType<typeof useGame>;

/** Marked a little after the end, so that a player who spins on needs no mark: a later round implies it. */
const SEEN_AFTER_MS = 1_200;

/** Everything a game page does with rounds: requests them, plays them, and tracks the balance and the log. */
export function useGame({ sheet, player, nowMs }: GamePage, mode: PlayMode) {
	const t = usePlayTexts();
	const currency = player?.currency ?? PRACTICE_CURRENCY;
	const money = useMoneyText(currency);
	const isReal = mode === "real" && player !== null;
	const ladder = useMemo(() => stakeLadder(sheet, currency), [sheet, currency]);
	const [lineBetMinor, setLineBet] = useState(ladder.firstMinor);
	const [problem, setProblem] = useState<Problem>();
	const [replayed, setReplayed] = useState<RoundReceipt>();
	const [practised, setPractised] = useState<PracticeAnswer>();
	const waiting = useRef<WaitingPair>({ commitment: waitingCommitment(player) });
	const nextPractice = useRef<PracticeNext>({ seeds: undefined });
	const [offsetMs] = useState(() => nowMs - Date.now());
	const log = useLogLines();
	const round = useRound((event) => log.add(sentenceOf(event, { t, money })), refused);
	const displayedBalance = useDisplayedBalance(mode, player, round.phase === "idle", nowMs);
	const patience = usePatience();
	const seenTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const stakeMinor = stakeOf(sheet, lineBetMinor);
	const bet = { gameId: sheet.id, lineBetMinor };

	function refused(error: CallError): void {
		const known = error.body.details?.balanceMinor;
		if (typeof known === "number") displayedBalance.set(known);
		setProblem({ kind: "refused", error });
	}

	const onLost = (): void => setProblem({ kind: "lost" });

	async function spinForMoney(handle: string): Promise<void> {
		clearTimeout(seenTimer.current);
		const send = () => {
			// The balance update of the round must not come before the reels stop.
			displayedBalance.freeze();
			const requested = { handle, serverNowMs: Date.now() + offsetMs, waiting: waiting.current };
			return requestRealRound(bet, requested, { wait: patience.wait, onLost });
		};
		const played = await round.play(send, (decided) => {
			setProblem(undefined);
			// The stake is gone; the reels show the win.
			displayedBalance.set(decided.balanceMinor - decided.winMinor);
		});
		if (!played) return;
		settle(played.balanceMinor);
		displayedBalance.release();
		markSeen(handle, played.roundId);
	}

	async function spinForPractice(balanceMinor: number): Promise<void> {
		if (balanceMinor < stakeMinor) return setProblem({ kind: "practiceEmpty" });
		const send = () => requestPracticeRound(bet, nextPractice.current);
		let afterMinor: number | undefined;
		try {
			const played = await round.play(send, (decided) => {
				displayedBalance.set(balanceMinor - decided.stakeMinor);
				afterMinor = balanceMinor - decided.stakeMinor + decided.winMinor;
			});
			if (played) setPractised(played);
		} finally {
			// The win is the player's, also where the stage could not show it.
			if (afterMinor !== undefined) settle(afterMinor);
		}
	}

	function settle(balanceMinor: number): void {
		displayedBalance.set(balanceMinor);
		log.add(t("told.balance", { amount: money(balanceMinor) }));
	}

	function markSeen(handle: string, roundId: string): void {
		seenTimer.current = setTimeout(() => void reportSeen(handle, sheet.id, roundId), SEEN_AFTER_MS);
	}

	/** The one button: it spins, and while something is shown it skips to the end. */
	function press(): void {
		if (round.phase === "playing") round.hurry();
		if (round.phase !== "idle") return;
		setProblem(undefined);
		if (isReal) void spinForMoney(player.handle);
		else void spinForPractice(displayedBalance.balanceMinor ?? practiceMinor(currency));
	}

	useInterrupted(isReal ? player.interrupted : null, async (interrupted) => {
		log.add(t("told.resumed"));
		await round.playBack(interrupted);
		if (player) markSeen(player.handle, interrupted.roundId);
	});

	const handle = player?.handle;
	useEffect(() => {
		if (handle !== undefined) void reportLastGame(handle, sheet.id);
	}, [handle, sheet.id]);

	return {
		...round,
		...{
			mode,
			isReal,
			money,
			displayedBalance,
			ladder,
			lineBetMinor,
			setLineBet,
			stakeMinor,
			problem,
			replayed,
			practised,
			press,
		},
		log: log.lines,
		dismissProblem: () => setProblem(undefined),
		retryNow: patience.hurry,
		refillMinor: practiceMinor(currency),
		refill() {
			displayedBalance.set(practiceMinor(currency));
			setProblem(undefined);
		},
		async replay(receipt: RoundReceipt) {
			setReplayed(receipt);
			await round.playBack(receipt);
			setReplayed(undefined);
		},
	};
}

/** Where the player's pair has no client seed yet, the first round of this page chooses one. */
const waitingCommitment = (player: GamePage["player"]): string | undefined =>
	player?.seeds.clientSeed === null ? player.seeds.commitment : undefined;

/** Plays back, once, the round that was interrupted. */
function useInterrupted(interrupted: RoundAnswer | null, playBack: (round: RoundAnswer) => Promise<void>): void {
	const done = useRef(false);
	useEffect(() => {
		if (done.current || !interrupted) return;
		done.current = true;
		void playBack(interrupted);
	});
}
