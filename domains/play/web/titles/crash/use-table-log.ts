import { curveMs } from "@baize/engines/crash";
import { useEffect } from "react";
import { usePhaseLog } from "../shared-table/use-phase-log.ts";
import type { Table } from "../shared-table/use-table.ts";
import type { TitleGame } from "../use-title-game.ts";
import { crashX100Of } from "./own-bet.ts";
import { useCrashTexts } from "./texts.ts";
import type { OwnBets } from "./use-own-bet.ts";

/** The multipliers that are spoken while it rises: each in words would never be spoken to its end. */
const SPOKEN_X100 = [150, 200, 300, 500, 1_000, 2_000, 5_000, 10_000];

/** What the log says of the table, for screen readers. */
export function useTableLog(game: TitleGame, table: Table, { own }: OwnBets, ended: string | undefined): void {
	const { log } = game;
	const t = useCrashTexts();
	const { round, phase, now } = table;
	usePhaseLog(game, table, {
		running: t("spoken.running"),
		ended: t("spoken.brokeOff", { height: (crashX100Of(round) ?? 100) / 100 }),
	});
	const startsAtMs = round?.startsAtMs;
	useEffect(() => {
		if (phase !== "running" || startsAtMs === undefined) return;
		const timers = SPOKEN_X100.map((x100) => ({ x100, inMs: startsAtMs + curveMs(x100) - now() }))
			.filter(({ inMs }) => inMs > 0)
			.map(({ x100, inMs }) => setTimeout(() => log.add(t("spoken.at", { height: x100 / 100 })), inMs));
		return () => timers.forEach(clearTimeout);
	}, [phase, startsAtMs]);
	useEffect(() => {
		if (ended) log.add(ended);
	}, [ended, own?.number]);
}
