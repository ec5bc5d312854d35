import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DAY_MS } from "@baize/kernel/time";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { EventView } from "../../contract/index.ts";
import { openTestSports, placedBet, type TestSports } from "../../testing/index.ts";
import { addressSource } from "./data-files.ts";
import { OPENFOOTBALL } from "./openfootball.ts";
import { readOpenfootball } from "./openfootball-read.ts";

const NOW_MS = Date.UTC(2026, 10, 20, 12);
const FIXTURES = `league,competition,season,round,date,kickoff_local,home,away
es.1,Spain Primera División 2026/27,2026-27,Matchday 13,2026-11-21,17:00,Strong FC,Weak CF
es.1,Spain Primera División 2026/27,2026-27,Matchday 13,2026-11-22,21:00,Weak CF,Middling
es.1,Spain Primera División 2026/27,2026-27,Matchday 12,2026-11-14,21:00,Middling,Strong FC
`;
const HEAD = "league,season,round,date,kickoff_local,home,away,ht_home,ht_away,ft_home,ft_away\n";
const PAST = Array.from({ length: 10 }, (_, at) =>
	[
		`es.1,2025-26,R${at},2026-0${(at % 5) + 1}-1${at},17:00,Strong FC,Weak CF,1,0,2,${at % 2}`,
		`es.1,2025-26,R${at},2026-0${(at % 5) + 1}-2${at},17:00,Weak CF,Middling,0,1,0,2`,
		`es.1,2025-26,R${at},2026-0${(at % 5) + 1}-0${(at % 9) + 1},17:00,Middling,Strong FC,0,0,1,1`,
	].join("\n"),
).join("\n");
const files = (matches = HEAD + PAST) => [
	{ name: "fixtures.csv", text: FIXTURES },
	{ name: "matches.csv", text: matches },
];

describe("[SPORT-04] real fixtures", () => {
	it("are priced by strengths fitted to past results, at the stated margin", () => {
		const { matches, problems } = readOpenfootball(files(), NOW_MS);
		expect(problems).toEqual([]);
		const strong = matches.find(({ sourceKey }) => sourceKey === "es-1/2026-27/strong-fc-v-weak-cf");
		expect(strong).toMatchObject({
			competitionId: "es.1",
			competition: "Spain Primera División",
			round: "Matchday 13",
			startsAtMs: Date.UTC(2026, 10, 21, 16),
			participants: [
				{ key: "home", name: "Strong FC" },
				{ key: "away", name: "Weak CF" },
			],
		});
		const prices = Object.fromEntries(
			strong?.markets[0]?.selections.map(({ key, priceX10000 }) => [key, priceX10000]) ?? [],
		);
		expect(prices.home).toBeLessThan(prices.draw ?? 0);
		expect(prices.draw).toBeLessThan(prices.away ?? 0);
		for (const { selections } of strong?.markets ?? []) {
			const margin = selections.reduce((sum, { priceX10000 }) => sum + 10_000 / priceX10000, 0) - 1;
			expect(margin).toBeGreaterThanOrEqual(0.048);
			expect(margin).toBeLessThan(0.053);
		}
	});

	it("have the same prices whenever they are read, until a result comes in", () => {
		const at = (nowMs: number, matches?: string) => readOpenfootball(files(matches), nowMs).matches[0]?.markets;
		expect(at(NOW_MS - 9 * DAY_MS)).toEqual(at(NOW_MS - 8 * DAY_MS));
		const more = `${HEAD}${PAST}\nes.1,2026-27,R1,2026-09-01,17:00,Middling,Weak CF,0,0,9,0`;
		expect(at(NOW_MS - 9 * DAY_MS, more)).not.toEqual(at(NOW_MS - 9 * DAY_MS));
	});

	it("are read from JSON, whose file names the league; old seasons only lend their strengths", () => {
		const json = {
			name: "Deutsche Bundesliga 2026/27",
			matches: [{ round: "1", date: "2026-12-01", time: "20:30", team1: "A", team2: "B" }],
		};
		const { matches } = readOpenfootball(
			[{ name: "2026-27/de.1.json", text: JSON.stringify(json) }, files()[1]!],
			NOW_MS,
		);
		expect(matches.map(({ competitionId, competition }) => [competitionId, competition])).toEqual([
			["de.1", "Deutsche Bundesliga"],
		]);
	});

	it("reports the lines that cannot be read and keeps the others", () => {
		const { matches, problems } = readOpenfootball(
			[{ name: "f.csv", text: `${FIXTURES}es.1,,2026-27,1,not-a-date,17:00,A,B\n` }],
			NOW_MS,
		);
		expect(problems).toMatchObject([{ at: "line", number: 5 }]);
		expect(matches).toHaveLength(3);
	});
});

