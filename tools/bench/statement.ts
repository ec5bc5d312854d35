import { rmSync } from "node:fs";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { ReplyOf } from "@baize/kernel/call";
import { type Id, openIds } from "@baize/kernel/id";
import { DAY_MS, HOUR_MS, systemClock } from "@baize/kernel/time";
import { ledgerModule } from "@baize/ledger/module";
import { type Ledger, openLedger } from "@baize/ledger/server";
import { type ChainedOperation, writeLongChain } from "@baize/ledger/testing";
import {
	type Database,
	migrate,
	openDatabase,
	openInProcessClient,
	type SignedInVisit,
	sqlFiles,
	startEmbedded,
} from "@baize/platform-server";
import { PROVED } from "@baize/testing";
import { downloadWalletHistory, getWalletHistory, getWalletTotals } from "@baize/wallet/contract";
import { openWallet } from "@baize/wallet/server";
import { sql } from "kysely";
import { atMost, type Figure } from "./measure.ts";
import { newFolder } from "./processes.ts";
import { percentile } from "./settlements.ts";

const OPERATIONS = 1_000_000;
const PAGE = 50;
const READS = 60;
const GOAL_MS = 50;
const GOAL_MIB = 64;
const DOMAINS = new URL("../../domains", import.meta.url).pathname;

const END_MS = Date.UTC(2026, 10, 20);
const TICK_MS = 250;
const STEP_MS = 30_000;
const BEGIN_MS = END_MS - OPERATIONS * STEP_MS;

/** A player with a million operations in a year: pages and sums of their statement, and the whole of it as a file. */
export async function statement(): Promise<Figure[]> {
	const folder = newFolder();
	const server = await startEmbedded(join(folder, "postgres"));
	const database = openDatabase(server.url);
	await migrate(database.reader, sqlFiles(DOMAINS, ["ledger"]));
	const ledger = openLedger({ database, clock: systemClock });
	try {
		const playerId = await writePlayer(database, ledger);
		const api = openApi(ledger, playerId);
		const figures: Figure[] = [];
		for (const [name, query] of Object.entries(SELECTIONS)) figures.push(await pageFigure(name, api, query));
		return [...figures, ...(await fileFigures(api))];
	} finally {
		await ledger.close();
		await database.close();
		await server.stop();
		rmSync(folder, { recursive: true, force: true });
	}
}

type Query = { group?: "deposits" | "casino" | "sports"; fromMs?: number; toMs?: number; before?: string };

const SELECTIONS: Record<string, Query> = {
	"statement page, newest": {},
	"of deposits, few among a million": { group: "deposits" },
	"of bets, some among a million": { group: "sports" },
	"of rounds, nearly all": { group: "casino" },
	"of a month long ago": { fromMs: BEGIN_MS + 40 * DAY_MS, toMs: BEGIN_MS + 70 * DAY_MS },
	"of an hour, in the middle of a day": {
		fromMs: BEGIN_MS + 200 * DAY_MS + HOUR_MS,
		toMs: BEGIN_MS + 200 * DAY_MS + 2 * HOUR_MS,
	},
	"of deposits of the first half": { group: "deposits", toMs: (BEGIN_MS + END_MS) / 2 },
	"of bets before a moment of the first day": { group: "sports", toMs: BEGIN_MS + DAY_MS },
};

function* operations(newId: () => Id): Generator<ChainedOperation> {
	const open: Id[] = [];
	for (let place = 0; place < OPERATIONS; place++) {
		const base = { subject: newId(), atMs: BEGIN_MS + place * STEP_MS, stakeMinor: 0n, winMinor: 0n };
		if (place % 5_000 === 0) yield { ...base, kind: "deposit", winMinor: 600_000n };
		else if (place % 211 === 0) {
			open.push(base.subject);
			yield { ...base, kind: "sportsBet", stakeMinor: 500n };
		} else if (place % 211 === 100 && open.length > 0)
			yield { ...base, kind: "sportsSettle", subject: open.shift()!, stakeMinor: 500n, winMinor: BigInt(place % 900) };
		else yield { ...base, kind: "casinoRound", stakeMinor: 100n, winMinor: place % 5 === 0 ? 440n : 0n, gameId: 7 };
	}
}

