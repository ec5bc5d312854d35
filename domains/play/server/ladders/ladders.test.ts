import { deskVisit } from "@baize/desk/testing";
import type { CallSpec, InputOf, ReplyOf } from "@baize/kernel/call";
import { idText } from "@baize/kernel/id";
import { DAY_MS } from "@baize/kernel/time";
import { openInProcessClient, type Session } from "@baize/platform-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
	actInRound,
	type OfferedStakes,
	openStagedRound,
	playPromotionalRound,
	playRealRound,
	readGameRecord,
	readTitleStakes,
	type StakeLadder,
	setStakeLadder,
	TITLES_CHANGED,
} from "../../contract/index.ts";
import { aRoundId, callsOf, openTestPlay, practise, QUEBEC_IP, type TestPlay } from "../../testing/index.ts";

const SLOT = "amber-fox";
const GAME = "firefly-meadow";
const OLGA = 7n;
const REASON = "The regulator has asked for it.";

let app: TestPlay;
beforeAll(async () => {
	app = await openTestPlay();
});
afterAll(async () => {
	expect(await app.ledger.audit()).toEqual([]);
	await app.close();
});

const office = <Spec extends CallSpec>(spec: Spec, input: InputOf<Spec>, roles = ["games"]): Promise<ReplyOf<Spec>> =>
	openInProcessClient(app.play.bindings).call(spec, input, deskVisit(OLGA, roles));
type Place = { place?: string; currency?: string; roles?: string[] };
const set = (game: string, ladder: StakeLadder | null, { place = "", currency = "CAD", roles }: Place = {}) =>
	office(setStakeLadder, { params: { game }, body: { place, currency, ladder, reason: REASON } }, roles);
const ladder = (minMinor: number, maxMinor: number, ...stepsMinor: number[]) => ({ minMinor, maxMinor, stepsMinor });
const spin = (
	session: Session,
	lineBetMinor: number,
	{ play = app.play, ip = undefined as string | undefined, roundId = aRoundId(app.clock) } = {},
) =>
	callsOf(
		play,
		session,
		ip,
	)(playRealRound, {
		params: { session: session.handle },
		body: { gameId: SLOT, bet: { lineBetMinor }, mode: "real", roundId },
	});
const open = (session: Session, stakeMinor: number) =>
	callsOf(app.play, session)(openStagedRound, {
		params: { session: session.handle },
		body: { gameId: GAME, bet: { stakeMinor, mines: 3 }, roundId: aRoundId(app.clock) },
	});
const offered = (session?: Session, ip?: string) =>
	callsOf(app.play, session, ip)(readTitleStakes, { params: { game: SLOT } });
/** It is in force once this process has read it again, which an approval does not wait for. */
const offers = (maxMinor: number | undefined) =>
	expect.poll(async () => (await offered()).ladder?.maxMinor).toBe(maxMinor);
async function remove(): Promise<void> {
	const { proposal } = await set(SLOT, null);
	if (proposal) await app.approve(proposal);
	await offers(undefined);
}
const NOT_OFFERED = { code: "STAKE_NOT_OFFERED" };