describe("[SPORT-04] a folder of fixtures", () => {
	let folder: string;
	let app: TestSports;
	beforeEach(async () => {
		folder = mkdtempSync(join(tmpdir(), "baize-feed-"));
		for (const { name, text } of files()) writeFileSync(join(folder, name), text);
		app = await openTestSports({ feed: { kind: "openfootball", source: folder } });
		await app.refresh();
	});
	afterEach(async () => {
		await app.close();
		rmSync(folder, { recursive: true });
	});
	const of = (key: string) => app.sports.eventOfSource(OPENFOOTBALL, `es-1/2026-27/${key}`);

	/** A bet by a new player on the first price shown. */
	const bet = async ({ markets }: EventView) => placedBet(app, await app.punter(), [markets[0]!.selections[0]!]);

	it("is offered without what has already started", () => {
		expect(of("strong-fc-v-weak-cf")).toMatchObject({
			phase: "upcoming",
			marketCount: 5,
			closesAtMs: Date.UTC(2026, 10, 21, 16),
		});
		expect(of("middling-v-strong-fc")).toBeUndefined();
	});

	it("is offered once, however often it is read and after a restart", async () => {
		const before = of("strong-fc-v-weak-cf");
		await app.refresh();
		const again = await app.reopen();
		await app.refresh();
		expect(again.eventOfSource(OPENFOOTBALL, "es-1/2026-27/strong-fc-v-weak-cf")).toEqual(before);
		const { rows } = await app.database.pool.query("select count(*)::int as events from sports.event");
		expect(rows).toEqual([{ events: 2 }]);
	});

	it("closes before its day begins where it is played, as long as its time is unknown", async () => {
		writeFileSync(join(folder, "fixtures.csv"), FIXTURES.replace("2026-11-22,21:00", "2026-11-22,"));
		await app.refresh();
		const known = of("weak-cf-v-middling")!;
		expect(known).toMatchObject({
			startsAtMs: Date.UTC(2026, 10, 22, 12),
			startPrecision: "day",
			closesAtMs: Date.UTC(2026, 10, 21, 23),
		});
		await bet(known);
		app.clock.set(known.closesAtMs);
		await expect(bet(known)).rejects.toThrow("EVENT_STARTED");
		writeFileSync(join(folder, "fixtures.csv"), FIXTURES);
		await app.refresh();
		expect(of("weak-cf-v-middling")?.closesAtMs).toBe(Date.UTC(2026, 10, 22, 20));
		await bet(known);
	});

	it("moves prices and kick-offs when a file changes, and settles when the result is written", async () => {
		const before = of("weak-cf-v-middling")!;
		writeFileSync(join(folder, "fixtures.csv"), FIXTURES.replace("2026-11-22,21:00", "2026-11-23,20:00"));
		const more = `${HEAD}${PAST}\nes.1,2026-27,Matchday 13,2026-11-21,17:00,Strong FC,Weak CF,0,0,0,6\n`;
		writeFileSync(join(folder, "matches.csv"), more);
		await app.refresh();
		const after = of("weak-cf-v-middling")!;
		expect(after.startsAtMs).toBe(Date.UTC(2026, 10, 23, 19));
		expect(after.markets[0]?.selections).not.toEqual(before.markets[0]?.selections);
		await app.settle();
		expect(of("strong-fc-v-weak-cf")?.markets[0]?.state).toBe("settled");
		expect(of("strong-fc-v-weak-cf")).toMatchObject({
			phase: "finished",
			result: { status: "finished", home: 0, away: 6 },
		});
	});
});

describe("[SPORT-04] an address with fixtures", () => {
	const served = async (pages: Record<string, string>, use: (address: string) => Promise<void>): Promise<void> => {
		const server = createServer((request, response) => {
			const page = pages[request.url ?? ""];
			response.writeHead(page === undefined ? 404 : 200).end(page);
		});
		await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
		try {
			await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
		} finally {
			server.close();
		}
	};

	it("may be one file, or a folder of which a file may be missing", () =>
		served({ "/data/fixtures.csv": FIXTURES, "/es.1.json": "{}" }, async (address) => {
			const folder = addressSource(`${address}/data`);
			await folder.fingerprint();
			expect(await folder.read()).toEqual([{ name: "data/fixtures.csv", text: FIXTURES }]);
			const file = addressSource(`${address}/es.1.json`);
			await file.fingerprint();
			expect(await file.read()).toEqual([{ name: "es.1.json", text: "{}" }]);
			await expect(addressSource(`${address}/gone.json`).fingerprint()).rejects.toThrow("404");
		}));
});
