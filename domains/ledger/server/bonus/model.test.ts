import type { Id } from "@baize/kernel/id";
import { HOUR_MS } from "@baize/kernel/time";
import type { Tx } from "@baize/platform-server";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
	FUNDS,
	type GameClass,
	isClosing,
	isCorrecting,
	KIND_SPECS,
	type Kind,
	type Leg,
	type Operation,
	type Posted,
	type WagerTerms,
	type WalletState,
	winsBonus,
} from "../../contract/index.ts";
import { aChange, aDeposit, anOperation, BonusModel, openTestBooks, type TestBooks } from "../../testing/index.ts";

let books: TestBooks;
const cached = new Map<Id, WalletState>();
beforeAll(async () => {
	books = await openTestBooks();
	books.ledger.changes.subscribe({
		moved: (states) => {
			for (const state of states)
				if (state.seq > (cached.get(state.playerId)?.seq ?? 0n)) cached.set(state.playerId, state);
		},
		movedElsewhere: () => {},
	});
});
afterAll(() => books.close());

const POSTED = [
	"casinoRound",
	"casinoRound",
	"casinoStake",
	"casinoWin",
	"casinoSettle",
	"casinoVoid",
	"casinoResettle",
	"sportsBet",
	"sportsBet",
	"sportsCashOut",
	"sportsCashOut",
	"sportsSettle",
	"sportsVoid",
	"sportsResettle",
	"freeBet",
	"freeBetWonBonus",
	"freeSpinWonBonus",
	"withdrawalRequest",
	"deposit",
] as const satisfies readonly Kind[];
const GRANTS = 3;
/** What terms may say something else of than of their class. */
const GAMES = [1, 2, 3];

type PostStep = {
	act: "post";
	kind: Kind;
	/** Which of those that fit it is about. */
	chance: number;
	stake: bigint;
	win: bigint;
	gameClass: GameClass | undefined;
	gameId: number;
	/** The place of the grant that was shown; -1 for none. */
	shown: number | undefined;
};
type Step =
	| PostStep
	| { act: "grant" | "remove"; grant: number }
	| { act: "activate"; grant: number; lock: bigint }
	| { act: "wait" };

const minor = (max: number) => fc.bigInt({ min: 0n, max: BigInt(max) });
const grantPlace = fc.integer({ min: 0, max: GRANTS - 1 });
const posts: fc.Arbitrary<Step> = fc.record({
	act: fc.constant("post" as const),
	kind: fc.constantFrom(...POSTED),
	chance: fc.nat(10_000),
	stake: minor(35),
	win: minor(70),
	gameClass: fc.option(fc.constantFrom("slots", "slots", "slots", "sports", "sports", "roulette"), { nil: undefined }),
	gameId: fc.constantFrom(0, 0, ...GAMES),
	shown: fc.oneof(
		{ weight: 5, arbitrary: fc.constant(undefined) },
		{ weight: 1, arbitrary: fc.integer({ min: -1, max: GRANTS - 1 }) },
	),
});
const steps = fc.oneof(
	{ weight: 14, arbitrary: posts },
	{ weight: 2, arbitrary: fc.record({ act: fc.constant("grant" as const), grant: grantPlace }) },
	{ weight: 3, arbitrary: fc.record({ act: fc.constant("activate" as const), grant: grantPlace, lock: minor(40) }) },
	{ weight: 1, arbitrary: fc.record({ act: fc.constant("remove" as const), grant: grantPlace }) },
	{ weight: 1, arbitrary: fc.constant<Step>({ act: "wait" }) },
);
const termsOf: fc.Arbitrary<Omit<WagerTerms, "untilMs" | "termsHash"> & { isShort: boolean }> = fc.record({
	requiredX1000: fc.bigInt({ min: 1n, max: 500_000n }),
	sharesX1000: fc.record({ slots: fc.constantFrom(1_000, 1_000, 333, 0), sports: fc.constantFrom(1_000, 50) }),
	gameShares: fc.uniqueArray(
		fc.record({ gameId: fc.constantFrom(...GAMES), shareX1000: fc.constantFrom(null, null, 0, 500, 2_000) }),
		{ maxLength: 2, selector: ({ gameId }) => gameId },
	),
	fundsOrder: fc.constantFrom("cashFirst", "bonusFirst", "inProportion"),
	counts: fc.constantFrom("all", "bonus"),
	maxStakeMinor: fc.option(minor(60), { nil: null, freq: 3 }),
	maxConvertedMinor: fc.option(minor(60), { nil: null }),
	perWinX1000: fc.constantFrom(0, 2_000),
	isShort: fc.boolean(),
});
const sequences = (maxLength: number) =>
	fc.record({
		list: fc.array(steps, { minLength: 25, maxLength, size: "max" }),
		terms: fc.tuple(termsOf, termsOf, termsOf),
		isCapped: fc.boolean(),
	});
