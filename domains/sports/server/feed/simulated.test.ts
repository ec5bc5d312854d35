import { createHash, createHmac } from "node:crypto";
import { eventsUntil, MATCH_MS, matchClock, matchdayAt, playMatch, VIRTUAL_LEAGUES } from "@baize/engines/fixture";
import { readId } from "@baize/kernel/id";
import { fairDraws, fromHex } from "@baize/kernel/random";
import { MINUTE_MS, SECOND_MS } from "@baize/kernel/time";
import { openInProcessClient } from "@baize/platform-server";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { EventView } from "../../contract/index.ts";
import { listEvents, placeBet, verifyMatch } from "../../contract/index.ts";
import { aBetId, openTestSports, type TestSports } from "../../testing/index.ts";

let app: TestSports;
beforeAll(async () => {
	app = await openTestSports();
	await app.refresh();
});
afterAll(() => app.close());

const plan = VIRTUAL_LEAGUES[0]!;
const hmac = (key: Uint8Array, message: string) => createHmac("sha256", key).update(message).digest();
const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest();
const ANYONE = { session: undefined, locale: "en" as const, ip: "", userAgent: "", cookies: {} };
const matchesAt = async (kickoffMs: number, of = app): Promise<EventView[]> => {
	const { events } = await openInProcessClient(of.sports.bindings).call(
		listEvents,
		{ query: { competition: plan.id, limit: 100 } },
		ANYONE,
	);
	return events
		.filter((event) => event.startsAtMs === kickoffMs)
		.map((event) => of.sports.event(readId(event.eventId)!)!);
};
type Draw = {
	commitment: string;
	seed: string | null;
	clientSeed: string;
	nonce: number;
	rates: { home: number; away: number; dependence: number };
};
const drawOf = (event: EventView): Draw => (event.details as { draw: Draw }).draw;

describe("[SPORT-04] a simulated matchday", () => {
	it("is offered, played minute by minute, ends as its seed determines and pays its bets", async () => {
		const kickoffMs = matchdayAt(plan, app.clock.nowMs(), 1).kickoffMs;
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

		const session = await app.punter(100_000n);
		for (const { selectionId, priceX10000 } of bettable.markets[0]!.selections) {
			const body = {
				betId: aBetId(app.clock.nowMs()),
				kind: "single" as const,
				stakeMinor: 1_000,
				legs: [{ selectionId, priceX10000 }],
				acceptPriceChanges: "none" as const,
			};
			const call = openInProcessClient(app.sports.bindings);
			await call.call(placeBet, { params: { session: session.handle }, body }, { ...ANYONE, session });
		}

		app.clock.set(kickoffMs + MATCH_MS / 4);
		await app.refresh();
		const running = (await matchesAt(kickoffMs))[0]!;
		expect(running).toMatchObject({ phase: "live", live: { period: "first-half" }, result: null });
		expect(drawOf(running).seed).toBeNull();
		expect(app.published.some(({ topic, kind }) => topic === "events" && kind === "live")).toBe(true);

		app.clock.set(kickoffMs + MATCH_MS);
		await app.refresh();
		await app.settle();
		const ended = app.sports.event(readId(bettable.eventId)!)!;
		expect(ended.phase).toBe("finished");
		const { seed, commitment } = drawOf(ended);
		expect(createHash("sha256").update(fromHex(seed!)).digest("hex")).toBe(commitment);
		const { home, away } = ended.result as { home: number; away: number };
		const winner = home > away ? "home" : home < away ? "away" : "draw";
		const price = bettable.markets[0]!.selections.find(({ key }) => key === winner)!.priceX10000;
		const [playable] = (await app.wallet.balances(session.playerId, "CAD", "en")).filter(
			({ type }) => type === "playable",
		);
		expect(playable?.amountMinor).toBe(100_000 - 3_000 + Math.floor(price / 10));
		expect(await app.sports.auditBets()).toEqual([]);
	});

	it("is verified offline, match by match, from the seed and the goal rates that stood with it before", async () => {
		const kickoffMs = matchdayAt(plan, app.clock.nowMs(), 1).kickoffMs;
		const offered = await matchesAt(kickoffMs);
		app.clock.set(kickoffMs + MATCH_MS);
		await app.refresh();
		await app.settle();
		for (const before of offered) {
			const ended = app.sports.event(readId(before.eventId)!)!;
			const { home, away } = ended.result as { home: number; away: number };
			expect(drawOf(ended)).toEqual({ ...drawOf(before), seed: expect.stringMatching(/^[0-9a-f]{64}$/) });
			expect(drawOf(before).rates).toEqual({
				home: expect.any(Number),
				away: expect.any(Number),
				dependence: expect.any(Number),
			});
			expect(replay(drawOf(ended))).toEqual({ home, away });
			const published = { draw: drawOf(ended), result: { home, away } };
			expect(verifyMatch(published, { hmac, sha256 })).toMatchObject({ isCommitmentProven: true, isScoreProven: true });
			const other = { ...published, result: { home: home + 1, away } };
			expect(verifyMatch(other, { hmac, sha256 })).toMatchObject({ isCommitmentProven: true, isScoreProven: false });
		}
	});

	it("cannot be given other rates, another commitment or another seed in the books", async () => {
		const [open] = await matchesAt(matchdayAt(plan, app.clock.nowMs(), 2).kickoffMs);
		const { draw } = open!.details as { draw: Draw };
		for (const change of [
			{ rates: { ...draw.rates, home: 9 } },
			{ commitment: "0".repeat(64) },
			{ clientSeed: "other" },
			{ nonce: 1 },
		]) {
			const details = { draw: { ...draw, ...change } };
			const writing = app.database.transaction((tx) => app.sports.setDetails(tx, readId(open!.eventId)!, details));
			await expect(writing).rejects.toThrow("is committed to");
		}
	});

	it("reveals no more than has been shown of it, at any time before its end", async () => {
		const { kickoffMs } = matchdayAt(plan, app.clock.nowMs(), 1);
		const matches = await matchesAt(kickoffMs);
		const from = app.published.length;
		const scores: string[][] = matches.map(() => []);
		for (let elapsedMs = 0; elapsedMs < MATCH_MS; elapsedMs += 10 * SECOND_MS) {
			app.clock.set(kickoffMs + elapsedMs);
			await app.refresh();
			for (const [at, { eventId }] of matches.entries()) {
				const event = app.sports.event(readId(eventId)!)!;
				expect([event.phase, event.result, drawOf(event).seed]).toEqual(["live", null, null]);
				scores[at]!.push(`${event.live!.home}-${event.live!.away} ${event.live!.minute}`);
			}
		}
		const ids = matches.map(({ eventId }) => eventId);
		// All matchdays of a test have one seed, and those of the other league end in the meantime.
		const publishedBefore = app.published
			.slice(from)
			.map((published) => JSON.stringify(published))
			.filter((text) => ids.some((id) => text.includes(id)));
		app.clock.set(kickoffMs + MATCH_MS);
		await app.refresh();
		for (const [at, { eventId }] of matches.entries()) {
			const ended = app.sports.event(readId(eventId)!)!;
			const { seed, clientSeed, nonce, rates } = drawOf(ended);
			expect(publishedBefore.filter((text) => text.includes(seed!))).toEqual([]);
			const published = playMatch(rates, fairDraws({ serverSeed: fromHex(seed!), clientSeed, nonce }, hmac));
			const expected = scores[at]!.map((_, step) => {
				const elapsedMs = step * 10 * SECOND_MS;
				const score = eventsUntil(published, elapsedMs).at(-1)!.score;
				return `${score.home}-${score.away} ${matchClock(elapsedMs).minute}`;
			});
			expect(scores[at]).toEqual(expected);
		}
	});

	it("that was played while the server was down is ended when it starts again", async () => {
		const kickoffMs = matchdayAt(plan, app.clock.nowMs(), 1).kickoffMs;
		const [missed] = await matchesAt(kickoffMs);
		app.clock.set(kickoffMs + 45 * MINUTE_MS + SECOND_MS);
		const again = await app.reopen();
		await app.refresh();
		await app.settle();
		expect(again.event(readId(missed!.eventId)!)?.phase).toBe("finished");
	});
});

