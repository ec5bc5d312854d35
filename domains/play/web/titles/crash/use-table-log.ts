import { curveMs } from "@baize/engines/crash";
import { useEffect, useRef } from "react";
import { useSharedTableTexts } from "../shared-table/texts.ts";
import type { Table } from "../shared-table/use-table.ts";
import type { TitleGame } from "../use-title-game.ts";
import { crashX100Of } from "./own-bet.ts";
import { useCrashTexts } from "./texts.ts";
import type { OwnBets } from "./use-own-bet.ts";

/** The multipliers that are spoken while it rises: each in words would never be spoken to its end. */
const SPOKEN_X100 = [150, 200, 300, 500, 1_000, 2_000, 5_000, 10_000];
const SPOKEN_SECONDS = 3;

/** What the log says of the table, for screen readers. */
export function useTableLog({ log }: TitleGame, table: Table, { own }: OwnBets, ended: string | undefined): void {
	const t = useCrashTexts();
	const ofTable = useSharedTableTexts();
	const { round, phase, startsInSeconds, now } = table;
	const number = round?.number;
	const hasSeen = useRef(false);
	useEffect(() => {
		if (number === undefined || phase === null) return;
		// The page is opened in the middle of something: it begins with the next thing.
		if (!hasSeen.current) {
			hasSeen.current = true;
			return;
		}
		if (phase === "betting") log.add(ofTable("spoken.betting", { number }));
		if (phase === "running") log.add(t("spoken.running"));
		if (phase === "ended") log.add(t("spoken.brokeOff", { height: (crashX100Of(round) ?? 100) / 100 }));
		if (phase === "void") log.add(ofTable("void"));
	}, [number, phase]);
	useEffect(() => {
		if (startsInSeconds === SPOKEN_SECONDS) log.add(ofTable("spoken.startsIn", { seconds: SPOKEN_SECONDS }));
	}, [startsInSeconds]);
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
