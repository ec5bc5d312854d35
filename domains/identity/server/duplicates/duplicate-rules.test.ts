import { describe, expect, it } from "vitest";
import { DUPLICATE_SIGNALS } from "../../contract/index.ts";
import { heavier, judgeDeposit, judgeMatch, MATCH_RULES } from "./duplicate-rules.ts";
import type { SignalKind } from "./signals.ts";

type Case = [string, SignalKind[], guarded: string | undefined, active: string | undefined, closed: string | undefined];

describe("[SAFE-01] two accounts that have something in common", () => {
	it.each<Case>([
		["one inbox", ["email"], "carried", "held", "noted"],
		["name, birth date and address", ["person", "nearPerson", "name"], "carried", "held", "noted"],
		[
			"name, birth date and phone, but another address",
			["name", "phone", "phoneAndBirthDate"],
			"carried",
			"held",
			"noted",
		],
		["name, birth date and card", ["name", "card"], "carried", "held", "noted"],
		["name, birth date and bank account", ["name", "bankAccount"], "carried", "held", "noted"],
		["a couple's card", ["card"], "held", "held", "noted"],
		["a couple's bank account", ["bankAccount"], "held", "held", "noted"],
		["the name without its middle name", ["nearPerson"], "held", "noted", "noted"],
		["siblings born the same day with one phone", ["phone", "phoneAndBirthDate"], "held", "noted", "noted"],
		["a common name and the same birth date", ["name"], "noted", "noted", "noted"],
		["a family's phone", ["phone"], "noted", "noted", "noted"],
		["nothing", [], undefined, undefined, undefined],
	])("%s", (_case, inCommon, guarded, active, closed) => {
		expect(judgeMatch(inCommon, "guarded")).toBe(guarded);
		expect(judgeMatch(inCommon, "active")).toBe(active);
		expect(judgeMatch(inCommon, "closed")).toBe(closed);
	});

	it("are judged by every kind of signal that there is", () => {
		const used = new Set(MATCH_RULES.flatMap(({ needs }) => needs));
		expect([...used].sort()).toEqual([...DUPLICATE_SIGNALS].sort());
	});

	it("never weigh less than they did", () => {
		expect(heavier("noted", "held")).toBe("held");
		expect(heavier("carried", "held")).toBe("carried");
	});
});

describe("[SAFE-01] a deposit of an account that may be a second one", () => {
	it.each([
		["without any match", [], "free"],
		["with a note", [{ outcome: "noted", resolution: null }], "free"],
		["with a note that an operator has confirmed", [{ outcome: "noted", resolution: "samePerson" }], "held"],
		["that is not decided yet", [{ outcome: "held", resolution: null }], "held"],
		["that an operator has confirmed", [{ outcome: "held", resolution: "samePerson" }], "held"],
		["that an operator has allowed", [{ outcome: "held", resolution: "allowed" }], "free"],
		["of another person, by an operator's decision", [{ outcome: "held", resolution: "anotherPerson" }], "free"],
		["of a person who is excluded", [{ outcome: "carried", resolution: null }], "excluded"],
		[
			"of a person who is excluded, as an operator confirms",
			[{ outcome: "carried", resolution: "samePerson" }],
			"excluded",
		],
		["of another person than the excluded one", [{ outcome: "carried", resolution: "anotherPerson" }], "free"],
		[
			"where one of several matches still stands",
			[
				{ outcome: "carried", resolution: "anotherPerson" },
				{ outcome: "held", resolution: null },
			],
			"held",
		],
	] as const)("%s", (_case, pairs, verdict) => {
		expect(judgeDeposit(pairs)).toBe(verdict);
	});
});
