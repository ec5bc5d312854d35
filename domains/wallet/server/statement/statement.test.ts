import { readCsv } from "@baize/kernel/csv";
import type { Id } from "@baize/kernel/id";
import { DAY_MS, MINUTE_MS } from "@baize/kernel/time";
import { writeLongChain } from "@baize/ledger/testing";
import { bindRoutes, openHttp, openLog, type Session, visitReader } from "@baize/platform-server";
import { PROVED } from "@baize/testing";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
	groupOf,
	receiptText,
	STATEMENT_GROUPS,
	type StatementEntry,
	type StatementTotals,
	type WalletReceipt,
} from "../../contract/index.ts";
import { openTestWallet, type TestWallet } from "../../testing/index.ts";

const START_MS = Date.UTC(2026, 0, 1);
const ROUNDS = 1_200;

let testWallet: TestWallet;
let app: FastifyInstance;
let playerId: Id;
let betId: Id;

beforeAll(async () => {
	testWallet = await openTestWallet();
	const { wallet, newId } = testWallet;
	playerId = newId();
	betId = newId();
	const [request, settledMs] = [newId(), START_MS + 2 * DAY_MS];
	const none = { stakeMinor: 0n, winMinor: 0n };
	await writeLongChain(testWallet.database, { playerId, currency: "CAD" }, [
		{ ...none, kind: "deposit", subject: newId(), winMinor: 500_000n, atMs: START_MS },
		...Array.from({ length: ROUNDS }, (_, place) => ({
			kind: "casinoRound" as const,
			subject: newId(),
			stakeMinor: 100n,
			winMinor: place % 2 === 0 ? 150n : 0n,
			atMs: START_MS + place * MINUTE_MS,
			gameId: 7,
		})),
		{ ...none, kind: "sportsBet", subject: betId, stakeMinor: 1_000n, atMs: settledMs },
		{ ...none, kind: "withdrawalRequest", subject: request, stakeMinor: 20_000n, atMs: settledMs },
		{ kind: "sportsSettle", subject: betId, stakeMinor: 1_000n, winMinor: 3_000n, atMs: settledMs },
		{ ...none, kind: "withdrawalPaid", subject: request, stakeMinor: 20_000n, atMs: settledMs + DAY_MS },
	]);
	wallet.nameSubjects(
		"casino",
		async (subjects) => new Map(subjects.map(({ opId, gameId }) => [opId, `=Game ${gameId}`])),
	);
	wallet.nameSubjects(
		"sports",
		async (subjects) =>
			new Map(subjects.flatMap(({ opId, reference }) => (reference === betId ? [[opId, "A – B"]] : []))),
	);
	app = openHttp({ publicUrl: "http://localhost", trustedProxies: [] }, openLog("silent"));
	const session: Session = {
		sessionId: playerId,
		handle: "h",
		playerId,
		bucket: Number(playerId % 64n),
		currency: "CAD",
		roles: [],
		...PROVED,
	};
	bindRoutes(
		app,
		wallet.routes,
		visitReader(() => session),
	);
});
afterAll(async () => {
	await app.close();
	await testWallet.close();
});

const get = (path: string) => app.inject({ url: `/api/v1/wallet/h/${path}`, headers: { cookie: "sid=1" } });
const entriesOf = async (query: string): Promise<StatementEntry[]> => (await get(`history?${query}`)).json().entries;

describe("[WAL-05] a statement", () => {
	it.each([
		["deposits", ["deposit"]],
		["withdrawals", ["withdrawalPaid", "withdrawalRequest"]],
		["sports", ["sportsSettle", "sportsBet"]],
		["promotions", []],
	])("of %s has only these", async (group, kinds) => {
		expect((await entriesOf(`group=${group}`)).map(({ kind }) => kind)).toEqual(kinds);
	});

	it.each([
		["kind=withdrawalPaid", ["withdrawalPaid"]],
		["kind=sportsBet&group=sports", ["sportsBet"]],
		["kind=sportsBet&group=casino", []],
	])("of %s has only this kind", async (query, kinds) => {
		expect((await entriesOf(query)).map(({ kind }) => kind)).toEqual(kinds);
		expect(readCsv((await get(`history.csv?${query}`)).body)).toHaveLength(kinds.length + 1);
	});

	it("names the kinds that there are in a period", async () => {
		const { kinds } = (await get(`totals?fromMs=${START_MS + DAY_MS * 2}`)).json<StatementTotals>();
		expect(kinds).toEqual(
			expect.arrayContaining([
				{ kind: "sportsBet", group: "sports", operations: 1 },
				{ kind: "sportsSettle", group: "sports", operations: 1 },
				{ kind: "withdrawalRequest", group: "withdrawals", operations: 1 },
				{ kind: "withdrawalPaid", group: "withdrawals", operations: 1 },
			]),
		);
		expect(kinds).toHaveLength(4);
	});

	it("of a period goes on page by page to its first entry", async () => {
		const [fromMs, toMs] = [START_MS + 100 * MINUTE_MS, START_MS + 130 * MINUTE_MS];
		const found: StatementEntry[] = [];
		for (let before = ""; ; ) {
			const page = (await get(`history?group=casino&fromMs=${fromMs}&toMs=${toMs}&limit=7${before}`)).json();
			found.push(...page.entries);
			if (page.before === null) break;
			before = `&before=${page.before}`;
		}
		expect(found.map(({ atMs }) => atMs)).toEqual(
			Array.from({ length: 30 }, (_, place) => toMs - (place + 1) * MINUTE_MS),
		);
	});

	it("names games and bets through the domains that know them", async () => {
		expect((await entriesOf("limit=5")).map(({ kind, about }) => [kind, about])).toEqual([
			["withdrawalPaid", undefined],
			["sportsSettle", "A – B"],
			["withdrawalRequest", undefined],
			["sportsBet", "A – B"],
			["casinoRound", "=Game 7"],
		]);
	});

	it("adds up: the balance before it and every change make the balance after it", async () => {
		const totals = (await get("totals")).json<StatementTotals>();
		const change = (group: string) => totals.groups.find((total) => total.group === group);
		expect(totals).toMatchObject({ currency: "CAD", openingMinor: 0, netDepositsMinor: 480_000 });
		expect(change("casino")).toEqual({
			group: "casino",
			operations: ROUNDS,
			outMinor: 100 * ROUNDS,
			inMinor: 75 * ROUNDS,
			changeMinor: -25 * ROUNDS,
		});
		expect(change("sports")).toMatchObject({ operations: 2, outMinor: 1_000, inMinor: 3_000, changeMinor: 2_000 });
		expect(change("withdrawals")).toMatchObject({ operations: 2, outMinor: 20_000, inMinor: 0, changeMinor: -20_000 });
		expect(totals.groups.reduce((sum, { changeMinor }) => sum + changeMinor, 0)).toBe(totals.closingMinor);
		const day = (await get(`totals?fromMs=${START_MS + DAY_MS * 2}`)).json<StatementTotals>();
		expect(day).toMatchObject({ openingMinor: 470_000, closingMinor: 452_000, netDepositsMinor: -20_000 });
		const [first] = await entriesOf("limit=1");
		expect(totals.closingMinor).toBe(first?.cashAfterMinor);
	});

	it.each([
		["a period that is no number", "fromMs=yesterday"],
		["a negative moment", "fromMs=-1"],
		["a moment that no calendar has", "toMs=9007199254740991"],
		["a fraction", "toMs=1.5"],
		["a group that there is not", "group=poker"],
		["a kind that there is not", "kind=gift"],
		["something unknown", "sort=oldest"],
		["a limit that is too high", "limit=101"],
	])("refuses %s", async (_what, query) => {
		expect((await get(`history?${query}`)).statusCode).toBe(422);
	});
});

