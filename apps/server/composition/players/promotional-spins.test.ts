import { approveProposal } from "@baize/desk/contract";
import { STRICTEST } from "@baize/geo/contract";
import { sessionOf } from "@baize/identity/testing";
import { idText, pageId } from "@baize/kernel/id";
import { playPromotionalRound, readRound } from "@baize/play/contract";
import { readPlayClock, takeTimeOut } from "@baize/safer-play/contract";
import { grantSpins, listOwnSpins, listPlayableSpins, readPlayerSpins, withdrawSpins } from "@baize/spins/contract";
import { getWalletHistory } from "@baize/wallet/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Answer, aRequestId, FUNDS_MINOR, openTestSite, type Person, type TestSite } from "../test-app.ts";

let site: TestSite;
let operator: Person;
beforeAll(async () => {
	site = await openTestSite();
	operator = await site.anOperator();
});
afterAll(async () => {
	expect(await site.composition.domains.ledger.audit()).toEqual([]);
	await site.close();
});

async function aPlayer(): Promise<Person> {
	const person = await site.aFundedPlayer();
	const { play } = site.composition.domains;
	const own = sessionOf(person.playerId, { handle: person.session.handle });
	const { commitment } = await play.readSeeds(own);
	await play.chooseClientSeed(own, { commitment, clientSeed: "of a test" });
	return person;
}

const CASH = { as: "cash", maxMinor: null, wageringTimes: 0, daysToWager: 0 };
const BONUS = { as: "bonus", maxMinor: null, wageringTimes: 30, daysToWager: 7 };
const paramsOf = (person: Person) => ({ player: idText(person.playerId) });
async function grant(person: Person, over: object = {}, by = operator): Promise<Answer & { grantId: string }> {
	const body = {
		...{ requestId: aRequestId(), gameIds: ["tidal-book"], count: 3, stakeMinor: 20, days: 7, wins: CASH },
		...{ reason: "A complaint that was justified", ...over },
	};
	const reply = await site.call(by, grantSpins, { params: paramsOf(person), body });
	return { ...reply, grantId: reply.grants?.[0]?.grantId as string };
}

let rounds = 0;
/** Of a round that comes as late after the one before as the law of Ontario says. */
function aRoundId(): string {
	site.clock.advance(STRICTEST.slots.minRoundMs);
	return idText(pageId(site.clock.nowMs(), ++rounds));
}
const spin = (person: Person, grantId: string, roundId = aRoundId()) =>
	site.call(person, playPromotionalRound, { body: { gameId: "tidal-book", grantId, roundId } });
const playable = async (person: Person) => (await site.call(person, listPlayableSpins, { query: {} })).games;

async function booksHold(): Promise<void> {
	const { sums } = await site.composition.domains.generalLedger.compare();
	expect(sums.filter(({ leftMinor, rightMinor }) => leftMinor !== rightMinor)).toEqual([]);
}

