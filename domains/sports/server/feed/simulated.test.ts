import { createHash, createHmac } from "node:crypto";
import { MATCH_MS, matchdayAt, playMatch, VIRTUAL_LEAGUES, virtualSeason } from "@baize/engines/fixture";
import { readId } from "@baize/kernel/id";
import { fairDraws, fromHex } from "@baize/kernel/random";
import { MINUTE_MS, SECOND_MS } from "@baize/kernel/time";
import { openHouseCalls } from "@baize/platform-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { EventView } from "../../contract/index.ts";
import { listEvents, placeBet } from "../../contract/index.ts";
import { aBetId, openTestSports, type TestSports } from "../../testing/index.ts";

let house: TestSports;
beforeAll(async () => {
	house = await openTestSports();
	house.sports.start();
	await house.refresh();
});
afterAll(() => house.close());

const plan = VIRTUAL_LEAGUES[0]!;
const ANYONE = { session: undefined, locale: "en" as const, ip: "", userAgent: "", cookies: {} };
const matchesAt = async (kickoffMs: number): Promise<EventView[]> => {
	const { events } = await openHouseCalls(house.sports.bindings).call(
		listEvents,
		{ query: { competition: plan.id, limit: 100 } },
		ANYONE,
	);
	return events
		.filter((event) => event.startsAtMs === kickoffMs)
		.map((event) => house.sports.event(readId(event.eventId)!)!);
};
type Draw = { commitment: string; seed: string | null; clientSeed: string; nonce: number };
const drawOf = (event: EventView): Draw => (event.details as { draw: Draw }).draw;

describe("[SPORT-04] a simulated matchday", () => {
	it("is offered, played minute by minute, ends as its seed says and pays its bets", async () => {
		const kickoffMs = matchdayAt(plan, house.clock.nowMs(), 1).kickoffMs;
		const offered = await matchesAt(kickoffMs);
		expect(offered).toHaveLength(plan.clubs.length / 2);
		const bettable = offered[0]!;
		expect(bettable.markets.map(({ kind, lineX100 }) => [kind, lineX100])).toEqual([
			["match-result", undefined],
			["total-goals", 250],
			["both-score", undefined],
			["total-goals", 150],
			["total-goals", 350],
		]);
		for (const { marginText } of bettable.markets) expect(Number(marginText)).toBeGreaterThanOrEqual(4.8);
		expect(new Set(offered.map((event) => drawOf(event).commitment)).size).toBe(1);
		expect(offered.map((event) => drawOf(event).seed)).toEqual(offered.map(() => null));

		const session = await house.punter(100_000n);
		for (const { selectionId, priceX10000 } of bettable.markets[0]!.selections) {
			const body = {
				betId: aBetId(house.clock.nowMs()),
				kind: "single" as const,
				stakeMinor: 1_000,
				legs: [{ selectionId, priceX10000 }],
				acceptPriceChanges: "none" as const,
			};
			const call = openHouseCalls(house.sports.bindings);
			await call.call(placeBet, { params: { session: session.handle }, body }, { ...ANYONE, session });
		}

		house.clock.set(kickoffMs + MATCH_MS / 4);
		await house.refresh();
		const running = (await matchesAt(kickoffMs))[0]!;
		expect(running).toMatchObject({ phase: "live", live: { period: "first-half" }, result: null });
		expect(drawOf(running).seed).toBeNull();
		expect(house.told.some(({ topic, kind }) => topic === "events" && kind === "live")).toBe(true);

		house.clock.set(kickoffMs + MATCH_MS);
		await house.refresh();
		await house.settle();
		const ended = house.sports.event(readId(bettable.eventId)!)!;
		expect(ended.phase).toBe("finished");
		const { seed, commitment, clientSeed, nonce } = drawOf(ended);
		expect(createHash("sha256").update(fromHex(seed!)).digest("hex")).toBe(commitment);
		expect(replay(clientSeed, seed!, nonce)).toEqual({ home: goals(ended, "home"), away: goals(ended, "away") });
		const { home, away } = ended.result as { home: number; away: number };
		const winner = home > away ? "home" : home < away ? "away" : "draw";
		const price = bettable.markets[0]!.selections.find(({ key }) => key === winner)!.priceX10000;
		const [playable] = (await house.wallet.balances(session.playerId, "CAD", "en")).filter(
			({ type }) => type === "playable",
		);
		expect(playable?.amountMinor).toBe(100_000 - 3_000 + Math.floor(price / 10));
		expect(await house.sports.auditBets()).toEqual([]);
	});

	it("that was played while the house was closed is ended when it opens again", async () => {
		const kickoffMs = matchdayAt(plan, house.clock.nowMs(), 1).kickoffMs;
		const [missed] = await matchesAt(kickoffMs);
		house.clock.set(kickoffMs + 45 * MINUTE_MS + SECOND_MS);
		const again = await house.reopen();
		again.start();
		await house.refresh();
		await house.settle();
		expect(again.event(readId(missed!.eventId)!)?.phase).toBe("finished");
	});
});

const goals = (event: EventView, side: "home" | "away"): number =>
	(event.result as { home: number; away: number })[side];

/** Anyone can draw the match again from what is published; the rates stand in the season, which is public too. */
function replay(clientSeed: string, seed: string, nonce: number) {
	const draws = fairDraws({ serverSeed: fromHex(seed), clientSeed, nonce }, hmac);
	return playMatch(ratesOf(clientSeed), draws).fullTime;
}
const hmac = (key: Uint8Array, message: string) => createHmac("sha256", key).update(message).digest();

function ratesOf(fixtureId: string) {
	const [league, season] = fixtureId.split("/");
	const plan = VIRTUAL_LEAGUES.find(({ id }) => id === league)!;
	const serverSeed = createHash("sha256").update(`${league}/${season}`).digest();
	const draws = fairDraws({ serverSeed, clientSeed: "strengths", nonce: 0 }, hmac);
	const { matchdays } = virtualSeason(plan, Number(season), draws);
	return matchdays.flat().find(({ id }) => id === fixtureId)!.rates;
}
