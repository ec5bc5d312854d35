import type { Id } from "@baize/kernel/id";
import { DAY_MS, HOUR_MS } from "@baize/kernel/time";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type Cap, KIND_NAMES, KINDS, type Leg, lossOf, type Posted } from "../../contract/index.ts";
import { aDeposit, anOperation, aRound, openTestBooks, type TestBooks } from "../../testing/index.ts";

let books: TestBooks;
beforeAll(async () => {
	books = await openTestBooks();
});
afterEach(async () => {
	expect(await books.ledger.audit()).toEqual([]);
});
afterAll(() => books.close());

const cap = (maxMinor: bigint, over: Partial<Cap> = {}): Cap => ({
	number: 7,
	measure: "stake",
	window: { rollingMs: DAY_MS },
	maxMinor,
	...over,
});
const setCaps = (playerId: Id, ...caps: Cap[]) =>
	books.database.transaction((tx) => books.ledger.setCaps(tx, playerId, "CAD", caps));
const setBar = (playerId: Id, number: number, fromMs: number, untilMs: number | null) =>
	books.database.transaction((tx) => books.ledger.setBars(tx, playerId, "CAD", [{ number, fromMs, untilMs }]));
const stake = (playerId: Id, stakeMinor: bigint, winMinor = 0n): Promise<Posted> =>
	books.ledger.post(aRound(books.newId(), playerId, stakeMinor, winMinor));
const statuses = (posted: readonly Posted[]) => posted.map(({ status }) => status);