type Sequence = {
	list: Step[];
	terms: (Omit<WagerTerms, "untilMs" | "termsHash"> & { isShort: boolean })[];
	isCapped: boolean;
};

const newIds = (count: number): Id[] => Array.from({ length: count }, () => books.newId());

/** A player with bonuses, in the ledger and in the model: what is done to one is done to the other. */
async function openPair({ terms, isCapped }: Omit<Sequence, "list">) {
	const playerId = await books.player();
	const ids = { subjects: [] as Id[], grants: newIds(GRANTS) };
	const [activations, locks, releases] = [newIds(GRANTS), newIds(GRANTS), newIds(GRANTS)];
	const model = new BonusModel(books.clock.nowMs);
	const startMs = books.clock.nowMs();
	const frozen = terms.map(({ isShort, ...each }, at) => ({
		...each,
		untilMs: startMs + (isShort ? 2 : 2_000) * HOUR_MS,
		termsHash: Buffer.from([at]),
	}));
	if (isCapped)
		await books.database.transaction((tx) =>
			books.ledger.setCaps(tx, playerId, "CAD", [
				{ number: 7, measure: "loss", window: { rollingMs: 1_000 * HOUR_MS }, maxMinor: 1_000_000n },
				{ number: 8, measure: "stake", window: { monthIn: "America/Toronto" }, maxMinor: 1_000_000n },
			]),
		);

	const ofKind = (opId: Id): Kind => model.recorded.get(opId)!.operation.kind;
	const isOpen = (opId: Id): boolean => typeof model.standing(opId)?.openMinor === "bigint";
	const isClosed = (opId: Id): boolean => model.standing(opId)?.openMinor === null;

	/** What the kind can close or correct, mostly; else anything that was posted, or nothing. */
	function subjectOf(kind: Kind, chance: number): Id {
		const spec = KIND_SPECS[kind];
		const posted = [...model.recorded.keys()].filter((opId) => opId > 0n);
		const fitting = spec.corrects
			? posted.filter((opId) => isClosed(opId) && spec.corrects!.includes(ofKind(opId)))
			: posted.filter((opId) => isOpen(opId) && ofKind(opId) === spec.closes);
		const isOpening = !spec.closes && !spec.corrects;
		const among = chance % 11 === 0 ? posted : isOpening ? [] : fitting;
		const found = among[chance % Math.max(1, among.length)];
		if (found) return found;
		const made = books.newId();
		ids.subjects.push(made);
		return made;
	}

	/** Most operations fit: their number comes next, and what closes the whole closes what is open. */
	function operationOf({ kind, chance, stake, win, gameClass, gameId, shown }: PostStep): Operation {
		const spec = KIND_SPECS[kind];
		const moves = (amount: Leg["amount"]): boolean => spec.legs.some((leg) => leg.amount === amount);
		const opened = subjectOf(kind, chance);
		const standing = model.standing(opened);
		const next = (standing?.revision ?? 0) + (chance % 13 === 0 ? 2 : 1);
		const open = standing?.openMinor ?? stake;
		const closing = spec.isPart ? stake % (open + 1n) : chance % 17 === 0 ? stake : open;
		const stakeMinor = moves("stake") ? (isClosing(kind) ? closing : stake) : 0n;
		const grant = shown === undefined ? undefined : shown < 0 ? null : ids.grants[shown]!;
		const rest = {
			...(gameClass ? { gameClass } : {}),
			gameId: kind === "casinoRound" || kind === "casinoStake" ? gameId : 0,
			...(grant === undefined ? {} : { grant }),
			...(winsBonus(spec) ? { grant: grant ?? model.wager?.grant ?? ids.grants[0]! } : {}),
		};
		const winMinor = moves("win") ? win : 0n;
		const isFurther = isCorrecting(kind) || (isClosing(kind) && next > 1);
		if (!isFurther) return { ...anOperation(kind, opened, playerId, stakeMinor, winMinor), ...rest };
		const follows = { opened, revision: Math.max(2, next) };
		return { ...aChange(kind, follows, books.newId(), playerId, stakeMinor, winMinor), ...rest };
	}

	const whose = (at: number) => ({ playerId, currency: "CAD", grant: ids.grants[at]! });
	const grantOf = (at: number) => ({ ...whose(at), amountMinor: BigInt(90 + 50 * at) });
	const activationOf = (at: number, lockMinor: bigint) => ({
		...whose(at),
		activationId: activations[at]!,
		terms: frozen[at]!,
		lockMinor,
		lockId: locks[at]!,
	});
	const removalOf = (at: number) => ({ ...whose(at), releaseId: releases[at]! });
	return { playerId, ids, model, operationOf, grantOf, activationOf, removalOf };
}
type Pair = Awaited<ReturnType<typeof openPair>>;

