import { usePolled, useStream } from "@baize/platform-web/reads";
import { useCallback, useEffect, useRef, useState } from "react";
import {
	readTable,
	TABLE_ROUND,
	TABLE_SEATS,
	TABLES_TOPIC,
	type TablePhase,
	type TableResult,
	type TableRoundView,
	type TableSeats,
	type TableView,
} from "../../../contract/index.ts";

export type Table = {
	/** Null until it is known. */
	round: TableRoundView | null;
	/** By the page's clock, until the server has sent the end. */
	phase: TablePhase | null;
	seats: TableSeats | null;
	results: readonly TableResult[];
	chain: TableView["chain"];
	/** The server's time. */
	now(): number;
	/** Whole seconds until it starts; null from then on. */
	startsInSeconds: number | null;
};

const ORDER: readonly TablePhase[] = ["betting", "locked", "running", "ended", "void"];

const isLater = (one: TableRoundView, known: TableRoundView | null): boolean =>
	!known ||
	one.number > known.number ||
	(one.number === known.number && ORDER.indexOf(one.phase) >= ORDER.indexOf(known.phase));

/** The table as the stream has it; what it has missed comes with the next poll. */
export function useTable(gameId: string): Table {
	const { data, refresh } = usePolled(readTable, { params: { gameId } });
	const [round, setRound] = useState<TableRoundView | null>(null);
	const [seats, setSeats] = useState<TableSeats | null>(null);
	const { now, learn } = useServerTime();
	const take = useCallback(
		(next: TableRoundView): void => {
			learn(next.nowMs);
			setRound((known) => (isLater(next, known) ? next : known));
		},
		[learn],
	);
	useEffect(() => {
		if (data?.round) take(data.round);
		if (data?.seats) setSeats(data.seats);
	}, [data, take]);
	useStream(
		TABLES_TOPIC,
		TABLE_ROUND,
		(message) => {
			const next = message as unknown as TableRoundView;
			if (next.gameId !== gameId) return;
			take(next);
			if (next.phase === "betting") refresh();
		},
		refresh,
	);
	useStream(TABLES_TOPIC, TABLE_SEATS, (message) => {
		const next = message as unknown as TableSeats;
		if (next.gameId === gameId) setSeats(next);
	});
	const timed = useTimedPhase(round, now);
	const { results = [], chain = null } = data ?? {};
	return { round, seats: seats?.number === round?.number ? seats : null, results, chain, now, ...timed };
}

/** The server's clock, from the times in its messages: each makes it late and never early, so the least late one is right. */
function useServerTime() {
	const aheadMs = useRef<number>(undefined);
	const learn = useCallback((serverMs: number): void => {
		aheadMs.current = Math.max(aheadMs.current ?? Number.NEGATIVE_INFINITY, serverMs - Date.now());
	}, []);
	const now = useCallback(() => Date.now() + (aheadMs.current ?? 0), []);
	return { now, learn };
}

/** Phases that have a time are entered by the page's own clock. Only the server knows the end. */
function useTimedPhase(round: TableRoundView | null, now: () => number): Pick<Table, "phase" | "startsInSeconds"> {
	const [nowMs, setNow] = useState(0);
	useEffect(() => {
		if (!round || ORDER.indexOf(round.phase) >= ORDER.indexOf("running")) return;
		const tick = (): void => setNow(now());
		const timer = setInterval(tick, 200);
		tick();
		return () => clearInterval(timer);
	}, [round, now]);
	if (!round) return { phase: null, startsInSeconds: null };
	if (round.phase === "ended" || round.phase === "void" || round.phase === "running" || nowMs >= round.startsAtMs)
		return { phase: ORDER.indexOf(round.phase) > 2 ? round.phase : "running", startsInSeconds: null };
	const startsInSeconds = nowMs === 0 ? null : Math.ceil((round.startsAtMs - nowMs) / 1_000);
	return { phase: nowMs < round.locksAtMs && round.phase === "betting" ? "betting" : "locked", startsInSeconds };
}
