import { type ChoiceSheet, choiceKind, plinko } from "@baize/engines/draw";
import { drawJackpot, instantGame, JACKPOT_STREAM } from "@baize/engines/game";
import { linesKind, playRound } from "@baize/engines/reels";
import { otherGameOf } from "@baize/games/others";
import { pots } from "@baize/games/pots";
import { sheetOf } from "@baize/games/sheets";
import { commitmentOf, fairDraws, toHex } from "@baize/kernel/random";
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { describe, expect, it } from "vitest";
import { checkRound } from "./check-round.ts";
import { type Claim, readClaim } from "./read-claim.ts";

const EMBER_CROWN = pots[0]!;
const TIDAL_BOOK = sheetOf("tidal-book")!;
const game = instantGame(linesKind, TIDAL_BOOK);
const SEED = new Uint8Array(32).fill(7);
const hmacOf = (key: Uint8Array, message: string) => hmac(sha256, key, new TextEncoder().encode(message));

function genuine(sheet = TIDAL_BOOK): Claim & { serverSeed: string } {
	const seeds = { serverSeed: SEED, clientSeed: "mine", nonce: 3 };
	const draws = fairDraws(seeds, hmacOf);
	const { stakeMinor, winMinor, events } = playRound(sheet, { lineBetMinor: 5n, draws });
	return {
		gameId: sheet.id,
		sheetVersion: sheet.version,
		bet: { lineBetMinor: 5 },
		stakeMinor: Number(stakeMinor),
		winMinor: Number(winMinor),
		fairness: { commitment: commitmentOf(SEED, sha256), clientSeed: "mine", nonce: 3 },
		serverSeed: toHex(SEED),
		events,
	};
}

describe("[GAME-02] a round checked in the browser", () => {
	it("passes when it is genuine", () => {
		expect(checkRound(game, genuine())).toEqual({
			commitment: { passed: true },
			events: { passed: true },
			money: { passed: true },
		});
	});

	it("[PROMO-01] passes as a promotional spin of a title with a jackpot, for which it draws nothing", () => {
		const sheet = sheetOf("ember-court")!;
		const carrying = instantGame(linesKind, sheet);
		const paid = genuine(sheet);
		const promotion = { grantId: "0000000000001", as: "cash", paidMinor: 0 } as const;
		const { jackpot, ...checks } = checkRound(carrying, { ...paid, promotion });
		expect(jackpot).toBeUndefined();
		expect(Object.values(checks).every(({ passed }) => passed === true)).toBe(true);
		expect(checkRound(carrying, paid).jackpot?.passed).toBe(false);
	});

	describe("[JACK-01] of a title without lines that carries a jackpot", () => {
		const sheet = { ...(otherGameOf("garnet-drop")!.sheet as ChoiceSheet), jackpot: EMBER_CROWN };
		const carrying = instantGame(choiceKind(plinko), sheet);
		const bet = { stakeMinor: 100, choice: { rows: 16, risk: "low" } };
		const seeds = { serverSeed: SEED, clientSeed: "mine", nonce: 3 };
		const { winMinor, events } = carrying.play(bet, fairDraws(seeds, hmacOf));
		const jackpot = drawJackpot(EMBER_CROWN, 100, fairDraws(seeds, hmacOf, JACKPOT_STREAM));
		const amounts = { bet, stakeMinor: 100, winMinor: Number(winMinor), events: events as Claim["events"] };
		const paid = { ...genuine(), gameId: sheet.id, sheetVersion: sheet.version, ...amounts, jackpot, currency: "CAD" };
		const promotion = { grantId: "0000000000001", as: "cash", paidMinor: 0 } as const;
		const { jackpot: _, ...undrawn } = paid;
		const [passed, failed] = [{ passed: true }, { passed: false, why: "" }];

		it.each<[string, object, object | undefined]>([
			["passes with its draws", paid, passed],
			["passes in practice, whose stake has no currency", { ...paid, currency: undefined }, passed],
			["fails without them", undrawn, failed],
			["fails with others", { ...paid, jackpot: { ...jackpot, drawn: [1, 2] } }, failed],
			["passes as a promotional spin, which draws none", { ...undrawn, promotion }, undefined],
			["fails as a promotional spin that says it drew", { ...paid, promotion }, failed],
			["passes by an earlier sheet, which carried none", { ...undrawn, sheetVersion: 0 }, undefined],
		])("%s", (_case, claim, ofJackpot) => {
			const { jackpot: found, ...checks } = checkRound(carrying, claim as Claim & { serverSeed: string });
			expect(found).toEqual(ofJackpot);
			expect(Object.values(checks).every((each) => each.passed === true)).toBe(true);
		});
	});

	it("fails where our seed is not the one that was published", () => {
		const checks = checkRound(game, { ...genuine(), serverSeed: "00".repeat(32) });
		expect(checks.commitment.passed).toBe(false);
		expect(checks.events).toEqual({ passed: "skipped" });
	});

	it.each([
		["number", { nonce: 4 }],
		["seed of the player", { clientSeed: "yours" }],
	])("fails with another %s", (_what, over) => {
		const claim = genuine();
		const checks = checkRound(game, { ...claim, fairness: { ...claim.fairness, ...over } });
		expect(checks.commitment.passed).toBe(true);
		expect(checks.events).toEqual({ passed: false, why: "1" });
	});

	it("fails where the win is not what its parts add up to", () => {
		expect(checkRound(game, { ...genuine(), winMinor: 1_000_000 }).money.passed).toBe(false);
		expect(checkRound(game, { ...genuine(), stakeMinor: 1 }).money.passed).toBe(false);
	});
});

describe("what is pasted as a receipt", () => {
	it("is read when it is one", () => {
		expect(readClaim(JSON.stringify(genuine()))).toEqual({ claim: genuine() });
		expect(readClaim(JSON.stringify({ ...genuine(), serverSeed: null }))).toHaveProperty("claim");
	});

	it("is read when it is of the time when bets were line bets", () => {
		const { bet, ...earlier } = genuine();
		expect(readClaim(JSON.stringify({ ...earlier, ...bet }))).toEqual({ claim: genuine() });
	});

	it.each([
		["not JSON", "{", "json"],
		["nothing", "", "json"],
		["a list", "[]", "shape"],
		["an empty object", "{}", "shape"],
		["a short seed", JSON.stringify({ ...genuine(), serverSeed: "abc" }), "shape"],
		["an amount that is no integer", JSON.stringify({ ...genuine(), winMinor: 1.5 }), "shape"],
		["events that are none", JSON.stringify({ ...genuine(), events: [1] }), "shape"],
	])("is refused when it is %s", (_what, text, fault) => {
		expect(readClaim(text)).toEqual({ fault });
	});
});