/** A bet of which a part is cashed out, and the rest settled. */
const closedInParts = (["sportsBet", "sportsCashOut", "sportsSettle"] as const).map(
	(kind): PostStep => ({
		act: "post",
		kind,
		chance: 1,
		stake: kind === "sportsBet" ? 10n : 4n,
		win: 10n,
		gameClass: "sports",
		gameId: 0,
		shown: undefined,
	}),
);
const bonusFirst: Sequence["terms"][number] = {
	requiredX1000: 500_000n,
	sharesX1000: { slots: 1_000, sports: 1_000 },
	gameShares: [],
	fundsOrder: "bonusFirst",
	counts: "all",
	maxStakeMinor: null,
	maxConvertedMinor: null,
	perWinX1000: 0,
	isShort: false,
};

/** The headroom of what was blocked is that of now, and parts are answered once. */
function plain(posted: Posted): unknown {
	if (posted.status === "blocked") return { status: "blocked", guard: posted.guard };
	if (posted.status !== "done") return posted;
	return { status: "done", cashAfterMinor: posted.cashAfterMinor, seq: posted.seq };
}

const transaction = <Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> => books.database.transaction(work);

async function takeStep(pair: Pair, step: Step): Promise<void> {
	const { bonuses } = books.ledger;
	if (step.act === "post") {
		const operation = pair.operationOf(step);
		const posted = await books.ledger.post(operation);
		expect(plain(posted), JSON.stringify(operation, textOfBigint)).toEqual(plain(pair.model.post(operation)));
	} else if (step.act === "grant") {
		const grant = pair.grantOf(step.grant);
		expect((await transaction((tx) => bonuses.grant(tx, grant))).status).toBe("done");
		pair.model.grant(grant);
	} else if (step.act === "activate") {
		const activation = pair.activationOf(step.grant, step.lock);
		const answer = await transaction((tx) => bonuses.activate(tx, activation));
		expect(answer.status).toBe(pair.model.activate(activation));
	} else if (step.act === "remove") {
		const removal = pair.removalOf(step.grant);
		const answer = await transaction((tx) => bonuses.remove(tx, removal));
		expect(answer.status).toBe(pair.model.remove(removal));
	} else books.clock.advance(HOUR_MS);
}

const textOfBigint = (_: string, value: unknown): unknown => (typeof value === "bigint" ? String(value) : value);

async function expectSame({ playerId, model, ids }: Pair): Promise<void> {
	const funds = Object.fromEntries(FUNDS.map((fund) => [fund, model.accounts[fund]]));
	const balances = await books.ledger.balances(playerId, "CAD");
	expect(balances).toMatchObject({ ...funds, seq: model.seq });
	expect(cached.get(playerId)).toEqual(balances);
	const wager = await books.ledger.wager(books.database.reader, playerId, "CAD");
	expect(wager && { grant: wager.grant, left: wager.leftX1000 }).toEqual(
		model.wager && { grant: model.wager.grant, left: model.wager.left },
	);
	for (const subject of ids.subjects)
		expect(await books.ledger.standing(books.database.reader, playerId, subject)).toEqual(model.standing(subject));
	for (const fund of FUNDS) expect(model.accounts[fund]).toBeGreaterThanOrEqual(0n);
}

