import { proposeAdjustment } from "@baize/adjustments/contract";
import {
	checkWithdrawal,
	enterBankReceipt,
	proposeForUnknownPayment,
	requestWithdrawal,
	sendTransfer,
} from "@baize/cashier/contract";
import { aPlayer } from "@baize/identity/testing";
import { proposePotFunding } from "@baize/jackpots/contract";
import type { CallSpec, TSchema } from "@baize/kernel/call";
import { type Id, idText, openIds, pageId } from "@baize/kernel/id";
import { systemClock } from "@baize/kernel/time";
import { adjustPoints, redeemPoints } from "@baize/loyalty/contract";
import { draftMission, saveMission } from "@baize/missions/contract";
import { someTerms as missionTerms } from "@baize/missions/testing";
import type { Session } from "@baize/platform-server";
import { openStagedRound, placeTableStake, playRealRound, setStakeLadder } from "@baize/play/contract";
import { draftOffer, grantByHand, proposeBudget, proposePublication, saveOfferDraft } from "@baize/promotions/contract";
import { presentTerms } from "@baize/promotions/testing";
import { confirmLimit, setLimit } from "@baize/safer-play/contract";
import { grantSpins } from "@baize/spins/contract";
import { giveFreeBet, placeBet } from "@baize/sports/contract";
import { BAD_AMOUNTS, type BadAmount } from "@baize/testing";
import { draftTournament, saveTournament } from "@baize/tournaments/contract";
import { someTerms as tournamentTerms } from "@baize/tournaments/testing";
import { seedVerification } from "@baize/verification/server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestComposition, type TestComposition } from "../testing/open-composition.ts";
import { paidIn } from "../testing/paid-in.ts";

let site: TestComposition;
let playerId: Id;
let sessions: Record<"player" | "operator", Session>;
beforeAll(async () => {
	site = await openTestComposition();
	const { composition, database, clock } = site;
	await composition.seed();
	await composition.start();
	({ playerId } = await aPlayer(database, {}));
	const { wallet } = composition.domains;
	await seedVerification({ database, clock }, playerId, { status: "VERIFIED" });
	await database.transaction((tx) => wallet.open(tx, playerId, "CAD"));
	const reference = openIds(systemClock, 27)();
	await paidIn(composition.domains, database, { playerId, currency: "CAD", amountMinor: 50_000n, reference });
	const roles = ["withdrawals", "players", "content", "games"];
	const operator = await aPlayer(database, { roles });
	sessions = {
		player: await site.signIn(playerId, { currency: "CAD" }),
		operator: await site.signIn(operator.playerId, { currency: "", roles }),
	};
	aRound = () => idText(pageId(clock.nowMs(), ++rounds));
});
afterAll(() => site.close());

let rounds = 0;
let aRound: () => string;
let requests = 0;
const request = () => ({ requestId: `bad-amount-${String(++requests).padStart(8, "0")}` });

/** Where the amount stands in a body; written as text, because JSON.stringify would repair some of them. */
const AMOUNT = "the amount";
type Case = {
	call: CallSpec;
	by: "player" | "operator";
	params?: () => object;
	body(): object;
	/** The refusal, where it is not the schema's. */
	refusal?(json: string): string;
	/** Below zero money is taken. */
	takesNegative?: true;
	/** The highest amount that a number holds exactly. */
	tooMuch: string;
};

/** No bet may have a number that is not exact. Of the others 0 is an amount that is too small, and the rest are none. */
function ofRound(json: string): string {
	if (Number(json) > Number.MAX_SAFE_INTEGER) return "VALIDATION_ERROR";
	return json === "0" ? "BET_NOT_ALLOWED" : "BET_NOT_OFFERED";
}
const player = () => ({ player: idText(playerId) });
const FUNDING = () => ({ pot: "ember-crown", level: "grand", currency: "CAD" });
const REASON = { reason: "A test of amounts" };
const NOWHERE = "0".repeat(64);
const nowMs = () => site.clock.nowMs();
/** Of what is not there. */
const missing = (name: string) => () => ({ [name]: aRound() });
/** Null is none, and is answered so. */
const orNone = (answer: string) => (json: string) => (json === "null" ? answer : "VALIDATION_ERROR");
/** Stakes are judged by what the title takes. */
const ofLadder = (json: string): string => (["0", "-5000"].includes(json) ? "STAKES_NOT_POSSIBLE" : "VALIDATION_ERROR");
/** The form of what is drafted lets an amount be absent, and its terms do not. */
const TERMS = { by: "operator", tooMuch: "VALIDATION_ERROR" } as const;

