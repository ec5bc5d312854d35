import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Operation } from "../../contract/index.ts";
import { aDeposit, anOperation, aRound, openTestBooks, type TestBooks } from "../../testing/index.ts";

let books: TestBooks;
beforeAll(async () => {
	books = await openTestBooks();
});
afterAll(async () => {
	expect(await books.ledger.audit()).toEqual([]);
	await books.close();
});

describe("[WAL-05] the same id posted again", () => {
	it("answers what was recorded, and moves nothing", async () => {
		const playerId = await books.player(1_000n);
		const round = aRound(books.newId(), playerId, 100n, 40n);
		const first = await books.ledger.post(round);
		expect(first).toEqual({ status: "done", cashAfterMinor: 940n, seq: 2n, replayed: false });
		await books.ledger.post(aDeposit(books.newId(), playerId, 5n));
		expect(await books.ledger.post(round)).toEqual({ ...first, replayed: true });
		expect(await books.ledger.balances(playerId, "CAD")).toMatchObject({ cash: 945n, seq: 3n });
	});

	it("is applied once, however many callers post it at once", async () => {
		const playerId = await books.player(1_000n);
		const round = aRound(books.newId(), playerId, 100n, 40n);
		const posted = await Promise.all(Array.from({ length: 50 }, () => books.ledger.post(round)));
		expect(posted.filter((each) => each.status === "done" && !each.replayed)).toHaveLength(1);
		expect(new Set(posted.map((each) => each.status === "done" && each.cashAfterMinor))).toEqual(new Set([940n]));
	});

	it.each([
		["player", { playerId: 77n }],
		["stake", { stakeMinor: 99n }],
		["win", { winMinor: 41n }],
		["kind", { kind: "casinoCorrection" }],
		["reference", { reference: 5n }],
		["game", { gameId: 5 }],
	] satisfies [string, Partial<Operation>][])("with another %s is a conflict", async (what, change) => {
		const playerId = await books.player(1_000n);
		// Another player of the same bucket: the key of the journal is the bucket and the id.
		const other = what === "player" ? { playerId: playerId + 64n } : change;
		await books.ledger.openWallet(books.database.reader, playerId + 64n, "CAD");
		await books.ledger.post(aDeposit(books.newId(), playerId + 64n, 1_000n));
		const round = aRound(books.newId(), playerId, 100n, 40n);
		await books.ledger.post(round);
		expect(await books.ledger.post({ ...round, ...other })).toEqual({ status: "conflict" });
		expect(await books.ledger.balances(playerId, "CAD")).toMatchObject({ cash: 940n });
	});

	it("stays refused after insufficient funds, though the money has come since", async () => {
		const playerId = await books.player(50n);
		const round = aRound(books.newId(), playerId, 100n, 500n);
		expect(await books.ledger.post(round)).toEqual({ status: "insufficient", cashMinor: 50n });
		await books.ledger.post(aDeposit(books.newId(), playerId, 1_000n));
		expect(await books.ledger.post(round)).toEqual({ status: "insufficient", cashMinor: 50n });
		expect(await books.ledger.post({ ...round, winMinor: 0n })).toEqual({ status: "insufficient", cashMinor: 50n });
		expect(await books.ledger.post({ ...round, stakeMinor: 1n })).toEqual({ status: "conflict" });
		expect(await books.ledger.balances(playerId, "CAD")).toMatchObject({ cash: 1_050n, seq: 2n });
	});

	it("may be posted again once the wallet exists", async () => {
		const playerId = books.newId();
		const deposit = aDeposit(books.newId(), playerId, 100n);
		expect(await books.ledger.post(deposit)).toEqual({ status: "missing" });
		expect(await books.ledger.balances(playerId, "CAD")).toBeUndefined();
		await books.ledger.openWallet(books.database.reader, playerId, "CAD");
		expect(await books.ledger.post(deposit)).toMatchObject({ status: "done", cashAfterMinor: 100n });
	});
});

