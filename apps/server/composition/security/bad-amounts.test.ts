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
import type { CallSpec } from "@baize/kernel/call";
import { type Id, idText, openIds, pageId } from "@baize/kernel/id";
import { systemClock } from "@baize/kernel/time";
import { adjustPoints, redeemPoints } from "@baize/loyalty/contract";
import type { Session } from "@baize/platform-server";
import { openStagedRound, playRealRound } from "@baize/play/contract";
import { grantSpins } from "@baize/spins/contract";
import { placeBet } from "@baize/sports/contract";
import { BAD_AMOUNTS, type BadAmount } from "@baize/testing";
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
	await composition.start();
	({ playerId } = await aPlayer(database, {}));
	const { wallet } = composition.domains;
	await seedVerification({ database, clock }, playerId, { status: "VERIFIED" });
	await database.transaction((tx) => wallet.open(tx, playerId, "CAD"));
	const reference = openIds(systemClock, 27)();
	await paidIn(composition.domains, database, { playerId, currency: "CAD", amountMinor: 50_000n, reference });
	const roles = ["withdrawals", "players"];
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
];

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
			if (!("currency" in each.body()))
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