describe("[SAFE-01] a cap", () => {
	it("of five stakes lets exactly five of 64 at once through, batched and in transactions together", async () => {
		const playerId = await books.player(100_000n);
		await setCaps(playerId, cap(500n));
		const posted = await Promise.all(
			Array.from({ length: 64 }, (_, i) =>
				i % 2 === 0
					? stake(playerId, 100n)
					: books.database.transaction((tx) =>
							books.ledger.postIn(tx, anOperation("sportsBet", books.newId(), playerId, 100n)),
						),
			),
		);
		expect(statuses(posted).filter((status) => status === "done")).toHaveLength(5);
		expect(statuses(posted).filter((status) => status === "blocked")).toHaveLength(59);
		expect(await books.ledger.balances(playerId, "CAD")).toMatchObject({ cash: 99_500n, seq: 6n });
	});

	it("returns its number, its headroom and when the stake fits, to the millisecond", async () => {
		const playerId = await books.player(10_000n);
		await setCaps(playerId, cap(500n));
		const firstMs = books.clock.nowMs();
		await stake(playerId, 200n);
		books.clock.advance(HOUR_MS);
		await stake(playerId, 250n);
		const blocked = { status: "blocked", guard: 7, headroomMinor: 50n };
		expect(await stake(playerId, 100n)).toEqual({ ...blocked, untilMs: firstMs + DAY_MS });
		expect(await stake(playerId, 400n)).toEqual({ ...blocked, untilMs: firstMs + HOUR_MS + DAY_MS });
		books.clock.set(firstMs + DAY_MS - 1);
		expect((await stake(playerId, 100n)).status).toBe("blocked");
		books.clock.set(firstMs + DAY_MS);
		expect((await stake(playerId, 100n)).status).toBe("done");
	});

	it("stays a refusal for the same id, even when there is headroom again", async () => {
		const playerId = await books.player(10_000n);
		await setCaps(playerId, cap(100n));
		await stake(playerId, 100n);
		const late = aRound(books.newId(), playerId, 100n, 900n);
		expect((await books.ledger.post(late)).status).toBe("blocked");
		books.clock.advance(DAY_MS);
		expect(await books.ledger.post(late)).toMatchObject({ status: "blocked", guard: 7 });
		expect(await books.ledger.post({ ...late, stakeMinor: 99n })).toEqual({ status: "conflict" });
		expect((await stake(playerId, 100n)).status).toBe("done");
	});

	it("of loss counts what comes back, and judges a round by its stake, not by its luck", async () => {
		const playerId = await books.player(10_000n);
		await setCaps(playerId, cap(100n, { measure: "loss" }));
		expect((await stake(playerId, 100n, 90n)).status).toBe("done");
		expect(await stake(playerId, 100n, 5_000n)).toMatchObject({ status: "blocked", headroomMinor: 90n });
		const bet = books.newId();
		await books.ledger.post(anOperation("sportsBet", bet, playerId, 90n));
		expect((await stake(playerId, 1n)).status).toBe("blocked");
		await books.ledger.post(anOperation("sportsSettle", bet, playerId, 90n, 60n));
		expect((await stake(playerId, 60n)).status).toBe("done");
		const dead = books.newId();
		expect((await books.ledger.post(anOperation("sportsBet", dead, playerId, 1n))).status).toBe("blocked");
	});

	it("of loss gives the stake of a void bet back, one of stakes does not", async () => {
		const playerId = await books.player(10_000n);
		await setCaps(playerId, cap(100n, { measure: "loss" }), cap(250n, { number: 8 }));
		for (const expected of ["done", "done", "blocked"]) {
			const bet = books.newId();
			expect((await books.ledger.post(anOperation("sportsBet", bet, playerId, 100n))).status).toBe(expected);
			if (expected === "done") await books.ledger.post(anOperation("sportsVoid", bet, playerId, 100n));
		}
	});

	it("that begins late counts what was before, and continues to count when only its maximum changes", async () => {
		const playerId = await books.player(10_000n);
		for (let i = 0; i < 5; i++) {
			books.clock.advance(HOUR_MS);
			await stake(playerId, 100n, 10n);
		}
		await setCaps(playerId, cap(600n), cap(1_000n, { number: 8, window: { rollingMs: 2 * HOUR_MS } }));
		expect(await books.ledger.caps(books.database.reader, playerId, "CAD")).toMatchObject([
			{ number: 7, maxMinor: 600n, usedMinor: 500n },
			{ number: 8, maxMinor: 1_000n, usedMinor: 200n, emptyAtMs: books.clock.nowMs() + 2 * HOUR_MS },
		]);
		await stake(playerId, 50n);
		await setCaps(playerId, cap(550n));
		expect(await stake(playerId, 1n)).toMatchObject({ status: "blocked", headroomMinor: 0n });
		await setCaps(playerId);
		expect((await stake(playerId, 1_000n)).status).toBe("done");
	});

	it("of calendar months ends with the month where the player is", async () => {
		const playerId = await books.player(10_000n);
		const endOfMonthMs = Date.UTC(2026, 11, 1, 5); // midnight in Toronto
		await setCaps(playerId, cap(100n, { window: { monthIn: "America/Toronto" } }));
		await stake(playerId, 100n);
		books.clock.set(endOfMonthMs - 1);
		expect(await stake(playerId, 1n)).toEqual({
			status: "blocked",
			guard: 7,
			headroomMinor: 0n,
			untilMs: endOfMonthMs,
		});
		books.clock.set(endOfMonthMs);
		expect((await stake(playerId, 100n)).status).toBe("done");
		expect((await stake(playerId, 1n)).status).toBe("blocked");
	});

	it("blocks only stakes: money comes, open bets settle, withdrawals continue", async () => {
		const playerId = await books.player(1_000n);
		const [bet, withdrawal] = [books.newId(), books.newId()];
		await books.ledger.post(anOperation("sportsBet", bet, playerId, 100n));
		await setCaps(playerId, cap(0n));
		await setBar(playerId, 1, 0, null);
		const posted = [
			await books.ledger.post(aDeposit(books.newId(), playerId, 500n)),
			await books.ledger.post(anOperation("sportsSettle", bet, playerId, 100n, 200n)),
			await books.ledger.post(anOperation("withdrawalRequest", withdrawal, playerId, 300n)),
			await books.ledger.post(anOperation("withdrawalPaid", withdrawal, playerId, 300n)),
		];
		expect(statuses(posted)).toEqual(["done", "done", "done", "done"]);
	});

	it("never lets more through than a list on paper, whatever comes and whenever", async () => {
		const step = fc.record({
			waitMs: fc.constantFrom(0, 1, HOUR_MS, 6 * HOUR_MS, DAY_MS - 1, DAY_MS),
			stake: fc.integer({ min: 1, max: 60 }).map(BigInt),
			win: fc.integer({ min: 0, max: 60 }).map(BigInt),
			maxima: fc.option(fc.tuple(fc.integer({ min: 0, max: 150 }), fc.integer({ min: 0, max: 80 })), { freq: 4 }),
		});
		await fc.assert(
			fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
				const playerId = await books.player(100_000n);
				const taken: { atMs: number; stake: bigint; loss: bigint }[] = [];
				let [maxStake, maxLoss] = [100n, 50n];
				const set = () => setCaps(playerId, cap(maxStake), cap(maxLoss, { number: 8, measure: "loss" }));
				await set();
				for (const { waitMs, stake: stakeMinor, win, maxima } of steps) {
					books.clock.advance(waitMs);
					if (maxima) {
						[maxStake, maxLoss] = [BigInt(maxima[0]), BigInt(maxima[1])];
						await set();
					}
					const nowMs = books.clock.nowMs();
					const inside = taken.filter(({ atMs }) => atMs > nowMs - DAY_MS);
					const sum = (of: "stake" | "loss") => inside.reduce((all, each) => all + each[of], 0n);
					const fits = sum("stake") + stakeMinor <= maxStake && sum("loss") + stakeMinor <= maxLoss;
					expect((await stake(playerId, stakeMinor, win)).status).toBe(fits ? "done" : "blocked");
					if (fits) taken.push({ atMs: nowMs, stake: stakeMinor, loss: stakeMinor - win });
				}
			}),
			{ numRuns: 40 },
		);
	});
});