describe("[WAL-05] many at once", () => {
	it("100 bets on one balance take exactly what is there", async () => {
		const playerId = await books.player(1_000n);
		const bets = Array.from({ length: 100 }, () => anOperation("casinoStake", books.newId(), playerId, 30n));
		const posted = await Promise.all(bets.map((bet) => books.ledger.post(bet)));
		expect(posted.filter((each) => each.status === "done")).toHaveLength(33);
		expect(posted.filter((each) => each.status === "insufficient")).toHaveLength(67);
		expect(await books.ledger.balances(playerId, "CAD")).toMatchObject({ cash: 10n, seq: 34n });
	});

	it("the same through transactions of their own and batches together", async () => {
		const playerId = await books.player(1_000n);
		const bets = Array.from({ length: 100 }, () => anOperation("casinoStake", books.newId(), playerId, 30n));
		const posted = await Promise.all(
			bets.map((bet, i) =>
				i % 2 === 0 ? books.ledger.post(bet) : books.database.transaction((tx) => books.ledger.postIn(tx, bet)),
			),
		);
		expect(posted.filter((each) => each.status === "done")).toHaveLength(33);
		expect(await books.ledger.balances(playerId, "CAD")).toMatchObject({ cash: 10n, seq: 34n });
	});

	it("answer each by itself: the poor, the unknown and the contrary do not fail the others", async () => {
		const players = await Promise.all(Array.from({ length: 600 }, () => books.player(100n)));
		const taken = aRound(books.newId(), players[7]!, 1n, 1n);
		await books.ledger.post(taken);
		const posted = await Promise.all([
			...players.map((playerId, i) =>
				books.ledger.post(aRound(books.newId(), playerId, i % 3 === 0 ? 101n : 100n, 0n)),
			),
			books.ledger.post({ ...taken, stakeMinor: 2n }),
			books.ledger.post(aRound(books.newId(), books.newId(), 1n, 0n)),
		]);
		const count = (status: string): number => posted.filter((each) => each.status === status).length;
		expect([count("done"), count("insufficient"), count("conflict"), count("missing")]).toEqual([400, 200, 1, 1]);
	});

	it("are new and repeated ones at once: the new are applied, the repeated answered as they were, each once", async () => {
		const players = await Promise.all(Array.from({ length: 40 }, () => books.player(100n)));
		const rounds = players.map((playerId) => aRound(books.newId(), playerId, 100n, 30n));
		const before = rounds.filter((_, i) => i % 4 === 0);
		for (const round of before) await books.ledger.post(round);
		const posted = await Promise.all(rounds.map((round) => books.ledger.post(round)));
		expect(posted).toEqual(
			rounds.map((round) => ({ status: "done", cashAfterMinor: 30n, seq: 2n, replayed: before.includes(round) })),
		);
	});

	it("under one id, of several players: one is applied, and no other operation suffers", async () => {
		const first = await books.player(1_000n);
		const sameBucket = [first, first + 64n, first + 128n];
		for (const playerId of sameBucket.slice(1)) {
			await books.ledger.openWallet(books.database.reader, playerId, "CAD");
			await books.ledger.post(aDeposit(books.newId(), playerId, 1_000n));
		}
		const others = await Promise.all(Array.from({ length: 20 }, () => books.player(1_000n)));
		const taken = books.newId();
		const [duplicates, rest] = await Promise.all([
			Promise.all(sameBucket.map((playerId) => books.ledger.post(aRound(taken, playerId, 100n, 0n)))),
			Promise.all(others.map((playerId) => books.ledger.post(aRound(books.newId(), playerId, 100n, 0n)))),
		]);
		expect(duplicates.map(({ status }) => status).sort()).toEqual(["conflict", "conflict", "done"]);
		expect(rest.map(({ status }) => status)).toEqual(others.map(() => "done"));
	});

	it("keep the order in which one player sent them", async () => {
		const playerId = await books.player(0n);
		const steps = Array.from({ length: 40 }, (_, i) =>
			i % 2 === 0 ? aDeposit(books.newId(), playerId, 10n) : aRound(books.newId(), playerId, 10n, 0n),
		);
		const posted = await Promise.all(steps.map((step) => books.ledger.post(step)));
		expect(posted.every((each) => each.status === "done")).toBe(true);
	});
});

describe("an operation in a domain's own transaction", () => {
	it("is rolled back with it, and no listener is called", async () => {
		const playerId = await books.player(100n);
		const received: bigint[] = [];
		books.ledger.changes.subscribe({
			moved: (states) => received.push(...states.filter((each) => each.playerId === playerId).map((each) => each.cash)),
			movedElsewhere: () => {},
		});
		const round = aRound(books.newId(), playerId, 60n, 0n);
		const failing = books.database.transaction(async (tx) => {
			await books.ledger.postIn(tx, round);
			throw new Error("the caller changed its mind");
		});
		await expect(failing).rejects.toThrow("changed its mind");
		expect(received).toEqual([]);
		const posted = await books.database.transaction((tx) => books.ledger.postIn(tx, round));
		expect(posted).toMatchObject({ status: "done", cashAfterMinor: 40n });
		expect(received).toEqual([40n]);
	});
});

