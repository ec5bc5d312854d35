import { noteUse } from "@baize/analytics/web";
import type { PlayMode } from "@baize/catalogue/contract";
import { countPlayed } from "@baize/catalogue/web";
import type { ReelSheet } from "@baize/engines/reels";
import type { CallError } from "@baize/platform-web/reads";
import { useSpins } from "@baize/spins/web";
import { useEffect, useMemo, useRef, useState } from "react";
import { PRACTICE_CURRENCY, type RoundAnswer } from "../../contract/index.ts";
import { type Autoplay, useAutoplay } from "../autoplay/use-autoplay.ts";
import type { GamePage } from "../load-game.ts";
import { giveCue } from "../sound/cues.ts";
import { usePlayTexts } from "../texts.ts";
import { reportLastGame } from "./round/request-round.ts";
import type { Problem, RoundParts } from "./round/round-parts.ts";
import { sentenceOf } from "./round/round-texts.ts";
import { useLogLines } from "./round/use-log-lines.ts";
import { usePracticeRounds } from "./round/use-practice-rounds.ts";
import { useRealRounds } from "./round/use-real-rounds.ts";
import { useReplay } from "./round/use-replay.ts";
import { type RoundPlayer, useRound } from "./round/use-round.ts";
import { affordable, offeredLineBets, stakeOf } from "./stakes/bets.ts";
import { useDisplayedBalance } from "./stakes/use-displayed-balance.ts";
import { useMoneyText } from "./stakes/use-money-text.ts";
import { nearestStake, type Offered, useOfferedStakes } from "./stakes/use-offered-stakes.ts";

const NO_SPINS: NonNullable<GamePage["player"]>["spins"] = [];

export type Game = ReturnType<typeof useGame>;

/** Everything a game page does with rounds: requests them, plays them, and tracks the balance and the log. */
export function useGame({ sheet, player, stakes, law, nowMs }: GamePage, mode: PlayMode) {
	const t = usePlayTexts();
	const currency = player?.currency ?? PRACTICE_CURRENCY;
	const money = useMoneyText(currency);
	const isReal = mode === "real" && player !== null;
	const [problem, showProblem] = useState<Problem>();
	const stake = useStake(sheet, currency, useOfferedStakes(sheet.id, stakes, problem));
	const log = useLogLines();
	const round = useRound((event) => log.add(sentenceOf(event, { t, money })), refused, law);
	const displayedBalance = useDisplayedBalance(mode, player, round.phase === "idle", nowMs);
	const spins = useSpins({
		session: isReal ? player.handle : undefined,
		gameId: sheet.id,
		first: player?.spins ?? NO_SPINS,
		isIdle: round.phase === "idle",
	});
	const bet = { gameId: sheet.id, bet: { lineBetMinor: stake.lineBetMinor } };
	const parts: RoundParts = { round, bet, displayedBalance, showProblem, settle };
	const { retryNow, ...real } = useRealRounds(parts, { player, nowMs });
	const replay = useReplay(round);
	const { spin: practise, ...practice } = usePracticeRounds(parts, { stakeMinor: stake.stakeMinor, currency });

	function refused(error: CallError): void {
		const known = error.body.details?.balanceMinor;
		if (typeof known === "number") displayedBalance.set(known);
		// What the page knew of the spins is not so any more.
		if (spins.isOn) spins.refresh();
		showProblem({ kind: "refused", error });
	}

	function settle(balanceMinor: number): void {
		displayedBalance.set(balanceMinor);
		log.add(t("spoken.balance", { amount: money(balanceMinor) }));
	}

	function spin() {
		showProblem(undefined);
		return isReal ? spinReal(player.handle) : practise();
	}

	async function spinReal(handle: string): Promise<RoundAnswer | undefined> {
		const played = await real.spin(handle, spins.isOn ? spins.grant?.grantId : undefined);
		if (played) spins.played(played.promotion, played.winMinor);
		return played;
	}

	const autoplay = useAutoplay({ stakeMinor: stake.stakeMinor, spin, log });

	useInterrupted(isReal ? player : null, (handle, interrupted) => {
		log.add(t("spoken.resumed"));
		void real.playBack(handle, interrupted);
	});
	useLastGame(player?.handle, sheet.id);
	useEffect(() => noteUse("gameOpened", { game: sheet.id, mode: isReal ? "real" : "practice" }), [sheet.id, isReal]);

	const affordableBet = affordable(sheet, stake.ladder, displayedBalance.balanceMinor ?? 0);
	return {
		...round,
		...stake,
		...practice,
		...replay,
		...{ mode, isReal, money, displayedBalance, problem, retryNow, spins, law, autoplay },
		press: () => pressOnce(round, autoplay, spin),
		log: log.lines,
		dismissProblem: () => showProblem(undefined),
		lowerStake: affordableBet === undefined ? undefined : () => stake.setLineBet(affordableBet),
	};
}

/** The one button: it spins, while something is shown it skips to the end, and it stops what plays by itself. */
function pressOnce({ phase, hurry }: RoundPlayer, autoplay: Autoplay, spin: () => Promise<unknown>): void {
	if (autoplay.progress) autoplay.stop();
	else if (phase === "playing") hurry();
	else if (phase === "idle") {
		giveCue({ type: "press" });
		void spin();
	}
}

/** Plays back, once, the round that was interrupted. */
function useInterrupted(
	player: GamePage["player"],
	playBack: (handle: string, interrupted: RoundAnswer) => void,
): void {
	const done = useRef(false);
	useEffect(() => {
		if (done.current || !player?.interrupted) return;
		done.current = true;
		playBack(player.handle, player.interrupted);
	});
}

function useLastGame(handle: string | undefined, gameId: string): void {
	useEffect(() => {
		if (handle !== undefined) void reportLastGame(handle, gameId);
	}, [handle, gameId]);
	useEffect(() => countPlayed(gameId), [gameId]);
}

/** The line bets that the player can choose from, the chosen one, and the stake that follows from it. */
function useStake(sheet: ReelSheet, currency: string, offered: Offered) {
	const ladder = useMemo(() => offeredLineBets(sheet, currency, offered), [sheet, currency, offered]);
	const [chosenMinor, setLineBet] = useState(ladder.firstMinor);
	// What is not offered any more gives way to the next lower one.
	const lineBetMinor = nearestStake(ladder.lineBetsMinor, chosenMinor);
	return { ladder, lineBetMinor, setLineBet, stakeMinor: stakeOf(sheet, lineBetMinor) };
}
