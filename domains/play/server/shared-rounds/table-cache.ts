import type { Id } from "@baize/kernel/id";
import type { Clock } from "@baize/kernel/time";
import type { Database } from "@baize/platform-server";
import type { TableChain, TableResult, TableSeats } from "../../contract/index.ts";
import type { PlayPorts } from "../ports.ts";
import type { Titles } from "../titles.ts";
import type { Chains } from "./chains.ts";
import { sharedTitles } from "./drive.ts";
import { type DrawnRound, drawRound } from "./round.ts";
import { countStakes, readLargestStakes } from "./stake-store.ts";
import { readLastRounds, readLatestRounds } from "./store.ts";
import type { SharedTitle, TableRound } from "./types.ts";
import { resultOf, seatView, shownX100 } from "./views.ts";

const RESULTS = 30;
const SEATS = 20;
/** Who is in a round is read from the database at most this often. */
const SEATS_FRESH_MS = 400;

/** What a process knows of a table. */
export type KnownTable = {
	title: SharedTitle;
	/** Its last round; undefined before the first one. */
	drawn: DrawnRound | undefined;
	results: readonly TableResult[];
	chain: TableChain | null;
};

export type TableCache = {
	refresh(): Promise<void>;
	of(gameId: string): KnownTable | undefined;
	all(): readonly KnownTable[];
	seatsOf(table: KnownTable): Promise<TableSeats | null>;
};

type Ports = Pick<PlayPorts, "nicknamesOf"> & { database: Database; clock: Clock; titles: Titles; chains: Chains };

export function openTableCache(ports: Ports): TableCache {
	let tables = new Map<string, KnownTable>();
	const seats = openSeats(ports);
	return {
		async refresh() {
			const titles = sharedTitles(ports.titles);
			const latest = await readLatestRounds(
				ports.database.reader,
				titles.map(({ number }) => number),
			);
			const read = await Promise.all(
				titles.map((title) =>
					readTable(ports, { title, last: latest.get(title.number), known: tables.get(title.game.sheet.id) }),
				),
			);
			tables = new Map(read.map((table) => [table.title.game.sheet.id, table]));
		},
		of: (gameId) => tables.get(gameId),
		all: () => [...tables.values()],
		seatsOf: seats,
	};
}

type Looked = { title: SharedTitle; last: TableRound | undefined; known: KnownTable | undefined };

/** The results are read again when a round has begun or ended; in between only the last round can change. */
async function readTable(ports: Ports, { title, last, known }: Looked): Promise<KnownTable> {
	const drawn = last && (await drawRound(ports, last));
	if (known && last && isSame(known.drawn?.round, last)) return { ...known, title, drawn };
	const rounds = last ? await readLastRounds(ports.database.reader, title.number, RESULTS + 1) : [];
	const chain = last ? await ports.chains.open(title.number, last.chain) : null;
	return {
		title,
		drawn,
		results: rounds.filter(({ endedAtMs }) => endedAtMs !== null).map((round) => resultOf(title, round)),
		chain: chain && {
			...{ chain: chain.row.chain, length: chain.row.length, commitment: chain.row.commitment },
			...{ publicSalt: chain.row.publicSalt, publishedAtMs: chain.row.publishedAtMs },
		},
	};
}

const isSame = (known: TableRound | undefined, last: TableRound): boolean =>
	known?.number === last.number && known.endedAtMs === last.endedAtMs;

/** Read once for all who ask within a short time, for each table by itself. */
function openSeats(ports: Ports): TableCache["seatsOf"] {
	const tables = new Map<number, ReturnType<typeof openSeatsOfTable>>();
	return async ({ title, drawn }) => {
		if (!drawn) return null;
		const table = tables.get(title.number) ?? openSeatsOfTable(ports);
		tables.set(title.number, table);
		return table(drawn);
	};
}

/** Names are read once a round. */
function openSeatsOfTable({ database, clock, nicknamesOf }: Ports): (drawn: DrawnRound) => Promise<TableSeats> {
	let known: { number: number; atMs: number; seats: Promise<TableSeats> } | undefined;
	let names = { number: 0, of: new Map<Id, string | null>() };

	async function namesOf(number: number, playerIds: readonly Id[]): Promise<ReadonlyMap<Id, string | null>> {
		if (names.number !== number) names = { number, of: new Map() };
		const missing = [...new Set(playerIds)].filter((id) => !names.of.has(id));
		if (missing.length > 0) for (const [id, name] of await nicknamesOf(missing)) names.of.set(id, name);
		return names.of;
	}

	async function read(drawn: DrawnRound): Promise<TableSeats> {
		const { round, title } = drawn;
		const atX100 = shownX100(drawn, clock.nowMs());
		const [{ count, left }, largest] = await Promise.all([
			countStakes(database.reader, round, atX100),
			readLargestStakes(database.reader, round, SEATS),
		]);
		const shown = largest.filter(({ isNameHidden }) => !isNameHidden);
		const found = await namesOf(
			round.number,
			shown.map(({ playerId }) => playerId),
		);
		const seats = largest.map((stake) =>
			seatView(stake, { game: title.game, atX100, name: found.get(stake.playerId) ?? null }),
		);
		return { gameId: title.game.sheet.id, number: round.number, count, leftCount: left, seats };
	}

	return (drawn) => {
		const nowMs = clock.nowMs();
		const { number } = drawn.round;
		if (known?.number !== number || nowMs - known.atMs >= SEATS_FRESH_MS)
			known = { number, atMs: nowMs, seats: read(drawn) };
		return known.seats;
	};
}