async function play({ list, ...rest }: Sequence): Promise<Pair> {
	const pair = await openPair(rest);
	const deposit = aDeposit(books.newId(), pair.playerId, 40n);
	await books.ledger.post(deposit);
	pair.model.post(deposit);
	for (const step of [{ act: "grant", grant: 0 }, { act: "activate", grant: 0, lock: 20n }, ...list] as Step[])
		await takeStep(pair, step);
	return pair;
}

describe("[WAL-05] [PROMO-02] any sequence of operations of a wallet with bonuses", () => {
	it("gives the same answers, balances and wagering as a simple model", async () => {
		const seen = new Set<string>();
		await fc.assert(
			fc.asyncProperty(sequences(60), async (sequence) => {
				const pair = await play(sequence);
				await expectSame(pair);
				for (const state of pair.model.states.values()) seen.add(state);
			}),
			{ numRuns: 90 },
		);
		expect(await books.ledger.audit()).toEqual([]);
		expect([...seen].sort()).toEqual(["converted", "inForce", "promised", "removed"]);
	}, 280_000);

	it("has closings whose parts of the stake sum to those of what they close, and parts within each operation", async () => {
		const list = Array.from({ length: 8 }, () => closedInParts).flat();
		await expectSame(await play({ list, terms: [bonusFirst, bonusFirst, bonusFirst], isCapped: false }));
		const { rows } = await sql<{ wrong: bigint; closed: bigint }>`
			select count(*) as closed, count(*) filter (where o.bonus <> c.bonus or o.locked <> c.locked) as wrong
			from (
				select s.op_id, s.stake_bonus as bonus, s.stake_locked as locked, s.bucket, j.stake
				from ledger.split s join ledger.journal j on j.bucket = s.bucket and j.op_id = s.op_id where j.kind = 20
			) o
			cross join lateral (
				select sum(s.stake_bonus + s.stake_removed) as bonus, sum(s.stake_locked) as locked, sum(j.stake) as stake,
					bool_or(j.kind = 22) as is_void
				from ledger.journal j left join ledger.split s on s.bucket = j.bucket and s.op_id = j.op_id
				where j.bucket = o.bucket and j.kind in (21, 22, 23) and (j.op_id = -o.op_id or j.op_id in (
					select v.op_id from ledger.revision v where v.bucket = o.bucket and v.opened = o.op_id))
			) c
			where c.stake = o.stake and not c.is_void and o.bonus + o.locked > 0`.execute(books.database.reader);
		expect(Number(rows[0]!.closed)).toBeGreaterThanOrEqual(8);
		expect(Number(rows[0]!.wrong)).toBe(0);
	});

	it("stays the same when connections are lost under way, and when all of it is posted again", async () => {
		await fc.assert(
			fc.asyncProperty(sequences(45), async (sequence) => {
				const pair = await openPair(sequence);
				const deposit = aDeposit(books.newId(), pair.playerId, 40n);
				await books.ledger.post(deposit);
				pair.model.post(deposit);
				for (const step of [
					{ act: "grant", grant: 0 },
					{ act: "activate", grant: 0, lock: 20n },
				] as Step[])
					await takeStep(pair, step);
				const posts = sequence.list.filter((step): step is PostStep => step.act === "post");
				const operations: Operation[] = [];
				const expected: unknown[] = [];
				for (const step of posts) {
					const operation = pair.operationOf(step);
					operations.push(operation);
					expected.push(plain(pair.model.post(operation)));
				}
				const answers = operations.map((operation) => books.ledger.post(operation));
				await Promise.all([killMoneyConnections(), ...answers]);
				expect((await Promise.all(answers)).map(plain)).toEqual(expected);
				await expectSame(pair);
				for (const { operation, posted } of pair.model.recorded.values())
					expect(plain(await books.ledger.post(operation))).toEqual(plain(posted));
				await expectSame(pair);
			}),
			{ numRuns: 12 },
		);
		expect(await books.ledger.audit()).toEqual([]);
	}, 200_000);
});

const killMoneyConnections = () =>
	sql`select pg_terminate_backend(pid) from pg_stat_activity
		where application_name = 'baize-ledger' and datname = current_database()`.execute(books.database.reader);
