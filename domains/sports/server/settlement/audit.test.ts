import type { Session } from "@baize/platform-server";
import { readingsOf } from "@baize/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { legOn, openTestSports, placedBet, type TestSports } from "../../testing/index.ts";
import type { EventOffer } from "../api.ts";
import { openStakesIn } from "../store/bets.ts";

let app: TestSports;
let event: EventOffer;
beforeAll(async () => {
	app = await openTestSports();
	event = await app.onSale();
});
afterAll(() => app.close());

const bet = (session: Session) => placedBet(app, session, [legOn(event, "home")]);

/** Audits again and again while the player bets so often; answers everything that any of the audits found. */
async function auditWhileBetting(session: Session, times: number) {
	let isOver = false;
	const betting = (async () => {
		for (let count = 0; count < times; count++) await bet(session);
		isOver = true;
	})();
	const found = [];
	while (!isOver) found.push(await app.sports.auditBets());
	await betting;
	return [...found, await app.sports.auditBets()];
}

describe("[SPORT-03] the audit of bets", () => {
	it("finds nothing at any moment while bets are placed at the same time", async () => {
		const found = await auditWhileBetting(await app.punter(), 100);
		expect(found.length).toBeGreaterThan(2);
		expect(found.flat()).toEqual([]);
	});

	it("reads only the bets that are open, by an index of them", async () => {
		const { reader } = app.database;
		const punter = await app.punter();
		await sql`insert into sports.bet (bucket, bet_id, player_id, currency, kind, accept, stake, potential_return, most_payout,
				cash_after, status, placed_at, settled_at)
			select ${punter.bucket}::int, n, ${punter.playerId}::bigint, 'CAD', 'single', 'none', 100, 200, 1000, 0, 'lost', now(), now()
			from generate_series(1, 20000) n`.execute(reader);
		for (let count = 0; count < 3; count++) await bet(punter);
		await sql`analyze sports.bet`.execute(reader);
		const [reading, ...others] = await readingsOf(reader, openStakesIn(punter.bucket), "bet");
		const { rows } = await sql`select from sports.bet where bucket = ${punter.bucket} and status = 'open'`.execute(
			reader,
		);
		expect([reading, ...others]).toEqual([{ index: "open_bet", rows: rows.length }]);
	});

	it("finds nothing while many bet and their bets are settled", async () => {
		const punters = await Promise.all(Array.from({ length: 3 }, () => app.punter()));
		let isOver = false;
		const betting = punters.map(async (session, at) => {
			for (let count = 0; count < 5; count++) {
				const match = await app.onSale();
				await placedBet(app, session, [legOn(match, "home")]);
				const result = { status: "finished", home: 1, away: at } as const;
				await app.database.transaction((tx) => app.sports.result(tx, match.eventId, result));
				await app.settle();
			}
		});
		const audits = async (): Promise<void> => {
			while (!isOver) expect(await app.sports.auditBets()).toEqual([]);
		};
		const auditing = audits();
		await Promise.all(betting);
		isOver = true;
		await auditing;
	});

	it("finds a bet that the books do not know, and a stake without a bet, also while they bet", async () => {
		const [forged, lost] = [await app.punter(), await app.punter()];
		for (const session of [forged, lost]) await bet(session);
		await sql`update sports.bet set stake = stake + 5 where player_id = ${forged.playerId}`.execute(
			app.database.reader,
		);
		await sql`delete from sports.bet_leg l using sports.bet b
			where b.player_id = ${lost.playerId} and l.bucket = b.bucket and l.bet_id = b.bet_id`.execute(
			app.database.reader,
		);
		await sql`delete from sports.bet where player_id = ${lost.playerId}`.execute(app.database.reader);
		const found = (await auditWhileBetting(forged, 2)).at(-1)!;
		expect(found.map(({ playerId, detail }) => [playerId, detail])).toEqual(
			expect.arrayContaining([
				[forged.playerId, "open bets: 3005; at stake in the books: 3000"],
				[lost.playerId, "open bets: 0; at stake in the books: 1000"],
			]),
		);
		expect(found).toHaveLength(2);
	});
});