describe("[GAME-02] [BO-01] the stakes of a title", () => {
	it("are limited at once, for money and in practice, and open pages are notified", async () => {
		const player = await app.player(1_000_000n);
		app.published.length = 0;
		const lines = (await spin(player, 10)).stakeMinor / 10;
		expect(await set(SLOT, ladder(10 * lines, 50 * lines, 20 * lines))).toEqual({ proposal: null });
		expect(app.published).toContainEqual({ kind: TITLES_CHANGED, data: { what: "stakes" } });
		const stakes: OfferedStakes = {
			minMinor: 10 * lines,
			maxMinor: 50 * lines,
			offeredMinor: [10 * lines, 20 * lines, 50 * lines],
		};
		expect(await offered()).toEqual({ currency: "CAD", ladder: stakes });
		const limits = { details: { minMinor: 10 * lines, maxMinor: 50 * lines } };
		await expect(spin(player, 11)).rejects.toMatchObject({ ...NOT_OFFERED, ...limits });
		await expect(spin(player, 5)).rejects.toMatchObject(NOT_OFFERED);
		// What the title itself does not take is refused as ever.
		await expect(spin(player, 401)).rejects.toMatchObject({ code: "BET_NOT_ALLOWED" });
		expect(await spin(player, 20)).toMatchObject({ stakeMinor: 20 * lines });
		await expect(practise(callsOf(app.play, player), { gameId: SLOT, bet: { lineBetMinor: 5 } })).rejects.toMatchObject(
			NOT_OFFERED,
		);
		await remove();
		expect(await spin(player, 11)).toMatchObject({ stakeMinor: 11 * lines });
	});

	it("leave answered rounds as they were", async () => {
		const player = await app.player(1_000_000n);
		const roundId = aRoundId(app.clock);
		const played = await spin(player, 3, { roundId });
		const lines = played.stakeMinor / 3;
		await set(SLOT, ladder(10 * lines, 10 * lines));
		expect(await spin(player, 3, { roundId })).toMatchObject({ fairness: played.fairness });
		await expect(spin(player, 3)).rejects.toMatchObject(NOT_OFFERED);
		await remove();
	});

	it("leave promotional spins and open rounds as they were", async () => {
		const player = await app.player(1_000_000n);
		const lines = (await spin(player, 1)).stakeMinor;
		const { roundId } = await open(player, 1_000);
		await set(SLOT, ladder(10 * lines, 10 * lines));
		await set(GAME, ladder(5_000, 5_000));
		const session = { session: player.handle };
		const [cells, action] = [
			{ ...session, roundId },
			{ do: "open", cell: 0 },
		];
		expect(await callsOf(app.play, player)(actInRound, { params: cells, body: { step: 0, action } })).toMatchObject({
			step: 1,
		});
		const granted = await app.spins.grant({
			...{ grantKey: "gift", playerId: player.playerId, count: 1, titleIds: [SLOT], stakeMinor: BigInt(lines) },
			...{ currency: "CAD", untilMs: app.clock.nowMs() + DAY_MS, wins: "cash", cause: "for a test" },
		});
		if (granted.status !== "granted") throw new Error(JSON.stringify(granted));
		const body = { gameId: SLOT, grantId: idText(granted.grantId), roundId: aRoundId(app.clock) };
		const spun = await callsOf(app.play, player)(playPromotionalRound, { params: session, body });
		expect(spun).toMatchObject({ stakeMinor: lines });
		await app.approve((await set(GAME, null)).proposal!);
		await remove();
	});

	it("are those of the place and the currency of the player", async () => {
		const [player, euros] = [await app.player(1_000_000n), await app.newcomer(1_000_000n, "EUR")];
		const lines = (await spin(player, 1)).stakeMinor;
		await set(SLOT, ladder(10 * lines, 10 * lines), { place: "CA:QC" });
		await expect(spin(player, 1, { ip: QUEBEC_IP })).rejects.toMatchObject(NOT_OFFERED);
		expect(await spin(player, 1)).toMatchObject({ gameId: SLOT });
		await expect(spin(euros, 1, { ip: QUEBEC_IP })).rejects.toMatchObject({ code: "CLIENT_SEED_REQUIRED" });
		expect((await offered(undefined, QUEBEC_IP)).ladder?.offeredMinor).toEqual([10 * lines]);
		await app.approve((await set(SLOT, null, { place: "CA:QC" })).proposal!);
		await expect.poll(async () => (await offered(undefined, QUEBEC_IP)).ladder).toBeNull();
	});

	it("are in force in every process within two seconds", async () => {
		const other = await app.openAnother();
		const player = await app.player(1_000_000n);
		const lines = (await spin(player, 1)).stakeMinor;
		await set(SLOT, ladder(10 * lines, 10 * lines));
		await expect
			.poll(() => spin(player, 1, { play: other }).catch(({ code }) => code), { timeout: 2_000 })
			.toBe("STAKE_NOT_OFFERED");
		await remove();
		await other.close();
	});

	it("are raised by a second operator only, as they were when it was proposed", async () => {
		const lines = (await spin(await app.player(1_000_000n), 1)).stakeMinor;
		await set(SLOT, ladder(lines, 10 * lines));
		const { proposal } = await set(SLOT, ladder(lines, 20 * lines));
		expect((await offered()).ladder?.maxMinor).toBe(10 * lines);
		await expect(set(SLOT, ladder(lines, 30 * lines))).rejects.toMatchObject({ code: "PROPOSAL_OPEN" });
		await expect(app.approve(proposal!, OLGA)).rejects.toMatchObject({ code: "SECOND_PERSON_NEEDED" });
		const { proposedLadders } = await office(readGameRecord, { params: { game: SLOT } });
		expect(proposedLadders).toMatchObject([{ place: "", currency: "CAD", proposal: { id: proposal } }]);
		await set(SLOT, ladder(lines, 5 * lines));
		await expect(app.approve(proposal!)).rejects.toMatchObject({ code: "PROPOSAL_EXPIRED" });
		const again = await set(SLOT, ladder(lines, 20 * lines));
		await app.approve(again.proposal!);
		await offers(20 * lines);
		// At a place of its own, too: there the country's highest was in force.
		expect((await set(SLOT, ladder(lines, 30 * lines), { place: "CA" })).proposal).not.toBeNull();
		await remove();
	});

	it.each<[string, StakeLadder | null, object]>([
		["0", ladder(0, 100), { code: "STAKES_NOT_POSSIBLE", details: { why: "zero" } }],
		["with the lowest above the highest", ladder(100, 20), { code: "STAKES_NOT_POSSIBLE", details: { why: "order" } }],
		["above the title's own", ladder(25, 2_500_000), { code: "STAKES_NOT_POSSIBLE", details: { why: "above" } }],
		["that all lines cannot share", ladder(21, 1_000), { code: "STAKES_NOT_POSSIBLE", details: { why: "grid" } }],
		["that are none, where none are set", null, { code: "NO_STAKE_LADDER" }],
	])("are not %s", async (_case, wrong, refusal) => {
		await expect(set(SLOT, wrong)).rejects.toMatchObject(refusal);
	});

	it.each<[string, () => Promise<unknown>, string]>([
		["a fraction of the minor unit", () => set(SLOT, ladder(20.5, 100)), "VALIDATION_ERROR"],
		[
			"a currency that no game is played in",
			() => set(SLOT, ladder(20, 100), { currency: "CHF" }),
			"CURRENCY_NOT_PLAYED",
		],
		["a place that is none", () => set(SLOT, ladder(20, 100), { place: "Ontario" }), "VALIDATION_ERROR"],
		["an unknown title", () => set("no-such-game", ladder(20, 100)), "GAME_NOT_FOUND"],
		["an operator without the role", () => set(SLOT, ladder(20, 100), { roles: ["audit"] }), "NOT_ALLOWED"],
	])("are refused with %s", async (_case, attempt, refusal) => {
		await expect(attempt()).rejects.toThrow(refusal);
	});

	it("stand in the audit log with their reason, and on the page of the title", async () => {
		app.audit.entries.length = 0;
		await set(SLOT, ladder(100, 200), { currency: "EUR" });
		const after = ladder(100, 200);
		const details = { place: "", currency: "EUR", reason: REASON, before: null, after };
		expect(app.audit.entries).toMatchObject([{ action: "game.stakesSet", actorId: OLGA, target: SLOT, details }]);
		const { ladders, stakes } = await office(readGameRecord, { params: { game: SLOT } });
		expect(ladders).toMatchObject([{ place: "", currency: "EUR", ladder: after, reason: REASON }]);
		expect(stakes).toContainEqual({ currency: "JPY", minMinor: 2_500, maxMinor: 1_000_000, gridMinor: 2_500 });
		await app.approve((await set(SLOT, null, { currency: "EUR" })).proposal!);
	});
});

