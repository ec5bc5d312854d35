import { startDeposit } from "@baize/cashier/contract";
import { resolveDuplicate } from "@baize/identity/contract";
import { aPlayer, jobsDone, type PlayerOptions } from "@baize/identity/testing";
import type { CallSpec } from "@baize/kernel/call";
import { idText, openIds, pageId } from "@baize/kernel/id";
import { systemClock } from "@baize/kernel/time";
import type { Session } from "@baize/platform-server";
import { playRealRound } from "@baize/play/contract";
import { excludeMyself } from "@baize/safer-play/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestComposition, type TestComposition } from "../testing/open-composition.ts";
import { paidIn } from "../testing/paid-in.ts";

const ids = openIds(systemClock, 27);
let site: TestComposition;

beforeAll(async () => {
	site = await openTestComposition();
	await site.composition.seed();
	await site.composition.start();
});
afterAll(() => site.close());

/** Each lives at another address by default, so that none is taken for another. */
async function someone(options: PlayerOptions = {}): Promise<Session> {
	const { database, composition } = site;
	const { playerId } = await aPlayer(database, options);
	if (!options.roles) await database.transaction((tx) => composition.domains.wallet.open(tx, playerId, "CAD"));
	return site.signIn(playerId, { roles: options.roles ?? [] });
}

const send = (by: Session, call: CallSpec, body: object, params = {}) => site.send(call, { by, body, params });
const deposit = (by: Session) =>
	send(by, startDeposit, { method: "card", amountMinor: 2_000, requestId: idText(ids()).slice(0, 20) });
const play = (by: Session) =>
	send(by, playRealRound, {
		gameId: "tidal-book",
		bet: { lineBetMinor: 10 },
		mode: "real",
		roundId: idText(pageId(site.clock.nowMs(), 1)),
	});

describe("a second account of one person", () => {
	it("is excluded with the first before its first deposit, and from play, under another e-mail", async () => {
		const first = await someone({ postalCode: "M5H 2N2" });
		expect((await deposit(first)).statusCode).toBe(200);
		expect((await send(first, excludeMyself, { term: "permanent" })).statusCode).toBe(200);
		const second = await someone({ postalCode: "m5h2n2", firstName: "PÁT" });
		const refused = await deposit(second);
		expect([refused.statusCode, refused.json()]).toMatchObject([
			403,
			{ errorCode: "EXCLUDED", isCarried: true, untilMs: null },
		]);
		await jobsDone(site.database);
		const money = { playerId: second.playerId, currency: "CAD", amountMinor: 5_000n, reference: ids() };
		await paidIn(site.composition.domains, site.database, money);
		const { commitment } = await site.composition.domains.play.readSeeds(second);
		await site.composition.domains.play.chooseClientSeed(second, { commitment, clientSeed: "of a test" });
		expect((await play(second)).json().errorCode).toBe("EXCLUDED");
	});

	it("of an active one waits for an operator, who frees it with a reason", async () => {
		const first = await someone({ postalCode: "K1A 0B1" });
		expect((await deposit(first)).statusCode).toBe(200);
		const second = await someone({ postalCode: "K1A 0B1" });
		expect((await deposit(second)).json().errorCode).toBe("ACCOUNT_ON_HOLD");
		expect((await deposit(first)).statusCode).toBe(200);
		const operator = await someone({ roles: ["players"] });
		const pair = { player: idText(second.playerId), older: idText(first.playerId) };
		const decision = {
			resolution: "anotherPerson",
			reason: "A relative at the same address; both documents were checked.",
		};
		expect((await send(operator, resolveDuplicate, decision, pair)).statusCode).toBe(200);
		expect((await deposit(second)).statusCode).toBe(200);
		const { rows } = await sql<{ n: bigint }>`select count(*) as n from audit.entry
			where player_id = ${second.playerId} and target = ${idText(first.playerId)} and action like 'duplicate.%'`.execute(
			site.database.reader,
		);
		expect(rows[0]?.n).toBe(2n);
	});
});
