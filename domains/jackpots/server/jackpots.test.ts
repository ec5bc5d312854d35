import { openDeskOn } from "@baize/desk/testing";
import type { CallSpec, InputOf, ReplyOf } from "@baize/kernel/call";
import { idText } from "@baize/kernel/id";
import { commitmentOf, fromHex } from "@baize/kernel/random";
import { MINUTE_MS } from "@baize/kernel/time";
import { openInProcessClient, type Visit } from "@baize/platform-server";
import { PROVED } from "@baize/testing";
import { sha256 } from "@noble/hashes/sha2.js";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listJackpots, listPots, readGameJackpot, readPot } from "../contract/index.ts";
import { openTestJackpots, TEST_GAME, TEST_TERMS, type TestJackpots } from "../testing/index.ts";
import { ceilingMinor } from "./ceiling.ts";
import { type JackpotPorts, openJackpots } from "./index.ts";
import { meterOf, PARTS, reserveOf } from "./rules.ts";
import { type Pot, readPots } from "./store.ts";

let app: TestJackpots;
beforeAll(async () => {
	app = await openTestJackpots();
});
afterAll(() => app.close());

async function potOf(level: string, currency = "CAD"): Promise<Pot> {
	const pots = await readPots(app.database.reader);
	return pots.find((pot) => pot.level === level && pot.currency === currency)!;
}

/** For one that has not read the pots yet; a desk takes each kind of proposal once. */
const freshPorts = (): JackpotPorts => {
	const { database, clock, ids } = app.ports;
	return { ...app.ports, proposals: openDeskOn({ database, clock, ids }).desk.proposals };
};

const cashOf = async (playerId: bigint, currency = "CAD") => (await app.ledger.balances(playerId, currency))!.cash;
const wonRound = (playerId: bigint, roundId: bigint) => ({ playerId, roundId, currency: "CAD", gameNumber: 71 });
const GRAND = { potId: TEST_TERMS.id, levels: ["grand"] };

/** A round that draws the grand pot, as the games do it; `crash` leaves out the payment. */
async function hit(playerId: bigint, { crash = false } = {}): Promise<bigint> {
	const roundId = app.newId();
	await app.jackpots.expectWins(wonRound(playerId, roundId), GRAND);
	await app.wallet.batched.instantRound({
		...{ playerId, roundId, currency: "CAD", gameId: 71 },
		...{ stakeMinor: 100n, winMinor: 0n },
	});
	app.recorded.set(roundId, ["grand"]);
	if (!crash) await app.jackpots.payRound({ playerId, roundId }, ["grand"]);
	return roundId;
}

/** What an operator would be alarmed by. */
async function findings() {
	await app.jackpots.bookGrown();
	const { sums } = await app.generalLedger.compare();
	// The deposits of these tests have no payment company.
	const ofJackpots = sums.filter(({ subject }) => subject !== "playersExternal");
	const breaks = ofJackpots.filter(({ leftMinor, rightMinor }) => leftMinor !== rightMinor);
	return [...breaks, ...(await app.jackpots.audit())];
}

describe("[JACK-01] a pot", () => {
	it("begins with its seed, once, in each currency", async () => {
		const before = await readPots(app.database.reader);
		await app.jackpots.openPots();
		expect(await readPots(app.database.reader)).toEqual(before);
		expect(before).toHaveLength(4);
		expect((await potOf("grand", "EUR")).sums).toMatchObject({
			funded: 1_000n * PARTS,
			seeded: 1_000n * PARTS,
			won: 0n,
		});
		expect(await findings()).toEqual([]);
	});

	it("is given its share of each stake of its games in its currency, and of no other", async () => {
		const player = await app.player(100_000n);
		const european = await app.player(100_000n, "EUR");
		const [before, beforeEur] = [await potOf("grand"), await potOf("grand", "EUR")];
		await app.stake(player, 20n);
		await app.stake(player, 1_000n);
		await app.stake(player, 5_000n, { gameId: 72 });
		await app.stake(european, 7n, { currency: "EUR" });
		await app.follow();
		expect((await potOf("grand")).sums.contributed - before.sums.contributed).toBe(1_020n * 50n);
		expect((await potOf("grand", "EUR")).sums.contributed - beforeEur.sums.contributed).toBe(7n * 50n);
		expect(await findings()).toEqual([]);
	});

	it("is given a stake once, also by a follower that has failed or runs in two processes", async () => {
		const player = await app.player(100_000n);
		await app.follow();
		const before = await potOf("grand");
		await app.stake(player, 300n);
		await app.ledger.endTick();
		const failing = {
			...app.jackpots.follower,
			apply: async (...given: Parameters<typeof app.jackpots.follower.apply>) => {
				await app.jackpots.follower.apply(...given);
				throw new Error("the process ends here");
			},
		};
		await expect(app.ledger.follow(failing).run()).rejects.toThrow();
		await Promise.all([app.ledger.follow(app.jackpots.follower).run(), app.ledger.follow(app.jackpots.follower).run()]);
		await app.follow();
		expect((await potOf("grand")).sums.contributed - before.sums.contributed).toBe(300n * 50n);
	});
});

