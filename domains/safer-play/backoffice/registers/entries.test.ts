import { describe, expect, it } from "vitest";
import { isTooMany, readEntries } from "./entries.ts";

describe("[SAFE-01] people pasted for a register", () => {
	it("are read from a table, with whatever parts its columns", () => {
		const text = [
			"Ada;Lovelace;1990-01-31;gb;SW1A 1AA;ada@x.test;2030-12-31",
			"Ada\tLovelace\t1990-01-31\tGB\tSW1A 1AA",
			"",
			",,,,,ada@x.test",
		].join("\n");
		const person = {
			firstName: "Ada",
			lastName: "Lovelace",
			birthDate: "1990-01-31",
			country: "GB",
			postalCode: "SW1A 1AA",
		};
		expect(readEntries(text)).toEqual({
			entries: [{ ...person, email: "ada@x.test", until: "2030-12-31" }, person, { email: "ada@x.test" }],
			wrongLines: [],
		});
	});

	it.each([
		["too little", "Ada;Lovelace"],
		["no postal code", "Ada;Lovelace;1990-01-31;GB"],
		["a birth date in another order", "Ada;Lovelace;31.01.1990;GB;SW1A 1AA"],
		["what is no e-mail", ";;;;;ada"],
		["the name of a country", "Ada;Lovelace;1990-01-31;Britain;SW1A 1AA"],
		["too many columns", "a;b;1990-01-31;GB;SW1A;a@x.test;2030-01-01;more"],
	])("are reported by their line if it has %s", (_case, line) => {
		expect(readEntries(`;;;;;ok@x.test\n${line}`)).toMatchObject({ entries: [{}], wrongLines: [2] });
	});

	it("are at most so many at once", () => {
		const lines = (count: number) => Array.from({ length: count }, (_, i) => `;;;;;p${i}@x.test`).join("\n");
		expect(isTooMany(readEntries(lines(500)))).toBe(false);
		expect(isTooMany(readEntries(lines(501)))).toBe(true);
	});
});
