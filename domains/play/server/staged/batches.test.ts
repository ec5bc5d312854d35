import { bucketOf, readId } from "@baize/kernel/id";
import { openPostingClient } from "@baize/ledger/server";
import type { Session } from "@baize/platform-server";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { actInRound, openStagedRound, readOpenRound, readSeeds, type StagedAnswer } from "../../contract/index.ts";
import { aRoundId, callsOf, openTestPlay, type TestPlay } from "../../testing/index.ts";
import type { Act } from "./acts.ts";
import type { Moved } from "./apply-alone.ts";
import { openStagedBatches } from "./batches.ts";
import { endsOf } from "./end-round.ts";
import { dueAfter } from "./round.ts";
import { readOpenRounds } from "./store.ts";

const GAME = "firefly-meadow";
const BET = { stakeMinor: 1_000, mines: 1 };
const CASH = 100_000n;
const COLLECT = { do: "collect" };
const cell = (at: number) => ({ do: "open", cell: at });

let app: TestPlay;
beforeAll(async () => {
	app = await openTestPlay();
});
afterAll(() => app.close());
afterEach(async () => expect(await app.ledger.audit()).toEqual([]));

const playersWith = (...cash: bigint[]): Promise<Session[]> => Promise.all(cash.map((each) => app.player(each)));
const openRoundsOf = async ({ playerId }: Session) => readOpenRounds(app.database.reader, playerId);

/** As the command makes it, for a title of this number. */
async function openingOf(session: Session, game = 1): Promise<Extract<Act, { does: "open" }>> {
	const { playerId, currency } = session;
	const { commitment } = await callsOf(app.play, session)(readSeeds, { params: { session: session.handle } });
	const roundId = readId(aRoundId(app.clock))!;
	const at = { bucket: bucketOf(playerId), player_id: playerId, round_id: roundId, step: 0 };
	const stakeMinor = BigInt(BET.stakeMinor);
	const money = { currency, staked_minor: stakeMinor, due_at: dueAfter(app.clock.nowMs()) };
	const drawn = { commitment, client_seed: "a", nonce: 0n, rules_hash: "h", bet: BET, sheet_version: 1 };
	const row = { bucket: at.bucket, player_id: playerId, round_id: roundId, game_number: game, ...money, ...drawn };
	return { does: "open", at, row, stake: { playerId, currency, roundId, gameId: game, stakeMinor } };
}

const advanceOf = ({ at, row }: Extract<Act, { does: "open" }>, step = 0): Act => ({
	does: "advance",
	at: { ...at, step },
	commitment: row.commitment,
	to: { action: COLLECT, stakedMinor: row.staked_minor, dueAt: row.due_at },
});

function endOf(
	{ at, row }: Extract<Act, { does: "open" }>,
	furtherStakes: { stakeId: string; stakeMinor: number }[],
): Act {
	const whole = { ...row, step: 0, further_stakes: furtherStakes };
	const sealed = {
		gameId: GAME,
		sheetVersion: 1,
		rulesHash: "h",
		bet: BET,
		stakeMinor: BET.stakeMinor,
		winMinor: 1_500,
	};
	const fairness = { commitment: row.commitment, clientSeed: "a", nonce: 0 };
	return {
		does: "end",
		at,
		commitment: row.commitment,
		ends: endsOf(whole, { ...sealed, fairness, events: [{ type: "roundEnded" }] }),
	};
}

const statusesOf = (moved: readonly Moved[]): string[] => moved.map(({ status }) => status);

/** What this process has sent to the wallet at once. `failing`: what becomes of the first batch. */
function countedWallet(failing?: "unsent" | "unanswered") {
	const sent: number[] = [];
	const moveRounds: typeof app.wallet.moveRounds = (tx, moves) => {
		sent.push(moves.length);
		return app.wallet.moveRounds(tx, moves);
	};
	const moveRoundsThrough: typeof app.wallet.moveRoundsThrough = async (moves, send) => {
		const isFailing = sent.push(moves.length) === 1 && failing;
		if (isFailing === "unsent") throw new Error("the batch was not sent");
		const moved = await app.wallet.moveRoundsThrough(moves, send);
		if (isFailing === "unanswered") throw new Error("the answer was lost");
		return moved;
	};
	return { sent, wallet: { moveRounds, moveRoundsThrough } };
}

const opened: { close(): Promise<void> }[] = [];
afterEach(() => Promise.all(opened.splice(0).map((each) => each.close())));

function openBatches(wallet: ReturnType<typeof countedWallet>["wallet"] = app.wallet) {
	const openClient = () => openPostingClient(app.database.url, { domain: "rounds" });
	const batches = openStagedBatches({ database: app.database, wallet, openClient });
	opened.push(batches);
	return batches.apply;
}

