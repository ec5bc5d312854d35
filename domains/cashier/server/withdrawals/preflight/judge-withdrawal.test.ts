import { describe, expect, it } from "vitest";
import { IMPEDIMENT_CODES, IMPEDIMENTS } from "../../../contract/index.ts";
import { firstStop, type ImpedimentFound, judgeWithdrawal, type PreflightFacts } from "./judge-withdrawal.ts";

const limits = { minMinor: 2_000n, maxMinor: 1_000_000n, stepMinor: 1n, quickMinor: [] };
/** Nothing is in the way of 50.00 to a known account. */
const clear: PreflightFacts = {
	isOpen: true,
	limits,
	isFrozen: false,
	document: { verdict: "clear" },
	debtMinor: 0n,
	withdrawableMinor: 10_000n,
	amountMinor: 5_000n,
	destination: "usable",
	loop: { verdict: "own" },
	hasProof: true,
	hold: undefined,
	isStrict: false,
	keptMinor: { bonus: 0n, stakes: 0n },
};
const until = new Date(1_000);
const left = { label: "•••• 4242", leftMinor: 7_000n };

describe("[CASH-02] what holds a withdrawal up", () => {
	it.each<[string, Partial<PreflightFacts>, ImpedimentFound[]]>([
		["nothing", {}, []],
		["nothing is chosen yet", { amountMinor: undefined, destination: undefined, loop: undefined }, []],
		["withdrawals are closed", { isOpen: false }, [{ code: "withdrawalsClosed" }]],
		["another currency", { limits: undefined }, [{ code: "notOffered" }]],
		["payouts are frozen", { isFrozen: true }, [{ code: "payoutsFrozen" }]],
		["a blocked document", { document: { verdict: "blocked" } }, [{ code: "documentBlocked" }]],
		["no document", { document: { verdict: "required", status: "REQUESTED" } }, [{ code: "documentRequired" }]],
		[
			"a document that is looked at",
			{ document: { verdict: "required", status: "PENDING" } },
			[{ code: "documentPending" }],
		],
		["a debt", { debtMinor: 300n }, [{ code: "debtOpen", amountMinor: 300n }]],
		[
			"too little to withdraw, shown once",
			{ withdrawableMinor: 1_999n },
			[{ code: "belowMinimum", amountMinor: 2_000n }],
		],
		["less than the minimum asked for", { amountMinor: 1_999n }, [{ code: "amountOutsideLimits" }]],
		["more than the balance", { amountMinor: 10_001n }, [{ code: "aboveBalance", amountMinor: 10_000n }]],
		[
			"more than the maximum and the balance",
			{ amountMinor: 1_000_001n },
			[{ code: "amountOutsideLimits" }, { code: "aboveBalance", amountMinor: 10_000n }],
		],
		["the balance, of which the wallet decides", { withdrawableMinor: undefined, amountMinor: 900_000n }, []],
		["an account number that cannot be", { destination: "unknown" }, [{ code: "destinationUnknown" }]],
		["another player's account", { destination: "taken" }, [{ code: "accountTaken" }]],
		[
			"a card that is due",
			{ loop: { verdict: "sourceFirst", ...left } },
			[{ code: "sourceFirst", label: "•••• 4242", amountMinor: 7_000n }],
		],
		[
			"more than came from the card",
			{ loop: { verdict: "aboveSource", ...left } },
			[{ code: "aboveSource", label: "•••• 4242", amountMinor: 7_000n }],
		],
		[
			"more than came by coins",
			{ loop: { verdict: "aboveCoins", leftMinor: 7_000n } },
			[{ code: "aboveCoins", amountMinor: 7_000n }],
		],
		["no way to prove it", { hasProof: false }, [{ code: "proofMissing" }]],
		[
			"a hold with two causes",
			{ hold: { until, causes: ["newDestination", "passwordChanged"] } },
			[
				{ code: "newDestination", untilMs: 1_000 },
				{ code: "passwordChanged", untilMs: 1_000 },
			],
		],
		["a second check", { isStrict: true }, [{ code: "secondCheck" }]],
		["money of a bonus", { keptMinor: { bonus: 500n, stakes: 0n } }, [{ code: "openBonus", amountMinor: 500n }]],
		["stakes", { keptMinor: { bonus: 0n, stakes: 700n } }, [{ code: "atStake", amountMinor: 700n }]],
	])("%s", (_case, over, found) => {
		expect(judgeWithdrawal({ ...clear, ...over })).toEqual(found);
	});

	it("is shown all at once, in one order, and a request is refused for the first that stops it", () => {
		const found = judgeWithdrawal({
			...clear,
			isOpen: false,
			isFrozen: true,
			document: { verdict: "required", status: "REQUESTED" },
			debtMinor: 1n,
			withdrawableMinor: 0n,
			destination: "unknown",
			loop: { verdict: "sourceFirst", ...left },
			hasProof: false,
			hold: { until, causes: ["emailChanged"] },
			isStrict: true,
			keptMinor: { bonus: 1n, stakes: 1n },
		});
		expect(found.map(({ code }) => code)).toEqual([
			"withdrawalsClosed",
			"payoutsFrozen",
			"documentRequired",
			"debtOpen",
			"belowMinimum",
			"destinationUnknown",
			"sourceFirst",
			"proofMissing",
			"emailChanged",
			"secondCheck",
			"openBonus",
			"atStake",
		]);
		expect(firstStop(found)?.code).toBe("withdrawalsClosed");
	});

	it("that only delays or checks it refuses nothing", () => {
		const found = judgeWithdrawal({
			...clear,
			hold: { until, causes: ["newDestination"] },
			isStrict: true,
			keptMinor: { bonus: 1n, stakes: 1n },
		});
		expect(found).toHaveLength(4);
		expect(firstStop(found)).toBeUndefined();
	});

	it("comes with a way out, whatever it is", () => {
		for (const code of IMPEDIMENT_CODES) expect(IMPEDIMENTS[code].wayOut).toMatch(/^[a-z]/);
	});
});
