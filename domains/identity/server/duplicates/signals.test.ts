import { describe, expect, it } from "vitest";
import { type PersonDetails, type SignalKind, signalsOf } from "./signals.ts";

const WANDA: PersonDetails = {
	email: "wanda@example.test",
	firstName: "Wanda Maria",
	lastName: "Mac Donald-Núñez",
	birthDate: "1990-02-03",
	country: "CA",
	postalCode: "M5H 2N2",
	phone: "+14165550123",
};

function inCommon(other: Partial<PersonDetails>): SignalKind[] {
	const mine = new Set(signalsOf(WANDA).map(({ kind, text }) => `${kind}:${text}`));
	const shared = signalsOf({ ...WANDA, email: "another@example.test", phone: null, ...other }).filter(
		({ kind, text }) => mine.has(`${kind}:${text}`),
	);
	return [...new Set(shared.map(({ kind }) => kind))];
}

const PERSON: SignalKind[] = ["person", "nearPerson", "name"];

describe("[SAFE-01] what two accounts have in common", () => {
	it.each<[string, Partial<PersonDetails>, SignalKind[]]>([
		["everything but e-mail and phone", {}, PERSON],
		["the name in capitals", { firstName: "WANDA MARIA", lastName: "MAC DONALD-NÚÑEZ" }, PERSON],
		["the name without accents", { lastName: "Mac Donald Nunez" }, PERSON],
		["the name with accents made of two characters", { lastName: "Mac Donald-Nu\u0301n\u0303ez" }, PERSON],
		["the name with other spaces", { lastName: " MacDonald  Nunez" }, PERSON],
		[
			"first and last name the other way round",
			{ firstName: WANDA.lastName, lastName: WANDA.firstName },
			["person", "name"],
		],
		[
			"the middle name in the other field",
			{ firstName: "Wanda", lastName: "Maria Mac Donald-Núñez" },
			["person", "name"],
		],
		["letters that look alike", { firstName: "Wаndа Mаriа" }, PERSON],
		["the postal code without its space", { postalCode: "m5h2n2" }, PERSON],
		["no middle name", { firstName: "Wanda" }, ["nearPerson"]],
		["another address", { postalCode: "V6B 2J1" }, ["name"]],
		["another birth date", { birthDate: "1990-02-04" }, []],
		["a sibling born the same day at the same address", { firstName: "Wilma Josefa" }, []],
		[
			"a sibling born the same day with the family's phone",
			{ firstName: "Wilma", phone: WANDA.phone },
			["phone", "phoneAndBirthDate"],
		],
		[
			"a parent with the family's phone",
			{ firstName: "Walter", birthDate: "1960-01-01", phone: WANDA.phone },
			["phone"],
		],
		["another spelling of the e-mail", { email: "WANDA+2@example.test", birthDate: "1980-01-01" }, ["email"]],
	])("for %s", (_case, other, kinds) => {
		expect(inCommon(other)).toEqual(kinds);
	});

	it("knows an Arabic name in its several spellings", () => {
		const of = (firstName: string, lastName: string) =>
			signalsOf({ ...WANDA, firstName, lastName }).filter(({ kind }) => kind === "person");
		expect(of("أحمد", "مُصطفى")).toEqual(of("احمد", "مصطفي"));
	});

	it("takes the first five digits of an American postal code", () => {
		const at = (postalCode: string) => signalsOf({ ...WANDA, country: "US", postalCode })[1]?.text;
		expect(at("07102-1234")).toBe(at("07102"));
	});
});