describe("[WAL-05] a receipt", () => {
	const receiptOf = async (kind: string) => {
		const [entry] = await entriesOf(`kind=${kind}&limit=1`);
		return (await get(`receipts/${entry!.id}`)).json<WalletReceipt>();
	};
	const kinds = (entries: readonly StatementEntry[]) => entries.map(({ kind }) => kind);

	it("says what a movement did, and what else was about the same payment or bet", async () => {
		const settled = await receiptOf("sportsSettle");
		expect(settled).toMatchObject({
			currency: "CAD",
			entry: { kind: "sportsSettle", about: "A – B", stakeMinor: 1_000, winMinor: 3_000 },
			cashBeforeMinor: settled.entry.cashAfterMinor - 3_000,
		});
		expect(kinds(settled.others)).toEqual(["sportsBet"]);
		expect(kinds((await receiptOf("sportsBet")).others)).toEqual(["sportsSettle"]);
		const paid = await receiptOf("withdrawalPaid");
		expect([paid.cashBeforeMinor, kinds(paid.others)]).toEqual([paid.entry.cashAfterMinor, ["withdrawalRequest"]]);
		expect((await receiptOf("casinoRound")).others).toEqual([]);
	});

	it("is of every line of the statement", async () => {
		for (const entry of await entriesOf("limit=10"))
			expect((await get(`receipts/${entry.id}`)).json<WalletReceipt>().entry).toEqual(entry);
	});

	it("is not there for another player, nor with a number of nothing", async () => {
		const { player } = testWallet;
		const other = await player(100n);
		const [theirs] = await testWallet.ledger.history(other, "CAD", { limit: 1 });
		for (const number of [receiptText(theirs!.opId), "0000000000000", "-0000000000017"])
			expect((await get(`receipts/${number}`)).statusCode, number).toBe(404);
		expect((await get("receipts/17")).statusCode).toBe(422);
	});
});

describe("[WAL-05] a statement as CSV", () => {
	it("has every entry once, exact amounts and no formulas", async () => {
		const file = await get("history.csv");
		expect(file.headers["content-type"]).toContain("text/csv");
		expect(file.headers["content-disposition"]).toBe('attachment; filename="statement.csv"');
		expect(file.headers["cache-control"]).toBe("no-store");
		const [head, ...lines] = readCsv(file.body).map(({ fields }) => fields);
		expect(head).toEqual([
			...["receipt", "time", "kind", "about", "reference", "stake", "win", "change", "cash after", "currency"],
		]);
		expect(lines).toHaveLength(ROUNDS + 5);
		expect(new Set(lines.map(([receipt]) => receipt)).size).toBe(lines.length);
		expect(lines[1]).toEqual([
			// A spreadsheet would compute what begins with a minus.
			`'${receiptText(-betId)}`,
			"2026-01-03T00:00:00.000Z",
			"sportsSettle",
			"A – B",
			receiptText(betId),
			...["10.00", "30.00", "30.00", "4520.00", "CAD"],
		]);
		expect(lines[4]?.[3]).toBe("'=Game 7");
		expect(lines.every(({ length }) => length === 10)).toBe(true);
	});

	it("has the same selection as the page", async () => {
		const lines = readCsv((await get("history.csv?group=sports")).body);
		expect(lines).toHaveLength(3);
	});
});

it("every kind of operation is in a group of statements", () => {
	expect(STATEMENT_GROUPS).toContain(groupOf("casinoCorrection"));
	expect(
		["deposit", "externalCorrection", "casinoStake", "sportsVoid", "promotionsCorrection"].map((kind) =>
			groupOf(kind as "deposit"),
		),
	).toEqual(["deposits", "withdrawals", "casino", "sports", "promotions"]);
});
