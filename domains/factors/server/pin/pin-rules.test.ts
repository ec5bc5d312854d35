import { describe, expect, it } from "vitest";
import { pinIssue } from "../../contract/index.ts";

describe("[PROF-02] a PIN", () => {
	it.each([
		["0000", "pinRepeated"],
		["7777", "pinRepeated"],
		["1212", "pinRepeated"],
		["1234", "pinInOrder"],
		["7890", "pinInOrder"],
		["4321", "pinInOrder"],
		["0987", "pinInOrder"],
		["2109", "pinInOrder"],
		["1987", "pinBirthDate"],
		["0306", "pinBirthDate"],
		["0603", "pinBirthDate"],
		["8706", "pinBirthDate"],
		["0687", "pinBirthDate"],
		["0387", "pinBirthDate"],
		["8703", "pinBirthDate"],
		["1988", undefined],
		["2580", undefined],
		["1357", undefined],
		["1122", undefined],
		["4711", undefined],
	])("%s for a player born on 3 June 1987: %s", (pin, issue) => {
		expect(pinIssue(pin, "1987-06-03")).toBe(issue);
	});

	it("may be any year where no birth date is known", () => {
		expect(pinIssue("1987")).toBeUndefined();
	});

	it("is refused by at most 130 of ten thousand", () => {
		const all = Array.from({ length: 10_000 }, (_, i) => String(i).padStart(4, "0"));
		expect(all.filter((pin) => pinIssue(pin, "1987-06-03")).length).toBeLessThanOrEqual(130);
	});
});
