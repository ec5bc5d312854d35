import { noteUse } from "@baize/analytics/web";
import type { PlayMode } from "@baize/catalogue/contract";
import { type Game, stakeSteps } from "@baize/engines/game";
import { otherGameOf } from "@baize/games/others";
import { stakeUnitOf } from "@baize/games/stakes";
import { check } from "@baize/kernel/check";
import { CallError } from "@baize/platform-web/reads";
import { startTransition, useEffect, useMemo, useRef, useState } from "react";
import { PRACTICE_CURRENCY } from "../../contract/index.ts";
import { reportLastGame, usePatience } from "../game/round/request-round.ts";
import type { Problem } from "../game/round/round-parts.ts";
import { useLogLines } from "../game/round/use-log-lines.ts";
import type { Phase } from "../game/round/use-round.ts";
import { practiceMinor, useDisplayedBalance } from "../game/stakes/use-displayed-balance.ts";
import { useMoneyText } from "../game/stakes/use-money-text.ts";
import { nearestStake, type Offered, useOfferedStakes } from "../game/stakes/use-offered-stakes.ts";
import type { TitlePage } from "../load-game.ts";
import type { LimitsOfStake, Show, TitleRound } from "./title-round.ts";
import { useRecalled } from "./use-recalled.ts";
import { useShown } from "./use-shown.ts";
import { useTitleRequests } from "./use-title-requests.ts";
import { useTitleSpins } from "./use-title-spins.ts";
import { withCues } from "./with-cues.ts";

/** The initial stake: about one unit of money a round. */
const FIRST_STAKE_UNITS = 100;
const AT_ONCE: Show = async () => {};
/** How many results are shown beside the stage. */
const MAX_RESULTS = 12;

export type TitleGame = ReturnType<typeof useTitleGame>;

/** What the page of a title that is no slot does with rounds: stakes, requests, results and the balance. */
export function useTitleGame(page: TitlePage, mode: PlayMode) {
	const { player, gameId } = page;
	const currency = player?.currency ?? PRACTICE_CURRENCY;
	const money = useMoneyText(currency);
	const isReal = mode === "real" && player !== null;
	const game = gameOf(gameId);
	const { wait, hurry } = usePatience();
	const [phase, setPhase] = useState<Phase>("idle");
	const [problem, showProblem] = useState<Problem>();
	const [results, setResults] = useState<readonly TitleRound[]>([]);
	const displayedBalance = useDisplayedBalance(mode, player, phase === "idle", page.nowMs);
	const offered = useOfferedStakes(gameId, page.stakes, problem);
	const stake = useStakes(game.sheet as unknown as LimitsOfStake, currency, offered);
	const log = useLogLines();
	const sent = useTitleRequests(page, isReal, {
		onLost: () => showProblem({ kind: "lost" }),
		onBalance: displayedBalance.set,
		practiceMinor: displayedBalance.balanceMinor ?? practiceMinor(currency),
	});
	const requests = withCues(game.kind, sent);

	const { recalled, replay, endRecall } = useRecalled(page, isReal, log);
	const own = { isReal, isIdle: phase === "idle", stakeMinor: stake.stakeMinor };
	const { spins, grantId, nextStakeMinor, counted, refresh } = useTitleSpins(page, own);

	const { during, isBusy } = useOneAtATime({
		...{ displayedBalance, endRecall, showProblem, setPhase },
		async refresh(code) {
			refresh();
			await requests.refresh(code);
		},
		onEnded: (round) => setResults((earlier) => [round, ...earlier].slice(0, MAX_RESULTS)),
	});
	const heldMinor = displayedBalance.balanceMinor ?? 0;
	const affordableMinor = stake.ladder.findLast((minor) => minor <= heldMinor);
	useLastGame(player?.handle, gameId);
	useEffect(() => noteUse("gameOpened", { game: gameId, mode: isReal ? "real" : "practice" }), [gameId, isReal]);
	return {
		...{ game, mode, isReal, money, phase, displayedBalance, problem, results, currency, log, offered, law: page.law },
		...stake,
		...{ open: requests.open, practised: requests.practised, spins, nextStakeMinor },
		...{ recalled, replay, replayed: recalled?.isReplay ? recalled.round : undefined },
		/** Whether something is requested or shown, also before the page has been drawn anew for it. */
		isBusy,
		/** The round that is over and stands on the stage. */
		shown: recalled?.round ?? (requests.open || phase === "asking" ? undefined : results[0]),
		/** Stakes and begins: of a title of one step that is the whole round. `show` shows it before the balance does. */
		begin(bet: object, show: (round: TitleRound) => Promise<void>, stakeMinor = stake.stakeMinor): Promise<void> {
			if (!isReal && heldMinor < stakeMinor) return Promise.resolve(showProblem({ kind: "practiceEmpty" }));
			return during("asking", async () => counted(await requests.begin(bet, stakeMinor, show, grantId)));
		},
		/** `addedMinor`: what the action stakes in addition. */
		act(action: object, { addedMinor = 0, show = AT_ONCE }: { addedMinor?: number; show?: Show } = {}): Promise<void> {
			if (!isReal && heldMinor < addedMinor) return Promise.resolve(showProblem({ kind: "practiceEmpty" }));
			return during("playing", () => requests.act({ action, addedMinor, show }));
		},
		/** Of a table that many share, whose requests are its stage's own. */
		table: {
			...{ handle: player?.handle, wait, showProblem },
			refused: (error: CallError) => refused({ displayedBalance, showProblem }, error),
		},
		retryNow(): void {
			requests.retryNow();
			hurry();
		},
		dismissProblem: () => showProblem(undefined),
		lowerStake: affordableMinor === undefined ? undefined : () => stake.setStake(affordableMinor),
		...refilling(currency, { displayedBalance, showProblem }),
	};
}