describe("[PROMO-01] promotional spins over HTTP", () => {
	it("are granted by an operator, listed, used on the game without a stake, and leave the list", async () => {
		const person = await aPlayer();
		const { status, grantId } = await grant(person);
		expect(status).toBe(200);
		expect(await playable(person)).toMatchObject([{ gameId: "tidal-book", name: "Tidal Book", left: 3 }]);
		let won = 0;
		for (const _spin of [1, 2, 3]) {
			const round = await spin(person, grantId);
			expect(round).toMatchObject({ status: 200, stakeMinor: 20, promotion: { grantId, as: "cash" } });
			won += round.winMinor;
		}
		expect(await site.cashOf(person)).toBe(FUNDS_MINOR + won);
		expect(await playable(person)).toEqual([]);
		expect((await site.call(person, listOwnSpins)).grants).toMatchObject([{ state: "used", paidMinor: won }]);
		expect(await spin(person, grantId)).toMatchObject({ status: 409, errorCode: "SPINS_ENDED", why: "used" });
		await booksHold();
	});

	it("[GAME-01] are used on slots of every kind, in whose page they are listed", async () => {
		const person = await aPlayer();
		const gameIds = ["coral-cascade", "silk-caravan", "copper-vault", "iron-garden"];
		const { games } = await site.call(operator, readPlayerSpins, { params: paramsOf(person) });
		expect(games.filter(({ gameId }: { gameId: string }) => gameIds.includes(gameId))).toHaveLength(gameIds.length);
		const { grantId } = await grant(person, { gameIds, count: gameIds.length });
		let won = 0;
		for (const [used, gameId] of gameIds.entries()) {
			const { games: own } = await site.call(person, listPlayableSpins, { query: { gameId } });
			expect(own).toMatchObject([{ gameId, left: gameIds.length - used }]);
			// No round of a slot may come too soon after the one before.
			site.clock.advance(STRICTEST.slots.minRoundMs);
			const roundId = idText(pageId(site.clock.nowMs(), ++rounds));
			const round = await site.call(person, playPromotionalRound, { body: { gameId, grantId, roundId } });
			expect(round).toMatchObject({ status: 200, stakeMinor: 20, promotion: { grantId, as: "cash" } });
			won += round.winMinor;
		}
		expect(await site.cashOf(person)).toBe(FUNDS_MINOR + won);
		expect(await playable(person)).toEqual([]);
		await booksHold();
	});

	it("are named in the statement, whose row leads to the receipt of the round", async () => {
		const person = await aPlayer();
		const { grantId } = await grant(person);
		const { roundId } = await spin(person, grantId);
		const { entries } = await site.call(person, getWalletHistory, { query: {} });
		expect(entries[0]).toMatchObject({ kind: "freeSpin", group: "casino", reference: roundId, canReplay: true });
		expect(await site.call(person, readRound, { params: { roundId } })).toMatchObject({ promotion: { grantId } });
	});

	it("pay wins to the bonus where their terms say so", async () => {
		const person = await aPlayer();
		const { grantId } = await grant(person, { count: 40, wins: BONUS });
		let won = 0;
		for (let used = 0; used < 40 && won === 0; used++) won += (await spin(person, grantId)).winMinor;
		expect(won).toBeGreaterThan(0);
		expect(await site.cashOf(person)).toBe(FUNDS_MINOR);
		const { bonus } = await site.call(person, listOwnSpins);
		expect(bonus).toMatchObject({ amountMinor: won, leftToWagerMinor: 30 * won });
		await booksHold();
	});

	it("are one for a roundId, however often it is sent", async () => {
		const person = await aPlayer();
		const { grantId } = await grant(person);
		const roundId = aRoundId();
		const answers = await Promise.all([1, 2, 3].map(() => spin(person, grantId, roundId)));
		expect(answers.map(({ status, winMinor }) => [status, winMinor])).toEqual(
			answers.map(() => [200, answers[0]!.winMinor]),
		);
		expect((await playable(person))[0].left).toBe(2);
	});

	it("count as time of play", async () => {
		const person = await aPlayer();
		const { grantId } = await grant(person);
		await spin(person, grantId);
		await expect.poll(async () => (await site.call(person, readPlayClock)).startedAtMs).not.toBeNull();
	});

	it("are refused to a player who takes a break, who still sees them", async () => {
		const person = await aPlayer();
		const { grantId } = await grant(person);
		await site.call(person, takeTimeOut, { body: { days: 1 } });
		expect(await spin(person, grantId)).toMatchObject({ status: 403, errorCode: "TIMED_OUT" });
		expect((await playable(person))[0].left).toBe(3);
	});

	it("are closed by the flag, and remain", async () => {
		const person = await aPlayer();
		const { grantId } = await grant(person);
		const { flags } = site.composition.domains;
		const turn = async (isOn: boolean) => {
			await site.database.transaction((tx) => flags.switchBySite(tx, "promotionalSpin", isOn, "A test of the switch"));
			await expect.poll(flags.reader("promotionalSpin")).toBe(isOn);
		};
		await turn(false);
		expect(await playable(person)).toEqual([]);
		expect(await spin(person, grantId)).toMatchObject({ status: 403, errorCode: "SPINS_CLOSED" });
		await turn(true);
		expect((await playable(person))[0].left).toBe(3);
	});

	it("of a high value need a second operator, and can be withdrawn", async () => {
		const person = await aPlayer();
		const { proposal } = await grant(person, { count: 251 });
		expect(await playable(person)).toEqual([]);
		const approve = (by: Person) => site.call(by, approveProposal, { params: { proposal: proposal.id } });
		expect(await approve(operator)).toMatchObject({ errorCode: "SECOND_PERSON_NEEDED" });
		const second = await site.anOperator();
		expect((await approve(second)).status).toBe(200);
		const [{ left, grants }] = await playable(person);
		expect(left).toBe(251);
		const { grantId } = grants[0];
		const params = { ...paramsOf(person), grant: grantId };
		const withdrawn = await site.call(second, withdrawSpins, { params, body: { reason: "Granted by mistake" } });
		expect(withdrawn.grants).toMatchObject([{ state: "withdrawn" }]);
		expect(await playable(person)).toEqual([]);
		expect(await spin(person, grantId)).toMatchObject({ status: 409, why: "withdrawn" });
	});

	it.each<[string, object]>([
		["no spins", { count: 0 }],
		["half a spin", { count: 1.5 }],
		["a stake of nothing", { stakeMinor: 0 }],
		["a stake below zero", { stakeMinor: -20 }],
		["a stake beyond what a float holds", { stakeMinor: 1e308 }],
		["a stake as text", { stakeMinor: "20" }],
		["no games", { gameIds: [] }],
		["no reason", { reason: "" }],
	])("a grant of %s is refused by its own error, and nothing is granted", async (_case, over) => {
		const person = await aPlayer();
		expect(await grant(person, over)).toMatchObject({ status: 422, errorCode: "VALIDATION_ERROR" });
		expect((await site.call(operator, readPlayerSpins, { params: paramsOf(person) })).grants).toEqual([]);
	});

	it("of another player are not found, and a player grants none", async () => {
		const [person, stranger] = [await aPlayer(), await aPlayer()];
		const { grantId } = await grant(person);
		expect(await spin(stranger, grantId)).toMatchObject({ status: 404, errorCode: "SPINS_NOT_FOUND" });
		expect((await grant(person, {}, person)).status).toBe(403);
	});
});