describe("what is sealed with an operation", () => {
	it("is stored with it, and with it alone", async () => {
		const [playerId, other] = [await books.player(100n), await books.player(100n)];
		const bytes = Buffer.from('the reels stopped at ✓ \\ " { }, \0');
		const sealing = { ...aRound(books.newId(), playerId, 10n, 0n), sealed: bytes };
		const plain = aRound(books.newId(), other, 10n, 0n);
		const refused = { ...aRound(books.newId(), await books.player(1n), 10n, 0n), sealed: bytes };
		await Promise.all([sealing, plain, refused].map((each) => books.ledger.post(each)));
		expect(Buffer.from((await books.ledger.sealed(playerId, sealing.opId))!)).toEqual(bytes);
		expect(await books.ledger.sealed(other, plain.opId)).toBeUndefined();
		expect(await books.ledger.sealed(other, sealing.opId)).toBeUndefined();
		expect(await books.ledger.sealed(refused.playerId, refused.opId)).toBeUndefined();
	});
});

describe("history", () => {
	it("returns the applied operations, newest first, page by page", async () => {
		const playerId = await books.player(1_000n);
		const bet = books.newId();
		await books.ledger.post(anOperation("sportsBet", bet, playerId, 300n));
		await books.ledger.post(anOperation("casinoStake", books.newId(), playerId, 5_000n));
		await books.ledger.post({ ...aRound(books.newId(), playerId, 20n, 10n), gameId: 7, sealed: Buffer.from("x") });
		books.clock.advance(1_000);
		await books.ledger.post(anOperation("sportsSettle", bet, playerId, 300n, 450n));
		const all = await books.ledger.history(playerId, "CAD", { limit: 10 });
		expect(all.map((row) => [row.seq, row.kind, row.stakeMinor, row.winMinor, row.cashAfterMinor])).toEqual([
			[4n, "sportsSettle", 300n, 450n, 1_140n],
			[3n, "casinoRound", 20n, 10n, 690n],
			[2n, "sportsBet", 300n, 0n, 700n],
			[1n, "deposit", 0n, 1_000n, 1_000n],
		]);
		expect(all[0]).toMatchObject({ reference: bet, atMs: books.clock.nowMs(), isSealed: false });
		expect(all[1]).toMatchObject({ gameId: 7, isSealed: true });
		const first = await books.ledger.history(playerId, "CAD", { limit: 3 });
		const rest = await books.ledger.history(playerId, "CAD", { before: first[2]!.opId, limit: 3 });
		expect([...first, ...rest]).toEqual(all);
		const otherPlayer = await books.player(1n);
		expect(await books.ledger.history(otherPlayer, "CAD", { before: all[0]!.opId, limit: 3 })).toEqual([]);
	});
});

describe("[WAL-05] the database itself refuses", () => {
	it.each([
		["an unbalanced posting", sql`update ledger.wallet set cash = cash + 1`, "sums_to_zero"],
		[
			"a fund below zero",
			sql`update ledger.wallet set cash = cash - 100000, external = external + 100000`,
			"no_fund_below_zero",
		],
		["a foreign bucket", sql`update ledger.wallet set bucket = (bucket + 1) % 64`, "bucket_of_player"],
		["a negative stake", sql`update ledger.journal set stake = -1`, "amounts_not_negative"],
	])("%s", async (_, statement, constraint) => {
		await expect(statement.execute(books.database.reader)).rejects.toThrow(constraint);
	});

	it("an operation that our own rules let through by mistake, without harm to its batch", async () => {
		const [rich, playerId] = [await books.player(2n ** 53n - 1n), await books.player(100n)];
		const tooMuch = Array.from({ length: 1_023 }, () => aDeposit(books.newId(), rich, 2n ** 53n - 1n));
		await Promise.all(tooMuch.map((deposit) => books.ledger.post(deposit)));
		const [failed, fine] = await Promise.allSettled([
			books.ledger.post(aDeposit(books.newId(), rich, 2n ** 53n - 1n)),
			books.ledger.post(aRound(books.newId(), playerId, 10n, 0n)),
		]);
		expect(failed).toMatchObject({ status: "rejected", reason: { code: "22003" } });
		expect(fine).toMatchObject({ status: "fulfilled", value: { status: "done", cashAfterMinor: 90n } });
	});
});

describe("our own mistakes", () => {
	it.each([
		["a negative stake", { stakeMinor: -1n }],
		["a stake beyond the safe range", { stakeMinor: 2n ** 53n }],
		["an opening with a closing id", { opId: -5n }],
		["no reference", { reference: 0n }],
		["a win in a kind without one", { kind: "casinoStake", winMinor: 1n }],
		["an unknown currency", { currency: "XXX" }],
	] satisfies [string, Partial<Operation>][])("are caught before the books: %s", async (_, mistake) => {
		const playerId = await books.player(100n);
		const post = async () => books.ledger.post({ ...aRound(books.newId(), playerId, 1n, 0n), ...mistake });
		await expect(post()).rejects.toThrow();
		expect(await books.ledger.balances(playerId, "CAD")).toMatchObject({ seq: 1n });
	});
});
