import { describe, expect, it } from "vitest";
import { IMPEDIMENTS, type ImpedimentCode } from "../../../contract/preflight/impediments.data.ts";
import { otherImpediments } from "./other-impediments.ts";

const of = (...codes: ImpedimentCode[]) => ({ impediments: codes.map((code) => ({ code, ...IMPEDIMENTS[code] })) });

describe("[CASH-02] what the page of withdrawals lists beside its content", () => {
	it.each<[string, ImpedimentCode[], ImpedimentCode[], boolean]>([
		["nothing", [], [], true],
		["nothing beside the only impediment", ["proofMissing"], [], false],
		[
			"all but the first that hides the form",
			["documentRequired", "belowMinimum", "proofMissing"],
			["documentRequired", "proofMissing"],
			false,
		],
		["a debt, above the form", ["debtOpen"], ["debtOpen"], true],
		["nothing that only delays or keeps", ["passwordChanged", "secondCheck", "openBonus"], [], true],
	])("%s", (_case, given, others, isFormShown) => {
		const found = otherImpediments(of(...given));
		expect([found.others.map(({ code }) => code), found.isFormShown]).toEqual([others, isFormShown]);
	});
});
