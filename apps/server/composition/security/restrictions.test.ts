import { aPlayer, hashedPassword } from "@baize/identity/testing";
import { type CallSpec, RESTRICTIONS, type Restriction } from "@baize/kernel/call";
import { idText, openIds, pageId } from "@baize/kernel/id";
import { DAY_MS, systemClock } from "@baize/kernel/time";
import type { PlayerCall, Session } from "@baize/platform-server";
import { excludeMyself, setLimit, takeTimeOut } from "@baize/safer-play/contract";
import { type EventView, listEvents, readEvent } from "@baize/sports/contract";
import { seedVerification } from "@baize/verification/server";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { PLAYER_CALLS } from "../modules.ts";
import { openTestComposition, type TestComposition } from "../testing/open-composition.ts";
import { paidIn } from "../testing/paid-in.ts";

type Person = { playerId: bigint; session: Session };

/** Calls that need a stake limit of 100.00 a day, set before; for some, a raise of it to 200.00 has waited its day. */
const OF_A_LIMIT = ["setLimit", "confirmLimit", "dropLimitChange"];
const OF_A_RAISE = ["confirmLimit", "dropLimitChange"];
let site: TestComposition;

beforeAll(async () => {
	site = await openTestComposition();
	await site.composition.seed();
	await site.composition.start();
});
afterAll(() => site.close());

const ids = openIds(systemClock, 30);

/** A page makes the id of a round or a bet from its clock and a number of its own. */
let pageNumber = 1;
/** Waited for: a test before may have moved the clock past the last event of the feed so far. */
const anEventOnSale = (): Promise<EventView> =>
	vi.waitFor(async () => {
		const { events } = (await site.send(listEvents, { query: { vertical: "sports" } })).json();
		expect(events).not.toEqual([]);
		return events.at(-1);
	}, 10_000);

/** An unrestricted player: verified, with money, under the current terms. */
async function aFreePlayer(): Promise<Person> {
	const { database, composition } = site;
	const { playerId } = await aPlayer(database, { passwordHash: await hashedPassword() });
	const session = await site.signIn(playerId);
	await database.transaction((tx) => composition.domains.wallet.open(tx, playerId, "CAD"));
	const deposit = { playerId, currency: "CAD", amountMinor: 50_000n, reference: ids() };
	await paidIn(composition.domains, database, deposit);
	const { commitment } = await composition.domains.play.readSeeds(session);
	await composition.domains.play.chooseClientSeed(session, { commitment, clientSeed: "of a test" });
	return { playerId, session };
}

async function send({ session }: Person, call: CallSpec, row: PlayerCall): Promise<{ status: number; code?: string }> {
	const answer = await site.send(call, { ...row, by: session });
	const code = answer.statusCode < 400 ? undefined : (answer.json().errorCode as string);
	return { status: answer.statusCode, ...(code ? { code } : {}) };
}

const BEGIN: Record<Restriction, (person: Person) => Promise<unknown>> = {
	excluded: (person) => send(person, excludeMyself, { body: { term: "6months" } }),
	timedOut: (person) => send(person, takeTimeOut, { body: { days: 7 } }),
	terms: ({ playerId }) =>
		sql`update identity.player set terms_version = '2000-01' where player_id = ${playerId}`.execute(
			site.database.reader,
		),
	blocked: ({ playerId }) => seedVerification(site, playerId, { status: "BLOCKED", reason: "not genuine" }),
};

async function aPersonWho(restriction: Restriction | "free", call: string): Promise<Person> {
	const person = await aFreePlayer();
	if (restriction !== "blocked") await seedVerification(site, person.playerId, { status: "VERIFIED" });
	if (OF_A_LIMIT.includes(call))
		await send(person, setLimit, { body: { kind: "stake", window: "day", amount: 10_000 } });
	if (OF_A_RAISE.includes(call)) {
		await send(person, setLimit, { body: { kind: "stake", window: "day", amount: 20_000 } });
		site.clock.advance(DAY_MS);
	}
	if (restriction !== "free") await BEGIN[restriction](person);
	return person;
}

async function aGrantOfSpins(playerId: bigint): Promise<string> {
	const granted = await site.composition.domains.spins.grant({
		...{ grantKey: "a gift", playerId, count: 1, titleIds: ["tidal-book"], stakeMinor: 20n, currency: "CAD" },
		...{ untilMs: site.clock.nowMs() + DAY_MS, wins: "cash", cause: "for a test" },
	});
	return granted.status === "granted" ? idText(granted.grantId) : granted.status;
}

async function aRoundThatTakesBets(): Promise<number> {
	const { tables, readTable } = site.composition.domains.play;
	for (;;) {
		await tables.drive();
		await tables.look();
		const { round } = await readTable("paper-kite");
		if (round?.phase === "betting") return round.number;
		site.clock.advance(5_000);
	}
}

/** What only the running site knows: an open price, spins of the player, and ids made by a page. */
async function completed(name: string, row: PlayerCall, { playerId }: Person): Promise<PlayerCall> {
	const roundId = () => idText(pageId(site.clock.nowMs(), pageNumber++));
	if (name === "playRealRound" || name === "openStagedRound")
		return { ...row, body: { ...row.body, roundId: roundId() } };
	if (name === "placeTableStake")
		return { ...row, body: { ...row.body, stakeId: roundId(), number: await aRoundThatTakesBets() } };
	if (name === "playPromotionalRound")
		return { ...row, body: { ...row.body, roundId: roundId(), grantId: await aGrantOfSpins(playerId) } };
	if (name !== "placeBet") return row;
	const { eventId } = await anEventOnSale();
	const event: EventView = (await site.send(readEvent, { params: { eventId } })).json();
	const selection = event.markets[0]!.selections[0]!;
	const leg = { selectionId: selection.selectionId, priceX10000: selection.priceX10000 };
	return {
		...row,
		body: { ...row.body, betId: idText(pageId(site.clock.nowMs(), pageNumber++)), legs: [leg] },
	};
}

describe("[SAFE-01] [VER-10] [AUTH-13] what a player may do who is excluded, takes a break, has terms to accept or is blocked", () => {
	it("is decided for every call that players make", () => {
		const calls = site.composition.bindings.filter(({ call }) => call.who === "player").map(({ call }) => call.name);
		expect(Object.keys(PLAYER_CALLS).sort()).toEqual([...new Set(calls)].sort());
	});

	it.each(Object.entries(PLAYER_CALLS))("%s", async (name, row) => {
		const { call } = site.composition.bindings.find((binding) => binding.call.name === name)!;
		const outcomeFor = async (who: Restriction | "free") => {
			const person = await aPersonWho(who, name);
			return send(person, call, await completed(name, row, person));
		};
		const free = await outcomeFor("free");
		expect(free.status).toBeLessThan(500);
		expect(["VALIDATION_ERROR", "SESSION_REQUIRED", "EXCLUDED", "TERMS_DUE"]).not.toContain(free.code);
		if (row.succeeds) expect(free.code).toBeUndefined();
		for (const restriction of RESTRICTIONS) {
			const refusal = row.refused?.[restriction];
			const outcome = await outcomeFor(restriction);
			expect({ restriction, code: outcome.code }).toEqual({ restriction, code: refusal ?? free.code });
		}
	});
});