describe("[GAME-02] [BO-01] the page of a title", () => {
	it("counts refused rounds by their error, and nothing for a title that there is not", async () => {
		const player = await app.player(100n);
		const before = (await office(readGameRecord, { params: { game: GAME } })).errors;
		await expect(open(player, 10_000)).rejects.toMatchObject({ code: "INSUFFICIENT_FUNDS" });
		await expect(open(player, 150)).rejects.toThrow();
		await expect(open(player, 1)).rejects.toMatchObject({ code: "BET_NOT_ALLOWED" });
		const errors = () => office(readGameRecord, { params: { game: GAME } }).then((record) => record.errors);
		await expect.poll(errors, { timeout: 5_000 }).toContainEqual({ code: "BET_NOT_ALLOWED", inHour: 1, inDay: 1 });
		expect(await errors()).toContainEqual({ code: "INSUFFICIENT_FUNDS", inHour: 2, inDay: 2 });
		expect(before).toEqual([]);
		app.clock.advance(2 * 3_600_000);
		expect(await errors()).toContainEqual({ code: "INSUFFICIENT_FUNDS", inHour: 0, inDay: 2 });
		app.clock.advance(3 * 86_400_000);
		await app.play.tidyRefusals();
		expect(await errors()).toEqual([]);
	});

	it("shows the rounds that wait for their players, with their age", async () => {
		const player = await app.player(1_000_000n);
		const { roundId } = await open(player, 1_000);
		const { waiting } = await office(readGameRecord, { params: { game: GAME } });
		expect(waiting).toContainEqual(
			expect.objectContaining({ roundId, playerId: player.handle, currency: "CAD", stakedMinor: 1_000, actions: 0 }),
		);
		const mine = waiting.find((round) => round.roundId === roundId)!;
		expect(mine.dueAtMs - mine.openedAtMs).toBeGreaterThan(86_000_000);
	});
});
