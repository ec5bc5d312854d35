import { readId } from "@baize/kernel/id";
import { fromHex } from "@baize/kernel/random";
import { MINUTE_MS, SECOND_MS } from "@baize/kernel/time";
import type { Database } from "@baize/platform-server";
import { openTestDatabase, type SettableClock, settableClock, testSecrets } from "@baize/testing";
import { hmac as nobleHmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
	clientSeedOf,
	NO_COMMITMENT,
	PICTURE_DELAY_MS,
	type RaceView,
	readRace,
	readRaceProgress,
	readRaceSchedule,
	runRace,
	verifyRace,
} from "../contract/index.ts";
import { aBook, openTestVirtuals, type TestVirtuals } from "../testing/index.ts";
import { cardOf } from "./schedule.ts";
import { openRaceSeeds } from "./seeds.ts";

let database: Database;
let clock: SettableClock;
let book: ReturnType<typeof aBook>;
let app: TestVirtuals;

/** A race starts at noon: races start at every even minute. */
const NOON_MS = Date.UTC(2026, 10, 20, 12);

beforeEach(async () => {
	database = await openTestDatabase();
	clock = settableClock(NOON_MS + 5 * SECOND_MS);
	book = aBook();
	app = openTestVirtuals({ database, clock, sports: book });
	await app.runRaceSchedule();
});
afterEach(() => database.close());

const schedule = () => app.call(readRaceSchedule, {});
const race = (raceId: string): Promise<RaceView> => app.call(readRace, { params: { raceId } });
const progress = (raceId: string) => app.call(readRaceProgress, { params: { raceId }, query: {} });
const nextRace = async (): Promise<RaceView> => race((await schedule()).next[0]!.raceId);
const at = async (nowMs: number): Promise<void> => {
	clock.set(nowMs);
	await app.runRaceSchedule();
};
/** When the picture of a drawn race ends; no page may know it before. */
async function finishOf(raceId: string): Promise<number> {
	const { rows } = await sql<{ ends_at: Date }>`
		select starts_at + duration_ms * interval '1 ms' as ends_at from virtuals.race
		where race_id = ${readId(raceId)}`.execute(database.reader);
	return rows[0]!.ends_at.getTime() + PICTURE_DELAY_MS;
}
/** What the sports book received about a race. */
const bookEntriesOf = (raceId: string) =>
	book.entries.filter(({ eventId }) => eventId === readId(raceId)).map(({ entry }) => entry);

describe("[VIRT-01] the schedule of the races", () => {
	it("has the next five on sale, two minutes apart, each closing before its off", async () => {
		const { nowMs, next, current, results } = await schedule();
		expect(nowMs).toBe(clock.nowMs());
		expect(next.map(({ startsAtMs }) => startsAtMs)).toEqual([2, 4, 6, 8, 10].map((at) => NOON_MS + at * MINUTE_MS));
		for (const { startsAtMs, closesAtMs, phase } of next) {
			expect(startsAtMs - closesAtMs).toBe(8 * SECOND_MS);
			expect(phase).toBe("open");
		}
		expect({ current, results }).toEqual({ current: null, results: [] });
	});

	it("goes on round the clock, one number after the other", async () => {
		const [first] = (await schedule()).next;
		const numbers = new Set<number>();
		for (let ahead = 0; ahead < 30; ahead++) {
			await at(NOON_MS + 5 * SECOND_MS + ahead * MINUTE_MS);
			for (const { number } of (await schedule()).next) numbers.add(number);
		}
		expect([...numbers]).toEqual(Array.from({ length: numbers.size }, (_, at) => first!.number + at));
		expect(numbers.size).toBe(19);
	});

	it("leaves out a race that could hardly be bet on any more", async () => {
		const empty = await openTestDatabase();
		const late = openTestVirtuals({ database: empty, clock, sports: aBook() });
		clock.set(NOON_MS + 2 * MINUTE_MS - 25 * SECOND_MS);
		await late.runRaceSchedule();
		expect((await late.call(readRaceSchedule, {})).next[0]!.startsAtMs).toBe(NOON_MS + 4 * MINUTE_MS);
		await empty.close();
	});

	it("gives every race the card of its number, for every reader", async () => {
		const { number, runners, course } = await nextRace();
		const { card } = cardOf(number);
		expect({ course, names: runners.map(({ name }) => name) }).toEqual({
			course: card.course,
			names: card.runners.map(({ name }) => name),
		});
	});
});