async function writePlayer(database: Database, ledger: Ledger): Promise<Id> {
	const newId = openIds(systemClock, 1);
	const playerId = newId();
	const ticking = setInterval(() => void ledger.endTick(), TICK_MS);
	await writeLongChain(database, { playerId, currency: "CAD" }, operations(newId));
	clearInterval(ticking);
	await sql`vacuum analyze`.execute(database.reader);
	const jobs = ledgerModule.parts?.(ledger, {} as never).jobs ?? [];
	const isBehind = async () =>
		(await ledger.lags()).some((lag) => lag.operations > 0n) || (await ledger.lags()).length === 0;
	const startedMs = performance.now();
	while (await isBehind()) for (const { run } of jobs) await run();
	console.log(`  a million operations followed in ${((performance.now() - startedMs) / 1000).toFixed(1)} s`);
	return playerId;
}

function openApi(ledger: Ledger, playerId: Id) {
	const client = openInProcessClient(openWallet({ ledger }).routes);
	const session = {
		sessionId: playerId,
		handle: "bench",
		playerId,
		bucket: Number(playerId % 64n),
		currency: "CAD",
		roles: [],
		...PROVED,
	};
	const visit = { session, locale: "en", ip: "127.0.0.1" } as unknown as SignedInVisit;
	const params = { session: "bench" };
	return {
		page: (query: Query) => client.call(getWalletHistory, { params, query: { ...query, limit: PAGE } }, visit),
		totals: ({ fromMs, toMs }: Query) =>
			client.call(getWalletTotals, { params, query: JSON.parse(JSON.stringify({ fromMs, toMs })) }, visit),
		file: async () =>
			(await client.callByName(downloadWalletHistory.name, { params, query: {} }, visit)) as {
				parts: AsyncIterable<string>;
			},
	};
}

type Api = ReturnType<typeof openApi>;
type Page = ReplyOf<typeof getWalletHistory>;

/** What the statement's page reads: entries and sums, on the first page and on those behind it. */
async function pageFigure(name: string, api: Api, query: Query): Promise<Figure> {
	const timesMs: number[] = [];
	let before: string | null = null;
	let rows = 0;
	for (let read = 0; read < READS; read++) {
		const startedMs = performance.now();
		const reading: [Promise<Page>, Promise<unknown>] = [
			api.page({ ...query, ...(before && { before }) }),
			api.totals(query),
		];
		const [page] = await Promise.all(reading);
		timesMs.push(performance.now() - startedMs);
		before = page.before;
		rows += page.entries.length;
	}
	if (rows === 0) throw new Error(`the statement ${name} has no entries`);
	const about = `p50 ${percentile(timesMs, 0.5).toFixed(1)} ms, of ${READS} pages with their sums`;
	return atMost(name, percentile(timesMs, 0.99), GOAL_MS, "ms", about);
}

/** Reads the whole file as a slow client would, and looks at the memory that is used meanwhile. */
async function fileFigures(api: Api): Promise<Figure[]> {
	setFlagsFromString("--expose-gc");
	const collectGarbage = runInNewContext("gc") as () => void;
	const heap = (): number => {
		collectGarbage();
		return process.memoryUsage().heapUsed / 2 ** 20;
	};
	const { parts } = await api.file();
	let bytes = 0;
	let count = 0;
	let beganMib = 0;
	let maxMib = 0;
	const startedMs = performance.now();
	for await (const part of parts) {
		bytes += Buffer.byteLength(part);
		if (++count === 20) beganMib = heap();
		if (count % 50 === 0) maxMib = Math.max(maxMib, heap());
	}
	const seconds = (performance.now() - startedMs) / 1000;
	const about = `${(bytes / 2 ** 20).toFixed(0)} MiB in ${seconds.toFixed(0)} s`;
	return [atMost("memory that a CSV of a million takes", Math.max(0, maxMib - beganMib), GOAL_MIB, "MiB", about)];
}