it("[SPORT-04] a simulated match is played from the rates that it was offered with, whatever a later version has", async () => {
	const own = await openTestSports();
	await own.refresh();
	const { kickoffMs } = matchdayAt(plan, own.clock.nowMs(), 2);
	const [offered] = await matchesAt(kickoffMs, own);
	const eventId = readId(offered!.eventId)!;
	const rates = { home: 4.5, away: 0.25, dependence: 0 };
	await sql`alter table sports.event disable trigger keep_draw`.execute(own.database.reader);
	await own.database.transaction((tx) => own.sports.setDetails(tx, eventId, { draw: { ...drawOf(offered!), rates } }));
	await sql`alter table sports.event enable trigger keep_draw`.execute(own.database.reader);
	own.clock.set(kickoffMs + MATCH_MS);
	const again = await own.reopen();
	await own.refresh();
	await own.settle();
	const ended = again.event(eventId)!;
	expect(drawOf(ended).rates).toEqual(rates);
	expect(ended.result).toMatchObject(replay(drawOf(ended)));
	await own.close();
});

/**
 * Anyone can draw the match again from what the call has published, by the rules of docs/verifying.md and without our
 * code.
 */
function replay({ clientSeed, seed, nonce, rates }: Draw): { home: number; away: number } {
	const parts = scoreParts(rates);
	let rest = firstDrawBelow(1_000_000_000, fromHex(seed!), `${clientSeed}:${nonce}:`);
	const at = parts.findIndex((part) => {
		rest -= part;
		return rest < 0;
	});
	return { home: Math.floor(at / 13), away: at % 13 };
}

function firstDrawBelow(limit: number, key: Uint8Array, message: string): number {
	const beyond = 2 ** 32 - (2 ** 32 % limit);
	for (let block = 0; ; block++) {
		const bytes = createHmac("sha256", key).update(`${message}${block}`).digest();
		for (let at = 0; at < 32; at += 4) if (bytes.readUInt32BE(at) < beyond) return bytes.readUInt32BE(at) % limit;
	}
}

function scoreParts({ home, away, dependence }: Draw["rates"]): number[] {
	const poisson = (rate: number): number[] => {
		const chances = [1];
		for (let goals = 1; goals <= 12; goals++) chances.push((chances[goals - 1]! * rate) / goals);
		return chances;
	};
	const tau = Math.min(0.9 / Math.max(home * away, 1), Math.max(-0.9 / Math.max(home, away, 1), dependence));
	const low = [
		[1 - home * away * tau, 1 + home * tau],
		[1 + away * tau, 1 - tau],
	];
	const aways = poisson(away);
	const raw = poisson(home).map((x, i) => aways.map((y, j) => x * y * (low[i]?.[j] ?? 1)));
	const total = raw.reduce((sum, row) => row.reduce((rowSum, part) => rowSum + part, sum), 0);
	const parts = raw.flat().map((part) => Math.floor((part / total) * 1_000_000_000));
	parts[parts.indexOf(Math.max(...parts))]! += 1_000_000_000 - parts.reduce((sum, part) => sum + part, 0);
	return parts;
}