describe("[JACK-01] a win that a round has drawn", () => {
	it("pays what the pot has as an operation of its own, and begins the pot again", async () => {
		const player = await app.player(100_000n);
		await app.follow();
		const before = await potOf("grand");
		const amountMinor = meterOf(before.sums) / PARTS;
		const roundId = await hit(player);
		expect(await cashOf(player)).toBe(100_000n - 100n + amountMinor);
		const after = await potOf("grand");
		expect(after.cycle).toBe(before.cycle + 1);
		expect(meterOf(after.sums)).toBe((meterOf(before.sums) % PARTS) + 1_000n * PARTS);
		const [paid] = await app.ledger.history(player, "CAD", { limit: 1 });
		expect(paid).toMatchObject({ kind: "jackpotWon", winMinor: amountMinor, reference: roundId, gameId: 71 });
		expect(app.sent.map(({ topic }) => topic)).toEqual(expect.arrayContaining([`jackpot-wins:${player}`, "jackpots"]));
		expect(await findings()).toEqual([]);
	});

	it("is paid once, however often it is asked for", async () => {
		const player = await app.player(100_000n);
		const roundId = await hit(player);
		const cash = await cashOf(player);
		await Promise.all([1, 2, 3].map(() => app.jackpots.payRound({ playerId: player, roundId }, ["grand"])));
		await app.jackpots.expectWins(wonRound(player, roundId), GRAND);
		await app.jackpots.payRound({ playerId: player, roundId }, ["grand"]);
		expect(await cashOf(player)).toBe(cash);
	});

	it("of two rounds at once pays the second what the pot has begun with again", async () => {
		const [one, other] = [await app.player(100_000n), await app.player(100_000n)];
		await app.follow();
		const amountMinor = meterOf((await potOf("grand")).sums) / PARTS;
		await Promise.all([hit(one), hit(other)]);
		const won = [await cashOf(one), await cashOf(other)].map((cash) => cash - 99_900n).sort((a, b) => Number(a - b));
		expect(won).toEqual([1_000n, amountMinor].sort((a, b) => Number(a - b)));
		expect(await findings()).toEqual([]);
	});

	it("is paid by the job after a crash between the round and its payment", async () => {
		const player = await app.player(100_000n);
		await hit(player, { crash: true });
		await app.jackpots.repairWins();
		expect(await cashOf(player)).toBe(99_900n);
		app.clock.set(app.clock.nowMs() + 5 * MINUTE_MS);
		await Promise.all([app.jackpots.repairWins(), app.jackpots.repairWins()]);
		expect(await cashOf(player)).toBeGreaterThan(99_900n);
		const cash = await cashOf(player);
		await app.jackpots.repairWins();
		expect(await cashOf(player)).toBe(cash);
		expect(await findings()).toEqual([]);
	});

	it("of another attempt at the round, which was not recorded, is not paid", async () => {
		const player = await app.player(100_000n);
		const roundId = app.newId();
		await app.jackpots.expectWins(wonRound(player, roundId), { ...GRAND, levels: ["quick"] });
		await app.jackpots.expectWins(wonRound(player, roundId), GRAND);
		app.recorded.set(roundId, ["grand"]);
		await app.jackpots.payRound({ playerId: player, roundId }, ["grand"]);
		app.clock.set(app.clock.nowMs() + 5 * MINUTE_MS);
		await app.jackpots.repairWins();
		expect((await app.jackpots.exportOf(player)).map(({ level }) => level)).toEqual(["grand"]);
	});

	it("is not paid where the round was never played, or has drawn something else after all", async () => {
		const player = await app.player(100_000n);
		const [never, other] = [app.newId(), app.newId()];
		await app.jackpots.expectWins(wonRound(player, never), GRAND);
		await app.jackpots.expectWins(wonRound(player, other), GRAND);
		app.recorded.set(other, []);
		app.clock.set(app.clock.nowMs() + 5 * MINUTE_MS);
		await app.jackpots.repairWins();
		expect(await cashOf(player)).toBe(100_000n);
		await app.jackpots.payRound({ playerId: player, roundId: never }, ["grand"]);
		expect(await cashOf(player)).toBe(100_000n);
		// The page sends the round again, and this time it is played.
		await app.jackpots.expectWins(wonRound(player, never), GRAND);
		await app.jackpots.payRound({ playerId: player, roundId: never }, ["grand"]);
		expect(await cashOf(player)).toBeGreaterThan(100_000n);
	});
});