describe("[VIRT-01] the prices of a race", () => {
	it("have the stated margin of 10 % on each market, or slightly more", () => {
		for (let number = 1; number <= 60; number++) {
			const { prices } = cardOf(number);
			for (const { marginText } of [prices.win, prices.place]) {
				expect(Number(marginText)).toBeGreaterThanOrEqual(10);
				expect(Number(marginText)).toBeLessThan(10.5);
			}
		}
	});

	it("stand on the page as they stand in the book, with their selections", async () => {
		const { raceId, runners, winTerms } = await nextRace();
		expect(runners[0]!.win.selectionId).toBe(`${raceId}-1-1`);
		expect(runners[3]!.place.selectionId).toBe(`${raceId}-2-4`);
		const stored = runners.reduce((sum, { win }) => sum + 10_000 / win.priceX10000, 0);
		expect(winTerms.marginText).toBe(((stored - 1) * 100).toFixed(2));
	});
});

describe("[VIRT-01] a race from its publication to its result", () => {
	it("is open, closed, running and finished, and reveals no more than its phase allows", async () => {
		const open = await nextRace();
		expect(open).toMatchObject({ phase: "open", order: null, finishesAtMs: null });
		expect(open.fairness.serverSeed).toBeNull();
		await expect(progress(open.raceId)).rejects.toMatchObject({ code: "RACE_NOT_DRAWN" });

		await at(open.closesAtMs - 1);
		expect(await race(open.raceId)).toMatchObject({ phase: "open", finishesAtMs: null });
		expect(bookEntriesOf(open.raceId)).toEqual(["offer"]);

		await at(open.closesAtMs);
		expect(await race(open.raceId)).toMatchObject({ phase: "closed", order: null });
		expect(bookEntriesOf(open.raceId)).toEqual(["offer", "close"]);
		expect((await progress(open.raceId)).tracks).toHaveLength(open.runnerCount);

		await at(open.startsAtMs);
		expect((await schedule()).current).toMatchObject({ raceId: open.raceId, phase: "running" });
		const finishesAtMs = await finishOf(open.raceId);
		await at(finishesAtMs - 1);
		const running = await race(open.raceId);
		expect(running).toMatchObject({ phase: "running", order: null, finishesAtMs: null });
		expect(running.fairness.serverSeed).toBeNull();
		expect(bookEntriesOf(open.raceId)).toEqual(["offer", "close"]);

		await at(finishesAtMs);
		const finished = await race(open.raceId);
		expect(finished).toMatchObject({ phase: "finished", finishesAtMs });
		expect(finished.fairness.serverSeed).toMatch(/^[0-9a-f]{64}$/);
		expect(bookEntriesOf(open.raceId)).toEqual(["offer", "close", "details", "result"]);
		const result = book.entries.find((entry) => entry.entry === "result");
		expect(result).toMatchObject({ result: { order: finished.order!.map((number) => [number]), withdrawn: [] } });
		const [line] = (await schedule()).results;
		expect(line).toMatchObject({ raceId: open.raceId, phase: "finished" });
		expect(line!.placed.map(({ number }) => number)).toEqual(finished.order!.slice(0, open.places));
	});

	it("is over well before the next one closes", async () => {
		const { raceId, closesAtMs } = await nextRace();
		await at(closesAtMs);
		expect(await finishOf(raceId)).toBeLessThan(closesAtMs + MINUTE_MS);
	});

	it("is published to open pages at every change of its phase", async () => {
		const { raceId, closesAtMs, startsAtMs } = await nextRace();
		await at(closesAtMs);
		clock.set(startsAtMs);
		await app.look();
		await at(await finishOf(raceId));
		const phases = app.published.filter((entry) => entry.raceId === raceId).map(({ phase }) => phase);
		expect(phases).toEqual(["open", "closed", "running", "finished"]);
	});

	it("that is unknown is refused", async () => {
		await expect(race("0".repeat(13))).rejects.toMatchObject({ code: "RACE_UNKNOWN" });
		await expect(race("z".repeat(13))).rejects.toMatchObject({ code: "RACE_UNKNOWN" });
	});

	it("can still be read when it is long gone from memory", async () => {
		const first = await nextRace();
		for (let later = 0; later < 60; later++) await at(first.closesAtMs + later * MINUTE_MS);
		expect((await schedule()).results.map(({ raceId }) => raceId)).not.toContain(first.raceId);
		expect(await race(first.raceId)).toMatchObject({ phase: "finished", number: first.number });
		expect((await progress(first.raceId)).tracks).toHaveLength(first.runnerCount);
	});
});