describe("[PLAY-06] what many players do at once in rounds with decisions", () => {
	it("is one batch, in which a stake that is refused leaves no round and fails no other", async () => {
		const players = await playersWith(CASH, 10n, CASH);
		const { sent, wallet } = countedWallet();
		const apply = openBatches(wallet);
		const acts = await Promise.all(players.map((player) => openingOf(player)));
		const applied = await Promise.all(acts.map(apply));
		expect(sent).toEqual([3]);
		expect(applied.map(({ moved }) => statusesOf(moved))).toEqual([["done"], ["insufficient"], ["done"]]);
		expect((await Promise.all(players.map(openRoundsOf))).map(({ length }) => length)).toEqual([1, 0, 1]);
		expect(await Promise.all(players.map(app.cashOf))).toEqual([CASH - 1_000n, 10n, CASH - 1_000n]);
	});

	it("opens, goes on and ends together, each for who has sent it", async () => {
		const [opening, acting, ending] = (await playersWith(CASH, CASH, CASH)) as [Session, Session, Session];
		const { sent, wallet } = countedWallet();
		const apply = openBatches(wallet);
		const [third, second, first] = [await openingOf(ending), await openingOf(acting), await openingOf(opening)];
		await Promise.all([apply(third), apply(second)]);
		const applied = await Promise.all([apply(endOf(third, [])), apply(first), apply(advanceOf(second))]);
		expect(sent).toEqual([2, 2]);
		expect(applied.map(({ moved }) => statusesOf(moved))).toEqual([["done"], ["done"], []]);
		expect((await Promise.all([opening, acting, ending].map(openRoundsOf))).flat()).toMatchObject([
			{ step: 0, actions: [] },
			{ step: 1, actions: [COLLECT] },
		]);
		expect(await app.cashOf(ending)).toBe(CASH + 500n);
	});

	it("is done once where it stands in a batch twice", async () => {
		const [player, other] = (await playersWith(CASH, CASH)) as [Session, Session];
		const apply = openBatches();
		const opening = await openingOf(player);
		const [opened, again, others] = await Promise.all([opening, { ...opening }, await openingOf(other)].map(apply));
		expect([opened, again].filter((applied) => applied!.isApplied)).toHaveLength(1);
		expect(others!.isApplied).toBe(true);
		const advanced = await Promise.all([advanceOf(opening), advanceOf(opening)].map(apply));
		expect(advanced.filter(({ isApplied }) => isApplied)).toHaveLength(1);
		const ended = { ...endOf(opening, []), at: { ...opening.at, step: 1 } };
		const both = await Promise.all([ended, { ...ended }].map(apply));
		expect(both.filter(({ isApplied }) => isApplied)).toHaveLength(1);
		expect(await app.cashOf(player)).toBe(CASH + 500n);
		expect(await openRoundsOf(player)).toEqual([]);
	});

	it("is tried one by one where the batch fails", async () => {
		const players = await playersWith(CASH, CASH);
		const { sent, wallet } = countedWallet("unsent");
		const apply = openBatches(wallet);
		const applied = await Promise.all((await Promise.all(players.map((player) => openingOf(player)))).map(apply));
		expect(sent).toEqual([2, 1, 1]);
		expect(applied.map(({ moved }) => statusesOf(moved))).toEqual([["done"], ["done"]]);
		expect(await Promise.all(players.map(app.cashOf))).toEqual([CASH - 1_000n, CASH - 1_000n]);
	});

	it("is done once where the answer to the batch is lost", async () => {
		const players = await playersWith(CASH, CASH);
		const { sent, wallet } = countedWallet("unanswered");
		const apply = openBatches(wallet);
		const acts = await Promise.all(players.map((player) => openingOf(player)));
		const applied = await Promise.all(acts.map(apply));
		expect(sent).toEqual([2]);
		expect(applied.map(({ isApplied }) => isApplied)).toEqual([false, false]);
		expect(await Promise.all(players.map(app.cashOf))).toEqual([CASH - 1_000n, CASH - 1_000n]);
		expect((await Promise.all(players.map(openRoundsOf))).map(({ length }) => length)).toEqual([1, 1]);
	});

	it("is one batch without those that are not as their acts expect them", async () => {
		const players = await playersWith(CASH, CASH, CASH, 10n);
		const { sent, wallet } = countedWallet();
		const apply = openBatches(wallet);
		const acts = await Promise.all(players.map((player) => openingOf(player)));
		await apply(acts[1]!);
		const applied = await Promise.all(acts.map(apply));
		expect(sent).toEqual([1, 4, 3]);
		expect(applied.map(({ isApplied }) => isApplied)).toEqual([true, false, true, true]);
		expect(statusesOf(applied[3]!.moved)).toEqual(["insufficient"]);
		expect(await Promise.all(players.map(app.cashOf))).toEqual([CASH - 1_000n, CASH - 1_000n, CASH - 1_000n, 10n]);
		expect((await Promise.all(players.map(openRoundsOf))).map(({ length }) => length)).toEqual([1, 1, 1, 0]);
	});

	it("leaves no round that was opened by an id that was used before", async () => {
		const player = await app.player(CASH);
		const apply = openBatches();
		const opening = await openingOf(player);
		await apply(opening);
		await apply(endOf(opening, []));
		const [again] = (await apply(opening)).moved;
		expect(again).toMatchObject({ status: "done", replayed: true });
		expect(await openRoundsOf(player)).toEqual([]);
	});

	it("is whole for all others where one cannot be applied", async () => {
		const players = await playersWith(CASH, CASH, CASH);
		const apply = openBatches();
		const acts = await Promise.all(players.map((player) => openingOf(player)));
		await Promise.all(acts.map(apply));
		const [good, bad, alsoGood] = acts as [(typeof acts)[0], (typeof acts)[0], (typeof acts)[0]];
		// A stake that was never taken cannot be closed.
		const broken = endOf(bad, [{ stakeId: aRoundId(app.clock), stakeMinor: 100 }]);
		const settled = await Promise.allSettled([endOf(good, []), broken, endOf(alsoGood, [])].map(apply));
		expect(settled.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
		expect((await Promise.all(players.map(openRoundsOf))).map(({ length }) => length)).toEqual([0, 1, 0]);
		expect(await Promise.all(players.map(app.cashOf))).toEqual([CASH + 500n, CASH - 1_000n, CASH + 500n]);
		await apply(endOf(bad, []));
	});

	it("opens nothing from a pair that has been ended meanwhile", async () => {
		const player = await app.player(CASH);
		const apply = openBatches();
		const opening = await openingOf(player);
		expect(await apply({ ...opening, row: { ...opening.row, commitment: "0".repeat(64) } })).toEqual({
			isApplied: false,
			moved: [],
		});
		expect(await app.cashOf(player)).toBe(CASH);
	});
});

describe("[PLAY-06] a round that this process knows, and another one has gone on with", () => {
	const open = (session: Session, play = app.play) =>
		callsOf(play, session)(openStagedRound, {
			params: { session: session.handle },
			body: { gameId: GAME, bet: BET, roundId: aRoundId(app.clock) },
		});
	const act = (session: Session, roundId: string, step: number, action: object, play = app.play) =>
		callsOf(play, session)(actInRound, { params: { session: session.handle, roundId }, body: { step, action } });

	async function openSafe(session: Session): Promise<StagedAnswer> {
		for (;;) {
			const opened = await open(session);
			const round = await act(session, opened.roundId, 0, cell(0));
			if (!round.ended) return round;
		}
	}

	/** Another process uncovers one more safe cell. */
	async function goOnElsewhere(session: Session): Promise<{ round: StagedAnswer; there: StagedAnswer; close(): void }> {
		const other = await app.openAnother();
		for (;;) {
			const round = await openSafe(session);
			const there = await act(session, round.roundId, 1, cell(1), other);
			if (!there.ended) return { round, there, close: () => void other.close() };
		}
	}

	it("answers the round as it is by then, goes on from there, and is found as it is", async () => {
		const player = await app.player(1_000_000n);
		const { round, there, close } = await goOnElsewhere(player);
		expect(await act(player, round.roundId, 1, cell(1))).toEqual(there);
		await expect(act(player, round.roundId, 1, cell(2))).rejects.toMatchObject({ code: "IDEMPOTENCY_CONFLICT" });
		const params = { session: player.handle, gameId: GAME };
		expect((await callsOf(app.play, player)(readOpenRound, { params })).round).toEqual(there);
		const ended = await act(player, round.roundId, 2, COLLECT);
		expect(ended.ended).toMatchObject({ actions: [cell(0), cell(1), COLLECT] });
		close();
	});

	it("refuses nothing by what it knew, and answers the end where the round is over", async () => {
		const player = await app.player(1_000_000n);
		const { round, close } = await goOnElsewhere(player);
		const other = await app.openAnother();
		await expect(act(player, round.roundId, 1, cell(0))).rejects.toMatchObject({ code: "IDEMPOTENCY_CONFLICT" });
		const ended = await act(player, round.roundId, 2, COLLECT, other);
		expect(await act(player, round.roundId, 2, COLLECT)).toEqual(ended);
		await expect(act(player, round.roundId, 2, cell(7))).rejects.toMatchObject({ code: "IDEMPOTENCY_CONFLICT" });
		await expect(act(player, round.roundId, 3, cell(7))).rejects.toMatchObject({ code: "ROUND_IS_OVER" });
		close();
		await other.close();
	});
});