const CASES: readonly Case[] = [
	{
		...{ call: requestWithdrawal, by: "player", tooMuch: "AMOUNT_OUTSIDE_LIMITS" },
		body: () => ({ method: "bankTransfer", amountMinor: AMOUNT, destination: "7001000001", ...request() }),
	},
	{
		...{ call: checkWithdrawal, by: "player", tooMuch: "" },
		body: () => ({ method: "bankTransfer", amountMinor: AMOUNT }),
	},
	{
		...{ call: sendTransfer, by: "player", tooMuch: "AMOUNT_OUTSIDE_LIMITS" },
		body: () => ({ to: "somebody@baize.test", amountMinor: AMOUNT, ...request() }),
	},
	{
		...{ call: playRealRound, by: "player", tooMuch: "BET_NOT_ALLOWED", refusal: ofRound },
		body: () => ({ gameId: "tidal-book", bet: { lineBetMinor: AMOUNT }, mode: "real", roundId: aRound() }),
	},
	{
		...{ call: openStagedRound, by: "player", tooMuch: "BET_NOT_ALLOWED", refusal: ofRound },
		body: () => ({ gameId: "firefly-meadow", bet: { stakeMinor: AMOUNT, mines: 3 }, roundId: aRound() }),
	},
	{
		...{ call: placeBet, by: "player", tooMuch: "STAKE_TOO_LARGE" },
		body: () => ({
			...{ betId: aRound(), kind: "single", stakeMinor: AMOUNT, acceptPriceChanges: "none" },
			legs: [{ selectionId: `${aRound()}-1-home`, priceX10000: 20_000 }],
		}),
	},
	{
		...{ call: redeemPoints, by: "player", tooMuch: "VALIDATION_ERROR" },
		body: () => ({ points: AMOUNT, ...request() }),
	},
	{
		...{ call: adjustPoints, by: "operator", params: player, tooMuch: "VALIDATION_ERROR", takesNegative: true },
		body: () => ({ points: AMOUNT, ...request(), ...REASON }),
	},
	{
		...{ call: proposeAdjustment, by: "operator", params: player, tooMuch: "VALIDATION_ERROR", takesNegative: true },
		body: () => ({ amountMinor: AMOUNT, cause: "goodwill", ...REASON }),
	},
	{
		...{ call: proposePotFunding, by: "operator", params: FUNDING, tooMuch: "VALIDATION_ERROR" },
		body: () => ({ amountMinor: AMOUNT, toPot: true, ...REASON }),
	},
	{
		...{ call: enterBankReceipt, by: "operator", tooMuch: "RECEIPT_ACCOUNT_UNKNOWN" },
		body: () => ({
			...{ provider: "no-such-bank", bankReference: `line-${++requests}`, amountMinor: AMOUNT },
			...{ currency: "CAD", payer: "A Payer", text: "A text", bookedOn: "2026-01-31" },
		}),
	},
	{
		...{ call: proposeForUnknownPayment, by: "operator", tooMuch: "PAYMENT_NOT_FOUND" },
		params: () => ({ unknown: aRound() }),
		body: () => ({ action: "credit", amountMinor: AMOUNT, evidence: "A test of amounts" }),
	},
	{
		...{ call: grantSpins, by: "operator", params: player, tooMuch: "SPINS_NOT_GRANTABLE" },
		body: () => ({
			...{ gameIds: ["tidal-book"], count: 1, stakeMinor: AMOUNT, days: 1, ...request(), ...REASON },
			wins: { as: "cash", maxMinor: null, wageringTimes: 0, daysToWager: 0 },
		}),
	},
	{
		...{ call: placeTableStake, by: "player", tooMuch: "BET_NOT_ALLOWED", refusal: ofRound },
		body: () => ({
			gameId: "paper-kite",
			number: 1,
			seat: 1,
			stakeId: aRound(),
			bet: { stakeMinor: AMOUNT, autoX100: null },
			isNameHidden: true,
		}),
	},
	{
		...{ call: setLimit, by: "player", tooMuch: "LIMIT_OUT_OF_RANGE", refusal: orNone("") },
		body: () => ({ kind: "loss", window: "day", amount: AMOUNT }),
	},
	{
		...{ call: confirmLimit, by: "player", tooMuch: "NO_PENDING_CHANGE", refusal: orNone("NO_PENDING_CHANGE") },
		body: () => ({ kind: "loss", window: "week", amount: AMOUNT }),
	},
	{
		...{ call: giveFreeBet, by: "operator", params: player, tooMuch: "FREE_BET_NOT_GIVEN" },
		body: () => ({
			faceMinor: AMOUNT,
			minPriceX10000: 20_000,
			takesMultiples: false,
			days: 1,
			...request(),
			...REASON,
		}),
	},
	{
		...{ call: grantByHand, by: "operator", params: player, tooMuch: "OFFER_NOT_FOUND" },
		body: () => ({ offer: aRound(), amountMinor: AMOUNT, ...request(), ...REASON }),
	},
	{
		...{ call: proposePublication, by: "operator", params: missing("offer"), tooMuch: "VALIDATION_ERROR" },
		body: () => ({ termsHash: NOWHERE, budgetUnits: AMOUNT, ...REASON }),
	},
	{
		...{ call: proposeBudget, by: "operator", params: missing("offer"), tooMuch: "VALIDATION_ERROR" },
		body: () => ({ budgetUnits: AMOUNT, ...REASON }),
	},
	{
		...{ ...TERMS, call: draftOffer, refusal: orNone("TERMS_INVALID") },
		body: () => ({ terms: { ...presentTerms(nowMs()), fixedUnits: AMOUNT }, ...request() }),
	},
	{
		...{ ...TERMS, call: saveOfferDraft, params: missing("offer"), refusal: orNone("OFFER_NOT_FOUND") },
		body: () => ({ terms: { ...presentTerms(nowMs()), fixedUnits: AMOUNT }, basedOn: NOWHERE }),
	},
	{
		...{ ...TERMS, call: draftMission, refusal: orNone("MISSION_INVALID") },
		body: () => ({ terms: { ...missionTerms(nowMs()), reward: { points: AMOUNT, spins: null } }, ...request() }),
	},
	{
		...{ ...TERMS, call: saveMission, params: missing("mission"), refusal: orNone("MISSION_NOT_FOUND") },
		body: () => ({ terms: { ...missionTerms(nowMs()), reward: { points: AMOUNT, spins: null } } }),
	},
	{
		...{ ...TERMS, call: draftTournament },
		body: () => ({ terms: { ...tournamentTerms(nowMs()), minStakeUnits: AMOUNT }, ...request() }),
	},
	{
		...{ ...TERMS, call: saveTournament, params: missing("tournament") },
		body: () => ({ terms: { ...tournamentTerms(nowMs()), prizesUnits: [AMOUNT] } }),
	},
	{
		...{ call: setStakeLadder, by: "operator", tooMuch: "STAKES_NOT_POSSIBLE", refusal: ofLadder },
		params: () => ({ game: "tidal-book" }),
		body: () => ({
			...{ place: "CA", currency: "CAD", ...REASON },
			ladder: { minMinor: 20, maxMinor: AMOUNT, stepsMinor: [] },
		}),
	},
];

