import { DAY_MS, MINUTE_MS } from "@baize/kernel/time";
import { type RawBuilder, sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { FUNDS, lossOf, type Operation, type Posted } from "../../contract/index.ts";
import {
	activate,
	aSlotRound,
	inClass,
	type PlayerWithBonus,
	playerWithBonus,
	promise,
	remove,
} from "../../testing/bonuses.ts";
import { anOperation, openTestBooks, type TestBooks } from "../../testing/index.ts";
import { auditPlayers, type Invariant } from "../audit/auditor.ts";
import { chainParts } from "../chain/chain-parts.ts";
import type { FollowedOperation, Follower } from "../follow/index.ts";

let books: TestBooks;
beforeEach(async () => {
	books = await openTestBooks();
});
afterEach(() => books.close());

const post = (operation: Operation): Promise<Posted> => books.ledger.post(operation);

/** A wallet in which every kind of part has been: of rounds, of a bet won after its bonus was removed, and a conversion. */
async function play(): Promise<PlayerWithBonus> {
	const first = await playerWithBonus(books, { cash: 37n, bonus: 200n });
	const { playerId } = first;
	const bet = books.newId();
	await post(inClass(anOperation("sportsBet", bet, playerId, 100n), "sports"));
	await remove(books, first);
	await post(anOperation("sportsSettle", bet, playerId, 100n, 500n));
	const grant = await promise(books, playerId, 80n);
	await activate(books, { playerId, grant }, { requiredX1000: 60_000n, fundsOrder: "bonusFirst" }, 20n);
	for (const win of [10n, 90n]) await post(aSlotRound(books, playerId, 45n, win));
	const third = await promise(books, playerId, 50n);
	await activate(books, { playerId, grant: third }, { fundsOrder: "inProportion" }, 10n);
	await post(aSlotRound(books, playerId, 33n, 21n));
	await post(inClass(anOperation("sportsBet", books.newId(), playerId, 40n), "sports"));
	return { playerId, grant: third };
}

describe("[WAL-05] books with bonus money", () => {
	it("satisfy the auditor, whole, recent and player by player", async () => {
		const { playerId } = await play();
		expect(await books.ledger.audit()).toEqual([]);
		expect(await books.ledger.audit({ sinceMs: books.clock.nowMs() })).toEqual([]);
		expect(await auditPlayers(books.database, 0n, playerId)).toEqual([]);
	});

	it("have entries that sum to zero and to each fund", async () => {
		const { playerId } = await play();
		const { rows } = await sql<{ account: string; amount: bigint }>`select account, sum(amount)::bigint as amount
			from ledger.entry where player_id = ${playerId} group by 1`.execute(books.database.reader);
		expect(rows.reduce((sum, { amount }) => sum + amount, 0n)).toBe(0n);
		const balances = (await books.ledger.balances(playerId, "CAD"))!;
		for (const fund of FUNDS)
			expect([fund, rows.find(({ account }) => account === fund)?.amount ?? 0n]).toEqual([fund, balances[fund]]);
	});

	it("give followers every operation with its parts, the conversions too, as the history has them", async () => {
		const { playerId } = await play();
		const followed: FollowedOperation[] = [];
		const follower: Follower = {
			name: "test.parts",
			from: "beginning",
			apply: async (_, operations) => void followed.push(...operations),
		};
		await books.catchUp(follower);
		const history = await books.ledger.history(playerId, "CAD", { limit: 100 });
		const ofWallet = { playerId, currency: "CAD" };
		expect(followed.map((operation) => ({ ...operation, isSealed: false }))).toEqual(
			history.map((row) => ({ ...row, ...ofWallet, isSealed: false })).reverse(),
		);
		expect(followed.map(({ kind }) => kind)).toContain("bonusConverted");
		expect(followed.filter(({ parts }) => parts !== undefined)).toHaveLength(7);
	});

	it("have totals whose cash is what the amounts are without their parts, in parts of the chain and beside them", async () => {
		const { playerId } = await play();
		const before = await books.ledger.totals(playerId, "CAD", {});
		const rounds = before.kinds.find(({ kind }) => kind === "casinoRound")!;
		const ofRounds = rounds.winMinor - rounds.winPartsMinor - (rounds.stakeMinor - rounds.stakePartsMinor);
		expect(rounds.cashMinor).toBe(ofRounds);
		expect(rounds.stakePartsMinor).toBeGreaterThan(90n);
		for (let round = 0; round < 300; round++) await post(aSlotRound(books, playerId, 3n, 3n));
		await books.catchUp(chainParts);
		const { kinds } = await books.ledger.totals(playerId, "CAD", {});
		const rows = await books.ledger.history(playerId, "CAD", { kinds: ["casinoRound"], limit: 1_000 });
		const partsOfStakes = rows.reduce(
			(sum, { parts }) => sum + (parts ? parts.stakeBonusMinor + parts.stakeLockedMinor : 0n),
			0n,
		);
		expect(kinds.find(({ kind }) => kind === "casinoRound")).toMatchObject({ stakePartsMinor: partsOfStakes });
	});

	it("count the operator's accounts from the journal as from the wallets, also what was removed", async () => {
		const counted = async () => {
			books.clock.advance(MINUTE_MS);
			await books.database.transaction((tx) => books.ledger.countOperatorTotals(tx, "recent"), "repeatable read");
			return books.ledger.operatorTotals(books.database.reader);
		};
		await books.player(1n);
		await counted();
		await play();
		const totals = await counted();
		expect(totals.length).toBeGreaterThan(5);
		for (const { account, byWalletsMinor, byJournalMinor } of totals)
			expect([account, byJournalMinor]).toEqual([account, byWalletsMinor]);
	});

	it("hold limits of the player's own money only", async () => {
		const { playerId } = await playerWithBonus(books, { cash: 50n, bonus: 500n }, { fundsOrder: "bonusFirst" });
		const cap = (number: number, measure: "stake" | "loss") =>
			({ number, measure, window: { rollingMs: DAY_MS }, maxMinor: 30n }) as const;
		await books.database.transaction((tx) =>
			books.ledger.setCaps(tx, playerId, "CAD", [cap(11, "stake"), cap(21, "loss")]),
		);
		for (const stake of [200n, 200n]) expect((await post(aSlotRound(books, playerId, stake))).status).toBe("done");
		expect((await post(aSlotRound(books, playerId, 130n))).status).toBe("done");
		expect(await post(aSlotRound(books, playerId, 1n))).toMatchObject({
			status: "blocked",
			guard: 11,
			headroomMinor: 0n,
		});
		expect(await books.ledger.lost(books.database.reader, playerId, "CAD")).toMatchObject({ lostMinor: 30n });
		expect(await books.ledger.audit()).toEqual([]);
	});

	it("say the loss of own money alike: of the operation, of the wallet, and back through the chain", async () => {
		const { playerId } = await play();
		const rows = await books.ledger.history(playerId, "CAD", { limit: 100 });
		const summed = rows.reduce((sum, row) => sum + lossOf(row.kind, row.stakeMinor, row.winMinor, row.parts), 0n);
		const { reader } = books.database;
		expect(await books.ledger.lost(reader, playerId, "CAD")).toMatchObject({ lostMinor: summed });
		expect(await books.ledger.lost(reader, playerId, "CAD", 1n)).toMatchObject({ lostMinor: 0n });
		const cap = { number: 21, measure: "loss", window: { rollingMs: DAY_MS }, maxMinor: 10_000n } as const;
		await books.database.transaction((tx) => books.ledger.setCaps(tx, playerId, "CAD", [cap]));
		expect(await books.ledger.caps(reader, playerId, "CAD")).toMatchObject([{ usedMinor: summed }]);
	});
});

describe("[WAL-05] the auditor finds", () => {
	it.each<[string, RawBuilder<unknown>, Invariant]>([
		[
			"progress that no operation has made",
			sql`update ledger.wager set left_to_wager = left_to_wager - 1`,
			"what is left to wager is what was required and not counted",
		],
		[
			"a counted sum that was changed",
			sql`update ledger.split set counted = counted + 1 where grant_id = (select grant_id from ledger.wager)`,
			"what is left to wager is what was required and not counted",
		],
		[
			"a part of a bonus that was never granted",
			sql`update ledger.split set grant_id = 5 where win_removed > 0`,
			"parts are no more than their operation, of a bonus that was granted",
		],
		[
			"parts that are more than the stake",
			sql`update ledger.split set stake_locked = stake_locked + 1000 where stake_bonus > 0`,
			"parts are no more than their operation, of a bonus that was granted",
		],
		[
			"a part that was moved to another fund",
			sql`update ledger.split set win_bonus = 0`,
			"a wallet is the fold of its journal",
		],
		["parts that are gone", sql`delete from ledger.split`, "cash after is cash before and what moved"],
		[
			"bonus money without a grant",
			sql`update ledger.wager set grant_id = 0`,
			"a wallet has bonus or locked money only while a grant is in force",
		],
		["terms that are gone", sql`delete from ledger.wager`, "a wallet knows whether terms and caps stand beside it"],
		[
			"a wallet that does not know of its terms",
			sql`update ledger.wallet set guarded_from = -1`,
			"a wallet knows whether terms and caps stand beside it",
		],
		[
			"a stake on a game that the terms exclude",
			sql`update ledger.wager set games = '{0}', game_shares = '{-1}'`,
			"a stake has the share that the terms give its game",
		],
		["an opening that is not counted", sql`update ledger.wager set open_parts = 0`, "openings with parts are counted"],
	])("%s", async (_what, harm, invariant) => {
		const { playerId } = await play();
		await harm.execute(books.database.reader);
		const broken = (findings: readonly { invariant: Invariant }[]) => findings.map((each) => each.invariant);
		expect(broken(await books.ledger.audit())).toContain(invariant);
		expect(broken(await auditPlayers(books.database, 0n, playerId))).toContain(invariant);
	});
});
