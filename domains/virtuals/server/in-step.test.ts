import { drawOrder, drawTimeline, LINE_X10000, OUTCOME_FROM_MS } from "@baize/engines/race";
import { readId } from "@baize/kernel/id";
import { seededDraws } from "@baize/kernel/random";
import { SECOND_MS } from "@baize/kernel/time";
import type { Database } from "@baize/platform-server";
import { openTestDatabase, type SettableClock, settableClock } from "@baize/testing";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
	PICTURE_DELAY_MS,
	type RaceFrames,
	type RaceProgress,
	type RaceView,
	readRace,
	readRaceProgress,
	readRaceSchedule,
} from "../contract/index.ts";
import { aBook, openTestVirtuals, type TestVirtuals } from "../testing/index.ts";
import { cardOf } from "./schedule.ts";
import { framesOf } from "./views.ts";

const STEP_MS = 250;
let database: Database;
let clock: SettableClock;
let book: ReturnType<typeof aBook>;
let app: TestVirtuals;
let open: RaceView;

beforeEach(async () => {
	database = await openTestDatabase();
	clock = settableClock(Date.UTC(2026, 10, 20, 12) + 5 * SECOND_MS);
	book = aBook();
	app = openTestVirtuals({ database, clock, sports: book });
	await app.runRaceSchedule();
	const { next } = await app.call(readRaceSchedule, {});
	open = await race(next[0]!.raceId);
});
afterEach(() => database.close());

const race = (raceId: string): Promise<RaceView> => app.call(readRace, { params: { raceId } });
const progress = (from = 0): Promise<RaceProgress> =>
	app.call(readRaceProgress, { params: { raceId: open.raceId }, query: { from } });
const at = async (nowMs: number): Promise<void> => {
	clock.set(nowMs);
	await app.runRaceSchedule();
};
/** The stored draw, which must not be readable before the end. */
async function drawn(): Promise<{ order: number[]; durationMs: number }> {
	const { rows } = await sql<{ finish_order: number[]; duration_ms: number }>`
		select finish_order, duration_ms from virtuals.race where race_id = ${readId(open.raceId)}`.execute(
		database.reader,
	);
	return { order: rows[0]!.finish_order, durationMs: rows[0]!.duration_ms };
}
/** Everything that this process answers and publishes about the race at a time. */
async function served(): Promise<string> {
	const [shown, view, schedule] = [await progress(), await race(open.raceId), await app.call(readRaceSchedule, {})];
	return JSON.stringify({ shown, view, schedule, streamed: app.frames });
}

