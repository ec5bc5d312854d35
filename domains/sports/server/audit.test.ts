import type { Reader, Session } from "@baize/platform-server";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { legOn, openTestSports, placedBet, type TestSports } from "../testing/index.ts";
import { auditBets } from "./audit.ts";
import type { EventOffer } from "./door.ts";

let house: TestSports;
let event: EventOffer;
beforeAll(async () => {
	house = await openTestSports();
	event = await house.onSale();
});
afterAll(() => house.close());

const bet = (session: Session) => placedBet(house, session, [legOn(event, "home")]);

/** An audit in which somebody bets before each reading of the books, as often as is said, and none of which it sees. */
function auditWhileBetting(session: Session, times: number) {
	let left = times;
	const openStakes = async (reader: Reader) => {
		if (left-- > 0) await bet(session);
		return house.wallet.openStakes(reader);
	};
	return auditBets({ database: house.database, wallet: { ...house.wallet, openStakes } });
}

describe("[SPORT-03] the audit of bets", () => {
	it.each([1, 2, 100])("finds nothing while somebody bets beside it, %i times", async (times) => {
		expect(await auditWhileBetting(await house.punter(), times)).toEqual([]);
	});

	it("finds nothing while many bet and their bets are settled", async () => {
		const punters = await Promise.all(Array.from({ length: 3 }, () => house.punter()));
		let isOver = false;
		const betting = punters.map(async (session, at) => {
			for (let count = 0; count < 5; count++) {
				const match = await house.onSale();
				await placedBet(house, session, [legOn(match, "home")]);
				const result = { status: "finished", home: 1, away: at } as const;
				await house.database.transaction((tx) => house.sports.result(tx, match.eventId, result));
				await house.settle();
			}
		});
		const audits = async (): Promise<void> => {
			while (!isOver) expect(await house.sports.auditBets()).toEqual([]);
		};
		const auditing = audits();
		await Promise.all(betting);
		isOver = true;
		await auditing;
	});

	it("finds a bet that the books do not know, and a stake without a bet, also while they bet", async () => {
		const [forged, lost] = [await house.punter(), await house.punter()];
		for (const session of [forged, lost]) await bet(session);
		await sql`update sports.bet set stake = stake + 5 where player_id = ${forged.playerId}`.execute(
			house.database.reader,
		);
		await sql`delete from sports.bet_leg l using sports.bet b
			where b.player_id = ${lost.playerId} and l.bucket = b.bucket and l.bet_id = b.bet_id`.execute(
			house.database.reader,
		);
		await sql`delete from sports.bet where player_id = ${lost.playerId}`.execute(house.database.reader);
		const found = await auditWhileBetting(forged, 2);
		expect(found.map(({ playerId, detail }) => [playerId, detail])).toEqual(
			expect.arrayContaining([
				[forged.playerId, "open bets: 1005; at stake in the books: 1000"],
				[lost.playerId, "open bets: 0; at stake in the books: 1000"],
			]),
		);
		expect(found).toHaveLength(2);
	});
});