/** The page's hash functions: @noble/hashes over what was published. */
const browser = {
	sha256,
	hmac: (key: Uint8Array, message: string) => nobleHmac(sha256, key, new TextEncoder().encode(message)),
};

describe("[GAME-02] a race proves itself", () => {
	async function finishedRace(): Promise<{ before: RaceView; after: RaceView }> {
		const before = await nextRace();
		await at(before.closesAtMs);
		await at(await finishOf(before.raceId));
		return { before, after: await race(before.raceId) };
	}

	it("from what was published: the seed fits the commitment and gives the order that was paid", async () => {
		const { before, after } = await finishedRace();
		expect(after.fairness.commitment).toBe(before.fairness.commitment);
		expect(after.fairness.clientSeed).toBe(before.fairness.clientSeed);
		const seeds = { serverSeed: fromHex(after.fairness.serverSeed!), clientSeed: after.fairness.clientSeed };
		const published = { runners: before.runners, commitment: before.fairness.commitment, order: after.order! };
		expect(verifyRace(published, seeds, browser)).toMatchObject({ isCommitmentProven: true, isOrderProven: true });
	});

	it("and is found out with another seed or another order", async () => {
		const { before, after } = await finishedRace();
		const { commitment, clientSeed, serverSeed } = after.fairness;
		const published = { runners: before.runners, commitment, order: after.order! };
		const other = verifyRace(published, { serverSeed: new Uint8Array(32), clientSeed }, browser);
		expect(other.isCommitmentProven).toBe(false);
		const swapped = [after.order![1]!, after.order![0]!, ...after.order!.slice(2)];
		const proof = verifyRace(
			{ ...published, order: swapped },
			{ serverSeed: fromHex(serverSeed!), clientSeed },
			browser,
		);
		expect(proof).toMatchObject({ isCommitmentProven: true, isOrderProven: false });
	});

	it("takes its public seed from its number and from the commitment of the race before", async () => {
		const { next } = await schedule();
		const races = await Promise.all(next.map(({ raceId }) => race(raceId)));
		races.forEach(({ number, fairness }, place) => {
			const before = races[place - 1]?.fairness.commitment ?? NO_COMMITMENT;
			expect(fairness.clientSeed).toBe(clientSeedOf(number, before));
		});
		expect(new Set(races.map(({ fairness }) => fairness.commitment)).size).toBe(5);
	});

	it("shows the seed in the book too, beside the event, when the race has finished", async () => {
		const { after } = await finishedRace();
		const entry = book.entries.find((entry) => entry.entry === "details");
		expect(entry).toMatchObject({ details: { raceNumber: after.number, fairness: after.fairness } });
	});
});