describe("[SAFE-01] a bar", () => {
	it("takes no stake between its two moments, to the millisecond", async () => {
		const playerId = await books.player(1_000n);
		const fromMs = books.clock.nowMs() + 90_000;
		await setBar(playerId, 3, fromMs, fromMs + 5_000);
		const at = async (ms: number) => {
			books.clock.set(ms);
			return (await stake(playerId, 1n)).status;
		};
		expect(await at(fromMs - 1)).toBe("done");
		expect(await at(fromMs)).toBe("blocked");
		expect(await at(fromMs + 4_999)).toBe("blocked");
		expect(await at(fromMs + 5_000)).toBe("done");
	});

	it("is reported before a cap, and before too little cash", async () => {
		const playerId = await books.player(10n);
		await setCaps(playerId, cap(5n));
		await setBar(playerId, 1, 0, null);
		expect(await stake(playerId, 50n)).toEqual({ status: "blocked", guard: 1, headroomMinor: 0n, untilMs: null });
	});

	it("that is set while a stake waits for the wallet blocks that stake", async () => {
		const playerId = await books.player(1_000n);
		let waiting: Promise<Posted> | undefined;
		await books.database.transaction(async (tx) => {
			await books.ledger.setBars(tx, playerId, "CAD", [{ number: 1, fromMs: 0, untilMs: null }]);
			waiting = stake(playerId, 1n);
			await new Promise((resolve) => setTimeout(resolve, 150));
		});
		expect((await waiting)?.status).toBe("blocked");
	});

	it.each(["freeBet", "freeSpin"] as const)("holds a %s, which no cap counts or holds", async (kind) => {
		const playerId = await books.player(1_000n);
		await setCaps(playerId, cap(5n));
		const free = () => books.ledger.post(anOperation(kind, books.newId(), playerId, 50n));
		expect((await free()).status).toBe("done");
		expect((await stake(playerId, 5n)).status).toBe("done");
		await setBar(playerId, 1, 0, null);
		expect(await free()).toMatchObject({ status: "blocked", guard: 1 });
	});

	it("gives way to the next ones, wholly", async () => {
		const playerId = await books.player(1_000n);
		await setBar(playerId, 1, 0, null);
		await books.database.transaction((tx) => books.ledger.setBars(tx, playerId, "CAD", []));
		expect((await stake(playerId, 1n)).status).toBe("done");
	});
});

describe("what was lost", () => {
	it.each(KIND_NAMES)("by %s is the same in the contract and in the database", async (kind) => {
		const legs: readonly Leg[] = KINDS[kind].legs;
		const has = (amount: Leg["amount"]): boolean => legs.some((leg) => leg.amount === amount);
		const [stakeMinor, winMinor] = [has("stake") ? 700n : 0n, has("win") ? 90n : 0n];
		const { rows } = await sql<{ lost: bigint }>`
			select ledger.lost(${KINDS[kind].number}::smallint, ${stakeMinor}::bigint, ${winMinor}::bigint) as lost`.execute(
			books.database.reader,
		);
		expect(rows[0]?.lost).toBe(lossOf(kind, stakeMinor, winMinor));
	});

	it("is only the player's own: not what the operator stakes for them, and less by what that wins", async () => {
		const playerId = await books.player(1_000n);
		const [lostBet, wonBet] = [books.newId(), books.newId()];
		const lost = async () => (await books.ledger.lost(books.database.reader, playerId, "CAD")).lostMinor;
		for (const bet of [lostBet, wonBet]) await books.ledger.post(anOperation("freeBet", bet, playerId, 100n));
		await books.ledger.post(anOperation("freeSpin", books.newId(), playerId, 20n));
		await books.ledger.post(anOperation("freeBetSettle", lostBet, playerId, 100n));
		expect(await lost()).toBe(0n);
		await books.ledger.post(anOperation("freeBetSettle", wonBet, playerId, 100n, 90n));
		await stake(playerId, 500n, 0n);
		await books.ledger.post(anOperation("cashback", books.newId(), playerId, 0n, 50n));
		expect(await lost()).toBe(360n);
	});

	it("is given as of now, and as of before an operation", async () => {
		const playerId = await books.player(1_000n);
		const bet = books.newId();
		await stake(playerId, 100n, 30n);
		await books.ledger.post(anOperation("sportsBet", bet, playerId, 50n));
		await stake(playerId, 10n, 0n);
		await books.ledger.post(anOperation("sportsSettle", bet, playerId, 50n, 45n));
		const { reader } = books.database;
		expect(await books.ledger.lost(reader, playerId, "CAD")).toEqual({ lostMinor: 85n, seq: 5n });
		expect(await books.ledger.lost(reader, playerId, "CAD", 3n)).toMatchObject({ lostMinor: 70n });
		expect(await books.ledger.lost(reader, playerId, "CAD", 1n)).toMatchObject({ lostMinor: 0n });
	});
});
