import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seededDraws } from "../random/index.ts";
import { BUCKET_COUNT, bucketOf, type Id, idText, isMadeByPage, msOf, openIds, pageId, readId } from "./index.ts";

describe("ids", () => {
	it("rise with every call, also when the clock stands still or goes back", () => {
		let nowMs = Date.UTC(2026, 10, 20);
		const nextId = openIds({ nowMs: () => nowMs });
		let last = nextId();
		for (let i = 0; i < 200_000; i++) {
			if (i === 150_000) nowMs -= 5_000;
			const id = nextId();
			if (id <= last) expect.unreachable(`${id} came after ${last}`);
			last = id;
		}
	});

	it("differ between processes in the same millisecond", () => {
		const clock = { nowMs: () => Date.UTC(2026, 0, 1) };
		expect(openIds(clock, 1)()).not.toBe(openIds(clock, 2)());
	});

	it("rise and never repeat when their process gets another number, also in the same millisecond", () => {
		let number = 7;
		const nextId = openIds({ nowMs: () => Date.UTC(2026, 0, 1) }, () => number);
		const ids = [7, 3, 3, 12, 7, 0].map((next) => {
			number = next;
			return nextId();
		});
		expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => (a < b ? -1 : 1)));
		expect(ids.map((id) => Number((id >> 16n) & 63n))).toEqual([7, 3, 3, 12, 7, 0]);
	});

	it("are not made with a process number that does not fit", () => {
		expect(openIds({ nowMs: () => Date.now() }, 32)).toThrow("five bits");
	});

	it("rise through the highest rate: each millisecond has room for half of the counter, wherever it begins", () => {
		const nowMs = Date.UTC(2026, 10, 20);
		for (const place of [0, 0.5, 1]) {
			const nextId = openIds({ nowMs: () => nowMs }, 31, { below: (n) => Math.floor(place * (n - 1)) });
			const ids = Array.from({ length: 100_000 }, nextId);
			expect(ids.every((id, at) => at === 0 || id > ids[at - 1]!)).toBe(true);
			expect(ids.every((id) => !isMadeByPage(id) && Number((id >> 16n) & 63n) === 31)).toBe(true);
			const perMs = Map.groupBy(ids, msOf);
			expect([...perMs.keys()]).toEqual(Array.from(perMs.keys(), (_, at) => nowMs + at));
			for (const made of [...perMs.values()].slice(0, -1)) expect(made.length).toBeGreaterThan(2 ** 15);
		}
	});

	it("are read back from their text", () => {
		fc.assert(
			fc.property(fc.bigInt({ min: 0n, max: (1n << 63n) - 1n }), (id) => {
				expect(readId(idText(id))).toBe(id);
			}),
		);
	});

	it.each(["", "abc", "zzzzzzzzzzzzzz", "ilou000000000", "zzzzzzzzzzzzz"])("refuse %j as an id", (text) => {
		expect(readId(text)).toBeNull();
	});

	it("made by a page hold their time and never equal those of a process", () => {
		const nowMs = Date.UTC(2026, 10, 20, 12);
		fc.assert(
			fc.property(fc.integer(), fc.integer({ min: 0, max: 31 }), (chance, processNumber) => {
				const id = pageId(nowMs, chance);
				expect(isMadeByPage(id)).toBe(true);
				expect(msOf(id)).toBe(nowMs);
				expect(readId(idText(id))).toBe(id);
				expect(isMadeByPage(openIds({ nowMs: () => nowMs }, processNumber)())).toBe(false);
			}),
		);
	});
});

/** Of a chi-square variable with 63 degrees of freedom, one for each bucket but the last: p is 0.001 here. */
const RARELY_EXCEEDED = 103.44;

function chiSquareOf(ids: readonly Id[]): number {
	const expected = ids.length / Number(BUCKET_COUNT);
	const counts = Array.from({ length: Number(BUCKET_COUNT) }, () => 0);
	for (const id of ids) counts[bucketOf(id)]!++;
	return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe("buckets", () => {
	it.each([1, 10, 100, 1_000, 5_000])("take equal shares of players who come at %i a second", (perSecond) => {
		const startMs = Date.UTC(2026, 10, 20);
		let count = 0;
		const nextId = openIds({ nowMs: () => startMs + Math.floor((count * 1_000) / perSecond) }, 3, seededDraws(1));
		const players = Array.from({ length: 64_000 }, () => {
			count++;
			return nextId();
		});
		expect(players.every((id, at) => at === 0 || id > players[at - 1]!)).toBe(true);
		expect(chiSquareOf(players)).toBeLessThan(RARELY_EXCEEDED);
	});
});