describe("[JACK-01] a pot that must be won", () => {
	it("is won by the round that brings it to its ceiling, for the ceiling, which was committed to", async () => {
		const player = await app.player(10_000_000n);
		await app.follow();
		const before = await potOf("quick");
		let rounds = 0;
		while ((await potOf("quick")).cycle === before.cycle && rounds++ < 40) {
			await app.stake(player, 500n);
			await app.follow();
		}
		const win = (await app.jackpots.exportOf(player))[0]!;
		const view = await call(readPot, { params: { pot: TEST_TERMS.id }, query: {} });
		const past = view.wins[0]!;
		expect(past).toMatchObject({ level: "quick", wonBy: "ceiling", amountMinor: win.amountMinor });
		expect(past.ceilingCommitment).toBe(before.ceilingCommitment);
		expect(commitmentOf(fromHex(past.serverSeed!), sha256)).toBe(past.ceilingCommitment);
		const terms = { level: TEST_TERMS.levels[1]!, unitMinor: 1n };
		const draw = { serverSeed: fromHex(past.serverSeed!), level: "quick", cycle: past.cycle };
		expect(BigInt(past.amountMinor)).toBe(ceilingMinor(terms, draw));
		expect(past.amountMinor).toBeGreaterThan(100);
		expect(past.amountMinor).toBeLessThanOrEqual(150);
		expect(await findings()).toEqual([]);
	});

	it("is never shown above what may be in it", async () => {
		const player = await app.player(10_000_000n);
		for (const stake of [50_000n, 90_000n, 3n]) await app.stake(player, stake);
		await app.follow();
		const { levels } = await call(readPot, { params: { pot: TEST_TERMS.id }, query: {} });
		expect(levels.find(({ level }) => level === "quick")!.amountMinor).toBeLessThanOrEqual(150);
		expect(await findings()).toEqual([]);
	});
});

describe("[JACK-01] the calls of the specification", () => {
	it("answer the games with a jackpot and what their largest pot has, in minor units, never more than it", async () => {
		const amount = Number(meterOf((await potOf("grand", "EUR")).sums) / PARTS);
		const query = { currencyCode: "EUR", language: "en", channelType: "WEB" };
		expect(await call(listJackpots, { query })).toEqual([{ gameId: TEST_GAME, amount }]);
		expect(await call(readGameJackpot, { params: { id: TEST_GAME }, query })).toEqual({ gameId: TEST_GAME, amount });
	});

	it("take the default currency where none is named, or one that has no pots", async () => {
		const amount = Number(meterOf((await potOf("grand")).sums) / PARTS);
		expect(await call(listJackpots, { query: {} })).toEqual([{ gameId: TEST_GAME, amount }]);
		expect(await call(listJackpots, { query: { currencyCode: "XXX" } })).toEqual([{ gameId: TEST_GAME, amount }]);
	});

	it.each(["no-such-game", "tidal-book"])("refuse a game without a jackpot: %s", async (id) => {
		await expect(call(readGameJackpot, { params: { id }, query: {} })).rejects.toMatchObject({
			code: "JACKPOT_NOT_FOUND",
		});
	});

	it("say nothing of the winners", async () => {
		const player = await app.player(100_000n);
		const roundId = await hit(player);
		const text = JSON.stringify(await call(readPot, { params: { pot: TEST_TERMS.id }, query: {} }));
		expect(text).not.toContain(idText(player));
		expect(text).not.toContain(idText(roundId));
	});

	it("show a pot as what it is made of, exactly", async () => {
		const { levels } = await call(readPot, { params: { pot: TEST_TERMS.id }, query: {} });
		for (const { amountMinor, contributedParts, seededParts, wonParts, potParts } of levels) {
			expect(BigInt(contributedParts) + BigInt(seededParts) - BigInt(wonParts)).toBe(BigInt(potParts));
			expect(BigInt(amountMinor)).toBe(BigInt(potParts) / PARTS);
		}
		for (const { reserveContributedParts, fundedParts, seededParts, reserveParts } of levels)
			expect(BigInt(reserveContributedParts) + BigInt(fundedParts) - BigInt(seededParts)).toBe(BigInt(reserveParts));
	});

	it("say when the pots, the books and the wallets were compared and agreed, within a minute", async () => {
		await app.jackpots.bookGrown();
		await app.generalLedger.compare();
		const { call: ask } = openInProcessClient(openJackpots(freshPorts()).bindings);
		const provedAt = async () =>
			(await ask(readPot, { params: { pot: TEST_TERMS.id }, query: { currency: "CAD" } }, VISITOR)).provedAtMs;
		const nowMs = app.clock.nowMs();
		expect(await provedAt()).toBe(nowMs);
		app.clock.set(nowMs + MINUTE_MS - 1);
		expect(await provedAt()).toBe(nowMs);
		const change = (sign: number) =>
			sql`update jackpots.pot set won = won + ${sign * 10_000}, seeded = seeded + ${sign * 10_000},
				funded = funded + ${sign * 10_000} where level = 'quick' and currency = 'CAD'`.execute(app.database.reader);
		await change(1);
		app.clock.set(nowMs + MINUTE_MS);
		expect(await provedAt()).toBeNull();
		await change(-1);
		app.clock.set(nowMs + 2 * MINUTE_MS);
		expect(await provedAt()).toBe(nowMs + 2 * MINUTE_MS);
	});

	it("show operators each pot with its proof", async () => {
		await app.jackpots.bookGrown();
		await app.generalLedger.compare();
		const session = { ...VISITOR, session: officer };
		const { bindings } = app.jackpots;
		const { pots } = await openInProcessClient(bindings).call(listPots, {}, session);
		expect(pots).toHaveLength(4);
		expect(pots.every(({ isProved }) => isProved)).toBe(true);
		await expect(openInProcessClient(bindings).call(listPots, {}, VISITOR)).rejects.toThrow();
	});
});