type Refilled = Pick<Steps, "displayedBalance" | "showProblem">;

/** Of practice money. */
const refilling = (currency: string, { displayedBalance, showProblem }: Refilled) => ({
	refillMinor: practiceMinor(currency),
	refill() {
		displayedBalance.set(practiceMinor(currency));
		showProblem(undefined);
	},
});

type Steps = {
	displayedBalance: ReturnType<typeof useDisplayedBalance>;
	endRecall(): void;
	showProblem(problem: Problem | undefined): void;
	setPhase(phase: Phase): void;
	refresh: ReturnType<typeof useTitleRequests>["refresh"];
	onEnded(round: TitleRound): void;
};

function refused(
	{ displayedBalance, showProblem }: Pick<Steps, "displayedBalance" | "showProblem">,
	error: CallError,
): void {
	const known = error.body.details?.balanceMinor;
	if (typeof known === "number") displayedBalance.set(known);
	showProblem({ kind: "refused", error });
}

/** Does one thing at a time, and says why it was refused. */
function useOneAtATime({ displayedBalance, endRecall, showProblem, setPhase, refresh, onEnded }: Steps) {
	const isBusy = useRef(false);
	const shown = useShown();

	async function during(phase: Phase, work: () => Promise<TitleRound | undefined>): Promise<void> {
		if (isBusy.current) return;
		isBusy.current = true;
		startTransition(() => {
			endRecall();
			showProblem(undefined);
			setPhase(phase);
		});
		displayedBalance.freeze();
		try {
			const ended = await work();
			startTransition(() => {
				showProblem(undefined);
				if (ended) onEnded(ended);
			});
		} catch (error) {
			if (!(error instanceof CallError)) throw error;
			refused({ displayedBalance, showProblem }, error);
			await refresh(error.code);
		} finally {
			// Not before the page shows how the round stands: a press on what it showed before would mean something else.
			await shown(() => {
				setPhase("idle");
				displayedBalance.release();
			});
			isBusy.current = false;
		}
	}
	return { during, isBusy: (): boolean => isBusy.current };
}

function gameOf(gameId: string): Game {
	const game = otherGameOf(gameId);
	check(game, "the page is that of a title");
	return game;
}

/** For “continue playing”. CAT-11 */
function useLastGame(handle: string | undefined, gameId: string): void {
	useEffect(() => {
		if (handle !== undefined) void reportLastGame(handle, gameId);
	}, [handle, gameId]);
}

function useStakes(limits: LimitsOfStake, currency: string, offered: Offered) {
	const ladder = useMemo(
		() => offered?.offeredMinor ?? stakeSteps(limits).map((units) => units * stakeUnitOf(currency)),
		[limits, currency, offered],
	);
	const firstMinor = FIRST_STAKE_UNITS * stakeUnitOf(currency);
	// Of a title whose lowest stake is above that, it is the lowest.
	const [stakeMinor, setStake] = useState(ladder.findLast((minor) => minor <= firstMinor) ?? ladder[0] ?? firstMinor);
	// What is not offered any more gives way to the next lower one. Chips on a table add up to any amount.
	useEffect(() => setStake((chosen) => nearestStake(ladder, chosen)), [offered]);
	const at = ladder.indexOf(stakeMinor);
	return { ladder, stakeMinor, setStake, lower: ladder[at - 1], higher: ladder[at + 1] };
}
