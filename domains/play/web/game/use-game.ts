import type { PlayMode } from "@baize/catalogue/contract";
import { stakeLadder } from "@baize/games/stakes";
import type { CallError } from "@baize/platform-web/reads";
import { useEffect, useMemo, useRef, useState } from "react";
import { PRACTICE_CURRENCY, type PracticeAnswer, type RoundAnswer, type RoundReceipt } from "../../contract/index.ts";
import type { GamePage } from "../load-game.ts";
import { usePlayTexts } from "../texts.ts";
import { askPracticeRound, askRealRound, type PracticeNext, tellLastGame, tellSeen, usePatience } from "./ask-round.ts";
import { stakeOf } from "./bets.ts";
import type { WaitingPair } from "./client-seed.ts";
import { sentenceOf } from "./tell.ts";
import { useMoneyText } from "./use-money-text.ts";
import { practiceMinor, usePurse } from "./use-purse.ts";
import { useRound } from "./use-round.ts";
import { useToldLines } from "./use-told-lines.ts";

/** Why nothing is being played: a refusal, or an answer that does not come. */
export type Problem = { kind: "refused"; error: CallError } | { kind: "lost" } | { kind: "practiceEmpty" };

export type Game = ReturnType<typeof useGame>;

/** Marked a little after the end, so that who spins on needs no mark: a later round says as much. */
const SEEN_AFTER_MS = 1_200;

/** Everything a game page does with rounds: asks for them, plays them, keeps the money and the account of them. */
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
	const told = useToldLines();
	const round = useRound((event) => told.add(sentenceOf(event, { t, money })), refused);
	const purse = usePurse(mode, player, round.phase === "idle", nowMs);
	const patience = usePatience();
	const seenTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const stakeMinor = stakeOf(sheet, lineBetMinor);
	const bet = { gameId: sheet.id, lineBetMinor };

	function refused(error: CallError): void {
		const known = error.body.details?.balanceMinor;
		if (typeof known === "number") purse.set(known);
		setProblem({ kind: "refused", error });
	}

	const onLost = (): void => setProblem({ kind: "lost" });

	async function spinForMoney(handle: string): Promise<void> {
		clearTimeout(seenTimer.current);
		const ask = () => {
			// The news of the round must not overtake the reels.
			purse.hold();
			const asked = { handle, serverNowMs: Date.now() + offsetMs, waiting: waiting.current };
			return askRealRound(bet, asked, { wait: patience.wait, onLost });
		};
		const played = await round.play(ask, (decided) => {
			setProblem(undefined);
			// The stake is gone; what was won is told by the reels.
			purse.set(decided.balanceMinor - decided.winMinor);
		});
		if (!played) return;
		settle(played.balanceMinor);
		purse.release();
		markSeen(handle, played.roundId);
	}

	async function spinForPractice(balanceMinor: number): Promise<void> {
		if (balanceMinor < stakeMinor) return setProblem({ kind: "practiceEmpty" });
		const ask = () => askPracticeRound(bet, nextPractice.current);
		let afterMinor: number | undefined;
		try {
			const played = await round.play(ask, (decided) => {
				purse.set(balanceMinor - decided.stakeMinor);
				afterMinor = balanceMinor - decided.stakeMinor + decided.winMinor;
			});
			if (played) setPractised(played);
		} finally {
			// What was won is the player's, also where the stage could not show it.
			if (afterMinor !== undefined) settle(afterMinor);
		}
	}

	function settle(balanceMinor: number): void {
		purse.set(balanceMinor);
		told.add(t("told.balance", { amount: money(balanceMinor) }));
	}

	function markSeen(handle: string, roundId: string): void {
		seenTimer.current = setTimeout(() => void tellSeen(handle, sheet.id, roundId), SEEN_AFTER_MS);
	}

	/** The one button: it spins, and while something is shown it shows the end of it. */
	function press(): void {
		if (round.phase === "playing") round.hurry();
		if (round.phase !== "idle") return;
		setProblem(undefined);
		if (isReal) void spinForMoney(player.handle);
		else void spinForPractice(purse.balanceMinor ?? practiceMinor(currency));
	}

	useInterrupted(isReal ? player.interrupted : null, async (interrupted) => {
		told.add(t("told.resumed"));
		await round.playBack(interrupted);
		if (player) markSeen(player.handle, interrupted.roundId);
	});

	const handle = player?.handle;
	useEffect(() => {
		if (handle !== undefined) void tellLastGame(handle, sheet.id);
	}, [handle, sheet.id]);

	return {
		...round,
		...{
			mode,
			isReal,
			money,
			purse,
			ladder,
			lineBetMinor,
			setLineBet,
			stakeMinor,
			problem,
			replayed,
			practised,
			press,
		},
		told: told.lines,
		dismissProblem: () => setProblem(undefined),
		retryNow: patience.hurry,
		refillMinor: practiceMinor(currency),
		refill() {
			purse.set(practiceMinor(currency));
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

/** Plays back, once, the round that was left in the middle. */
function useInterrupted(interrupted: RoundAnswer | null, playBack: (round: RoundAnswer) => Promise<void>): void {
	const done = useRef(false);
	useEffect(() => {
		if (done.current || !interrupted) return;
		done.current = true;
		void playBack(interrupted);
	});
}
