import { unreachable } from "@baize/kernel/check";
import type { Log } from "@baize/platform-server";
import type { PlayPorts } from "../ports.ts";
import type { Titles } from "../titles.ts";
import type { Chains } from "./chains.ts";
import { type DrawnRound, drawRound, isShared } from "./round.ts";
import { dueStep } from "./rules.ts";
import { settleRound } from "./settle.ts";
import { endRound, insertRound, noteAlive, readLastRounds, readLatestRounds } from "./store.ts";
import type { SharedTitle, TableRound } from "./types.ts";

export type DrivingPorts = Pick<PlayPorts, "database" | "clock" | "wallet"> & {
	log: Pick<Log, "error">;
	titles: Titles;
	chains: Chains;
};

/** A round that ends and is settled is followed by no step that must wait: more than these are not due at once. */
const MAX_STEPS = 4;

export const sharedTitles = ({ all }: Pick<Titles, "all">): SharedTitle[] => all.filter(isShared);

/**
 * One run over all tables: begins, ends and settles their rounds as they fall due. Each step does nothing if it was done
 * before, so a process may stop between any two, and two processes at once do no harm. Returns whether anything changed.
 */
export async function driveTables(ports: DrivingPorts): Promise<boolean> {
	let changed = false;
	const titles = sharedTitles(ports.titles);
	const latest = await readLatestRounds(
		ports.database.reader,
		titles.map(({ number }) => number),
	);
	for (const title of titles) {
		try {
			let last = latest.get(title.number);
			for (let step = 0; step < MAX_STEPS && (await driveTable(ports, title, last)); step++) {
				changed = true;
				[last] = await readLastRounds(ports.database.reader, title.number, 1);
			}
		} catch (error) {
			ports.log.error({ err: error, game: title.game.sheet.id }, "the round of a table could not be taken further");
		}
	}
	return changed;
}

/** Returns whether another step may be due. */
async function driveTable(ports: DrivingPorts, title: SharedTitle, last: TableRound | undefined): Promise<boolean> {
	const { database, clock } = ports;
	if (!last) return openNext(ports, title, undefined);
	const drawn = await drawRound(ports, last);
	// Its chain cannot be derived any more: it is not drawn from another one, but void.
	if (!drawn) return endLost(ports, title, last);
	const { phases, leaving } = title.game;
	const times = { runMs: drawn.runMs, pauseMs: phases.endedMs, isLeft: leaving !== null };
	const due = dueStep(last, times, clock.nowMs());
	switch (due) {
		case "nothing":
			return false;
		case "next":
			return openNext(ports, title, last);
		case "note":
			await noteAlive(database.reader, last, clock.nowMs());
			return false;
		case "void":
			return endRound(database.reader, last, { revealed: null, isInterrupted: false, atMs: clock.nowMs() });
		case "end":
		case "interrupt":
			return end(ports, drawn, due === "interrupt");
		case "settle":
			await settleRound(ports, { title: drawn.title, round: last, drawn: last.revealed ? drawn : undefined });
			return true;
		default:
			return unreachable(due);
	}
}

const end = ({ database, clock }: DrivingPorts, { round, outcome, element }: DrawnRound, isInterrupted: boolean) =>
	endRound(database.reader, round, { revealed: { outcome, element }, isInterrupted, atMs: clock.nowMs() });

async function endLost(ports: DrivingPorts, title: SharedTitle, round: TableRound): Promise<boolean> {
	const { database, clock } = ports;
	if (round.settledAtMs !== null) return openNext(ports, title, round);
	if (round.endedAtMs === null) {
		ports.log.error({ round: round.number }, "the seeds of a table do not fit their commitment; the round is void");
		return endRound(database.reader, round, { revealed: null, isInterrupted: false, atMs: clock.nowMs() });
	}
	await settleRound(ports, { title, round, drawn: undefined });
	return true;
}

/** The next round, of the next chain where this one is used up or lost. It takes bets from now on. */
async function openNext(
	{ database, clock, chains }: DrivingPorts,
	{ number: gameNumber, game }: SharedTitle,
	last: TableRound | undefined,
): Promise<boolean> {
	const current = last && (await chains.open(gameNumber, last.chain));
	const isWithin = current && last.place < current.row.length;
	const chain = isWithin ? current : await chains.publish(gameNumber, (last?.chain ?? 0) + 1);
	if (!chain) return false;
	const place = isWithin ? last.place + 1 : 1;
	const openedAtMs = clock.nowMs();
	const locksAtMs = openedAtMs + game.phases.betMs;
	await insertRound(database.reader, {
		...{ gameNumber, place, openedAtMs, locksAtMs },
		number: (last?.number ?? 0) + 1,
		sheetVersion: game.sheet.version,
		chain: chain.row.chain,
		commitment: chain.seeds.commitmentTo(place),
		startsAtMs: locksAtMs + game.phases.lockedMs,
	});
	return true;
}