describe("[VIRT-01] a restart", () => {
	const restarted = async (nowMs: number, given: { secret?: string } = {}): Promise<void> => {
		clock.set(nowMs);
		const secrets = testSecrets(given.secret ?? "a secret of the tests");
		app = openTestVirtuals({ database, clock, sports: book, secrets });
		await app.look();
		await app.runRaceSchedule();
	};

	it.each(["open", "closed", "running"] as const)("while a race is %s leaves its outcome as it was", async (phase) => {
		const open = await nextRace();
		const undisturbed = await outcomeIfUndisturbed(open);
		const moments = { open: open.closesAtMs - SECOND_MS, closed: open.closesAtMs, running: open.startsAtMs };
		if (phase !== "open") await at(open.closesAtMs);
		await restarted(moments[phase]);
		expect((await race(open.raceId)).phase).toBe(phase);
		await at(open.closesAtMs + SECOND_MS);
		await at(await finishOf(open.raceId));
		expect((await race(open.raceId)).order).toEqual(undisturbed);
		expect(bookEntriesOf(open.raceId)).toEqual(["offer", "close", "details", "result"]);
	});

	/** Drawn from what is stored, as the schedule would. */
	async function outcomeIfUndisturbed({ raceId }: RaceView): Promise<number[]> {
		const [row] = (
			await sql<{ salt: Buffer }>`select salt from virtuals.race where race_id = ${readId(raceId)}`.execute(
				database.reader,
			)
		).rows;
		const key = testSecrets("a secret of the tests").keyFor("race seeds");
		const { fairness, runners } = await race(raceId);
		const maker = openRaceSeeds(key, { bytes: () => new Uint8Array() });
		const serverSeed = maker.openSeed({ salt: row!.salt, commitment: fairness.commitment })!;
		return [...runRace(runners, { serverSeed, clientSeed: fairness.clientSeed }, browser.hmac).order];
	}

	it("after a standstill draws and settles what fell due, and leaves the races that were never published", async () => {
		const { next } = await schedule();
		await restarted(NOON_MS + 60 * MINUTE_MS + 5 * SECOND_MS);
		await app.runRaceSchedule();
		for (const { raceId } of next) {
			expect((await race(raceId)).phase).toBe("finished");
			expect(bookEntriesOf(raceId)).toEqual(["offer", "close", "details", "result"]);
		}
		const { results, next: upcoming } = await schedule();
		expect(results).toHaveLength(next.length);
		expect(upcoming[0]!.startsAtMs).toBe(NOON_MS + 62 * MINUTE_MS);
		const [first] = await Promise.all(upcoming.map(({ raceId }) => race(raceId)));
		const last = await race(next.at(-1)!.raceId);
		expect(first!.fairness.clientSeed).toBe(clientSeedOf(first!.number, last.fairness.commitment));
	});

	it("with another secret voids what was published, rather than draw from a seed that was not committed to", async () => {
		const { raceId, closesAtMs } = await nextRace();
		await restarted(closesAtMs, { secret: "a secret that was not known before" });
		expect(await race(raceId)).toMatchObject({ phase: "void", order: null });
		await expect(progress(raceId)).rejects.toMatchObject({ code: "RACE_NOT_DRAWN" });
		expect(book.entries.at(-1)).toMatchObject({ entry: "result", result: { status: "abandoned" } });
		expect((await schedule()).results).toEqual([]);
	});
});

describe("[VIRT-01] two leaders at once", () => {
	it("publish, draw and end every race once, and agree on it", async () => {
		const other = openTestVirtuals({ database, clock, sports: book });
		for (let step = 0; step < 30; step++) {
			clock.advance(12 * SECOND_MS);
			await Promise.all([app.runRaceSchedule(), other.runRaceSchedule(), other.look()]);
		}
		await Promise.all([app.look(), other.look()]);
		const [mine, theirs] = await Promise.all([schedule(), other.call(readRaceSchedule, {})]);
		expect(theirs).toEqual(mine);
		expect(mine.results).toHaveLength(2);
		for (const { raceId } of mine.results) {
			expect(bookEntriesOf(raceId).filter((entry) => entry === "offer")).toHaveLength(1);
			expect(bookEntriesOf(raceId).filter((entry) => entry === "result")).toHaveLength(1);
		}
	});
});

describe("[VIRT-01] what was drawn", () => {
	it("stands in the database for ever", async () => {
		const { raceId, closesAtMs } = await nextRace();
		const change = (what: string) =>
			sql.raw(`update virtuals.race set ${what} where race_id = ${readId(raceId)}`).execute(database.reader);
		await expect(change("salt = '\\x00'")).rejects.toThrow("is decided");
		await at(closesAtMs);
		await expect(change("finish_order = '{1,2,3}'")).rejects.toThrow("is decided");
		await at(await finishOf(raceId));
		await expect(change("ended_at = null")).rejects.toThrow("is decided");
	});
});
