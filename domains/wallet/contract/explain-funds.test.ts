import { describe, expect, it } from "vitest";
import { explainFunds, type FundWhy, joinWhys, type KnownWhys } from "./index.ts";

const NOTHING = { cash: 0n, bonus: 0n, locked: 0n, npBonus: 0n, pendingWithdrawal: 0n, openStakes: 0n };

const why = (code: FundWhy["code"], rest: Partial<FundWhy> = {}): FundWhy => ({
	code,
	by: "site",
	because: [],
	changedBy: [],
	...rest,
});
const WAGERING = why("wageringUnmet", {
	because: [{ fact: "leftToWager", amountMinor: 11_200 }],
	untilMs: Date.UTC(2027, 1, 3),
});
const HELD = why("payoutHeld", { because: [{ fact: "passwordChanged" }], untilMs: 7 });
const FROZEN = why("payoutsFrozen");

const codes = (funds: Partial<typeof NOTHING>, known?: KnownWhys): string[] =>
	explainFunds({ ...NOTHING, ...funds }, known).map(
		({ fund, amountMinor, whys }) => `${fund} ${amountMinor}: ${whys.map(({ code }) => code).join(" ")}`,
	);

describe("[WAL-02] why money cannot be withdrawn", () => {
	it.each([
		["nothing where there is no money", {}, undefined, []],
		["nothing of cash that is free", { cash: 1_500n }, undefined, ["cash 1500: "]],
		["a bonus by its wagering requirement", { bonus: 2_500n }, undefined, ["bonus 2500: wageringUnmet"]],
		["locked money by the bonus that locks it", { locked: 1n }, undefined, ["locked 1: lockedByBonus"]],
		["a promised bonus", { npBonus: 1n }, undefined, ["npBonus 1: notGrantedYet"]],
		["a withdrawal under way", { pendingWithdrawal: 1n }, undefined, ["pendingWithdrawal 1: withdrawalOpen"]],
		["open stakes", { openStakes: 9n }, undefined, ["openStakes 9: atStake"]],
		["cash by a hold of the cashier", { cash: 1n }, { cash: [HELD] }, ["cash 1: payoutHeld"]],
		["cash by every reason at once", { cash: 1n }, { cash: [FROZEN, HELD] }, ["cash 1: payoutsFrozen payoutHeld"]],
		["no reason of a fund that is empty", { bonus: 1n }, { cash: [FROZEN] }, ["bonus 1: wageringUnmet"]],
		["the books' reason where no domain knows one", { bonus: 1n }, { bonus: [] }, ["bonus 1: wageringUnmet"]],
	] as const)("is %s", (_name, funds, known, expected) => {
		expect(codes(funds, known)).toEqual(expected);
	});

	it("is answered for each fund in its own words, and in the order of the funds", () => {
		const all = { cash: 1n, bonus: 2n, locked: 3n, npBonus: 4n, pendingWithdrawal: 5n, openStakes: 6n };
		expect(codes(all)).toEqual([
			"cash 1: ",
			"bonus 2: wageringUnmet",
			"locked 3: lockedByBonus",
			"npBonus 4: notGrantedYet",
			"pendingWithdrawal 5: withdrawalOpen",
			"openStakes 6: atStake",
		]);
	});

	it("says what is left to wager, and until when, as soon as a domain knows it", () => {
		const [bonus] = explainFunds({ ...NOTHING, bonus: 2_500n }, { bonus: [WAGERING] });
		expect(bonus?.whys).toEqual([WAGERING]);
	});

	it("names the call by which the player takes a withdrawal back", () => {
		const [pending] = explainFunds({ ...NOTHING, pendingWithdrawal: 1n });
		expect(pending?.whys[0]?.changedBy).toEqual([{ call: "cancelWithdrawal" }]);
	});

	it("joins what several domains know", () => {
		const joined = joinWhys([{ cash: [FROZEN] }, {}, { cash: [HELD], bonus: [WAGERING] }]);
		expect(joined).toMatchObject({ cash: [FROZEN, HELD], bonus: [WAGERING], locked: [] });
	});
});
