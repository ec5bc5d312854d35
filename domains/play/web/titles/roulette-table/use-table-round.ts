import type { SharedGame } from "@baize/engines/game";
import { useEffect } from "react";
import { useSharedTableTexts } from "../shared-table/texts.ts";
import { usePhaseLog } from "../shared-table/use-phase-log.ts";
import type { Table } from "../shared-table/use-table.ts";
import type { TitleGame } from "../use-title-game.ts";
import { roundOfStakes, stakedMinorOf } from "./own-stakes.ts";
import { useRouletteTableTexts } from "./texts.ts";
import { useBalanceAtRest, useOwnStakes } from "./use-own-stakes.ts";
import { drawnIn, useSharedWheel } from "./use-shared-wheel.ts";
import { useTableCues } from "./use-table-cues.ts";
import words from "./words.ts";

export type TableRoundShown = ReturnType<typeof useTableRound>;

type Seen = { pockets: readonly number[]; isStill: boolean; isNameHidden: boolean };

/** The round of the table as it is shown: nothing of its number, its chips and its wins before the ball has come to rest. */
export function useTableRound(game: TitleGame, table: Table, { pockets, isStill, isNameHidden }: Seen) {
	const { round, phase } = table;
	const shared = game.game as SharedGame;
	const runMs = shared.runMs(null);
	const stakes = useOwnStakes(game, table, isNameHidden);
	const wheel = useSharedWheel(table, { pockets, runMs, isStill });
	const { drawn } = wheel;
	const isShown = drawn !== undefined || phase === "void";
	const { own } = stakes;
	const isSettled = own.length > 0 && own.every(({ state }) => state !== "open");
	const ended = drawn !== undefined && isSettled ? roundOfStakes(shared, own, { drawn }) : undefined;
	const isSpinning = (phase === "running" || phase === "ended") && !isShown;
	useBalanceAtRest(game, own, { isShown, isSpinning });
	useTableCues({ isTurning: wheel.isTurning, isIn: own.length > 0, runMs, ended });
	useRoundLog(game, table, { drawn, ended, stakedMinor: stakedMinorOf(own) });
	const earlier = table.results.filter(({ number }) => number !== round?.number).map(drawnIn);
	const numbers = [drawn, ...earlier].filter((pocket) => pocket !== undefined);
	return { stakes, wheel, ended, isShown, numbers };
}

type Logged = {
	drawn: number | undefined;
	ended: ReturnType<typeof roundOfStakes> | undefined;
	stakedMinor: number;
};

function useRoundLog(game: TitleGame, table: Table, { drawn, ended, stakedMinor }: Logged): void {
	const t = useSharedTableTexts();
	const own = useRouletteTableTexts();
	const sentenceOf = words.useSentences(game.money);
	const { log, money } = game;
	usePhaseLog(game, table, { running: own("spoken.running") });
	useEffect(() => {
		if (stakedMinor > 0 && table.phase === "betting") log.add(t("spoken.placed", { amount: money(stakedMinor) }));
	}, [stakedMinor]);
	useEffect(() => {
		if (drawn !== undefined) log.add(sentenceOf({ type: "resultDrawn", drawn } as { type: string }));
	}, [drawn, table.round?.number]);
	const hasEnded = ended !== undefined;
	useEffect(() => {
		for (const event of ended?.events.slice(1) ?? []) log.add(sentenceOf(event));
	}, [hasEnded]);
}