/** Calls with an amount that are tried elsewhere, or whose amount is no money. */
const ELSEWHERE: Readonly<Record<string, string>> = {
	startDeposit: "domains/cashier/server/deposits/bad-amounts.test.ts",
	playPracticeRound: "no money: a bet of practice is judged as one for money is",
	openPracticeRound: "no money, too",
	requestConfirmationCode: "moves nothing: a withdrawal of another amount than the proof names is refused",
};

/** Fields of requests that are amounts of money or points, or bets, which have their own form. */
const AMOUNT_FIELD = /(?:Minor|Units)$|^(?:amount|points|bet)$/;

type Part = TSchema & { properties?: Record<string, Part>; items?: Part; anyOf?: readonly Part[] };
function takesAmount({ properties = {}, items, anyOf = [] }: Part): boolean {
	const parts = [...Object.values(properties), ...(items ? [items] : []), ...anyOf];
	return Object.keys(properties).some((name) => AMOUNT_FIELD.test(name)) || parts.some(takesAmount);
}

async function codeOf({ call, by, params, body }: Case, json: string, more = {}): Promise<string> {
	const text = JSON.stringify({ ...body(), ...more }).replace(JSON.stringify(AMOUNT), json);
	const headers = { "content-type": "application/json", "x-locale": "en" };
	const answer = await site.send(call, { by: sessions[by], params: params?.() ?? {}, headers, body: text });
	return answer.statusCode < 300 ? "" : answer.json().errorCode;
}

const codeFor = ({ refusal }: Case, { json, isJson }: BadAmount): string =>
	isJson ? (refusal?.(json) ?? "VALIDATION_ERROR") : "MALFORMED_REQUEST";

const funds = () => site.composition.domains.ledger.balances(playerId, "CAD");

describe("[CASH-02] [CASH-03] [WAL-05] a bad amount", () => {
	it("is tried on every call that takes one", () => {
		const calls = site.composition.bindings.map(({ call }) => call as CallSpec & { body?: Part });
		const taking = calls.filter(({ body }) => body !== undefined && takesAmount(body)).map(({ name }) => name);
		const tried = [...CASES.map(({ call }) => call.name), ...Object.keys(ELSEWHERE)];
		expect(taking.toSorted()).toEqual(tried.toSorted());
	});

	it.each(CASES.map((each) => [each.call.name, each] as const))(
		"is refused by %s, and nothing moves",
		async (_, each) => {
			const before = await funds();
			const bad = BAD_AMOUNTS.filter(({ json }) => !(each.takesNegative && json.startsWith("-")));
			const found = Object.fromEntries(
				await inTurn(bad, async (amount) => [amount.name, await codeOf(each, amount.json)]),
			);
			expect(found).toEqual(Object.fromEntries(bad.map((amount) => [amount.name, codeFor(each, amount)])));
			expect(await codeOf(each, "9007199254740991")).toBe(each.tooMuch);
			if (!JSON.stringify(each.body()).includes('"currency"'))
				expect(await codeOf(each, "5000", { currency: "USD" })).toBe("VALIDATION_ERROR");
			expect(await funds()).toEqual(before);
		},
	);
});

async function inTurn<Item, Found>(items: readonly Item[], work: (item: Item) => Promise<Found>): Promise<Found[]> {
	const found: Found[] = [];
	for (const item of items) found.push(await work(item));
	return found;
}