describe("[VIRT-01] the progress of a race is served in step with its picture", () => {
	it("contains no frame, call, end or seed of what comes after, at each moment from the close to the end", async () => {
		await at(open.closesAtMs);
		const { order, durationMs } = await drawn();
		const { rows } = await sql<{ server_seed: Buffer }>`
			select server_seed from virtuals.race where race_id = ${readId(open.raceId)}`.execute(database.reader);
		const seed = rows[0]!.server_seed.toString("hex");
		for (let elapsedMs = -8 * SECOND_MS; elapsedMs < durationMs; elapsedMs += STEP_MS) {
			clock.set(open.startsAtMs + elapsedMs);
			await app.look();
			const shown = await progress();
			const steps = Math.max(0, Math.floor(elapsedMs / STEP_MS) + 1);
			expect(shown.tracks.map(({ progressX10000 }) => progressX10000.length)).toEqual(order.map(() => steps));
			expect(shown.tracks.flatMap((track) => Object.keys(track).sort())).toEqual(
				order.flatMap(() => ["number", "progressX10000"]),
			);
			expect(shown.calls.filter(({ atMs }) => atMs > elapsedMs)).toEqual([]);
			expect(shown.durationMs).toBeNull();
			const view = await race(open.raceId);
			expect([view.order, view.finishesAtMs, view.fairness.serverSeed]).toEqual([null, null, null]);
			expect(app.frames.every(({ fromStep, tracks }) => fromStep + tracks[0]!.length <= steps)).toBe(true);
		}
		expect(await served()).not.toContain(seed);
		expect(book.entries.filter(({ eventId }) => eventId === readId(open.raceId)).map(({ entry }) => entry)).toEqual([
			"offer",
			"close",
		]);
		clock.set(open.startsAtMs + durationMs);
		expect((await progress()).durationMs).toBe(durationMs);
	});

	it("is the same to the byte for two outcomes, until the picture itself begins to distinguish them", () => {
		const { card } = cardOf(open.number);
		const orderOf = (seed: number) => drawOrder(card.runners, seededDraws(seed));
		const [one, other] = [drawTimeline(orderOf(1), seededDraws(9)), drawTimeline(orderOf(2), seededDraws(9))];
		expect(orderOf(1)).not.toEqual(orderOf(2));
		for (let step = 0; step <= Math.floor(OUTCOME_FROM_MS / STEP_MS); step++)
			expect(JSON.stringify(framesOf(one, 0, step))).toBe(JSON.stringify(framesOf(other, 0, step)));
		const last = one.durationMs / STEP_MS;
		expect(JSON.stringify(framesOf(one, 0, last))).not.toBe(JSON.stringify(framesOf(other, 0, last)));
	});

	it("comes to open pages frame by frame, to the whole that a late one is answered", async () => {
		await at(open.closesAtMs);
		const { order, durationMs } = await drawn();
		for (let elapsedMs = 0; elapsedMs <= durationMs + 500; elapsedMs += 70) {
			clock.set(open.startsAtMs + elapsedMs);
			app.publishDue();
		}
		const frames = app.frames.filter(({ raceId }) => raceId === open.raceId);
		const whole = await progress();
		expect(joined(frames)).toEqual(whole.tracks.map(({ progressX10000 }) => progressX10000));
		expect(frames.flatMap(({ calls }) => calls)).toEqual(whole.calls);
		expect(frames.map(({ durationMs: end }) => end).filter((end) => end !== null)).toEqual([durationMs]);
		expect(whole.calls.at(-1)).toMatchObject({ kind: "result", order });
		expect(whole.tracks.every(({ progressX10000 }) => progressX10000.at(-1)! >= LINE_X10000)).toBe(true);
		const rest = await progress(100);
		expect(rest.fromStep).toBe(100);
		expect(rest.tracks.map(({ progressX10000 }) => progressX10000)).toEqual(
			whole.tracks.map(({ progressX10000 }) => progressX10000.slice(100)),
		);
	});

	it("is sent by a process that starts late from the current step", async () => {
		await at(open.closesAtMs);
		const late = openTestVirtuals({ database, clock, sports: book });
		clock.set(open.startsAtMs + 12_300);
		await late.look();
		expect(late.frames.map(({ fromStep }) => fromStep)).toEqual([]);
		clock.set(open.startsAtMs + 12_800);
		late.publishDue();
		expect(late.frames.map(({ fromStep, tracks }) => [fromStep, tracks[0]!.length])).toEqual([[50, 2]]);
	});

	it("ends with the result only when the picture has ended on every page", async () => {
		await at(open.closesAtMs);
		const { durationMs } = await drawn();
		await at(open.startsAtMs + durationMs + PICTURE_DELAY_MS - 1);
		expect(await race(open.raceId)).toMatchObject({ phase: "running", order: null });
		await at(open.startsAtMs + durationMs + PICTURE_DELAY_MS);
		expect(await race(open.raceId)).toMatchObject({ phase: "finished", finishesAtMs: clock.nowMs() });
	});

	it("is refused as long as bets on the race are taken", async () => {
		clock.set(open.closesAtMs - 1);
		await expect(progress()).rejects.toMatchObject({ code: "RACE_NOT_DRAWN" });
	});
});

const joined = (frames: readonly RaceFrames[]): number[][] =>
	frames.reduce<number[][]>((tracks, frame) => {
		expect(frame.fromStep).toBe(tracks[0]?.length ?? 0);
		return frame.tracks.map((track, at) => [...(tracks[at] ?? []), ...track]);
	}, []);