describe("[JACK-01] any sequence of stakes, wins, crashes and repeated following", () => {
	it("keeps pot = contributions + seeds - wins, and wallets with what was won", async () => {
		const players = await Promise.all([1, 2, 3].map(() => app.player(100_000_000n)));
		const who = fc.integer({ min: 0, max: players.length - 1 });
		const step = fc.oneof(
			fc.record({ do: fc.constant("stake" as const), who, stakeMinor: fc.bigInt({ min: 1n, max: 20_000n }) }),
			fc.record({ do: fc.constant("hit" as const), who, crash: fc.boolean() }),
			fc.record({ do: fc.constant("hits" as const), who, other: who }),
			fc.constant({ do: "follow" as const }),
			fc.constant({ do: "repair" as const }),
		);
		await fc.assert(
			fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
				for (const each of steps) {
					if (each.do === "stake") await app.stake(players[each.who]!, each.stakeMinor);
					if (each.do === "hit") await hit(players[each.who]!, each);
					if (each.do === "hits") await Promise.all([hit(players[each.who]!), hit(players[each.other]!)]);
					if (each.do === "follow") await Promise.all([app.follow(), app.ledger.follow(app.jackpots.follower).run()]);
					if (each.do === "repair") {
						app.clock.set(app.clock.nowMs() + 5 * MINUTE_MS);
						await app.jackpots.repairWins();
					}
				}
				await app.follow();
				app.clock.set(app.clock.nowMs() + 10 * MINUTE_MS);
				await app.jackpots.repairWins();
				for (const { sums } of await readPots(app.database.reader)) {
					expect(meterOf(sums)).toBeGreaterThanOrEqual(0n);
					expect(reserveOf(sums)).toBeGreaterThanOrEqual(0n);
				}
				expect(await findings()).toEqual([]);
			}),
			{ numRuns: 12 },
		);
	}, 120_000);

	it("is found where it does not hold", async () => {
		await sql`update jackpots.pot set won = won + 10000, seeded = seeded + 10000, funded = funded + 10000
			where level = 'grand' and currency = 'EUR'`.execute(app.database.reader);
		expect((await app.jackpots.audit()).map(({ invariant }) => invariant)).toContain(
			"the wins of a pot are those that were paid",
		);
	});
});

/** The calls of a visitor, to another process: it has read nothing yet. */
const call = <Spec extends CallSpec>(spec: Spec, input: InputOf<Spec>): Promise<ReplyOf<Spec>> =>
	openInProcessClient(openJackpots(freshPorts()).bindings).call(spec, input, VISITOR);

const officer = { sessionId: 1n, handle: "h", playerId: 100n, bucket: 36, currency: "", roles: ["audit"], ...PROVED };

const VISITOR: Visit = { session: undefined, locale: "en", ip: "192.0.2.1", userAgent: "", cookies: {} };
