import type { DUPLICATE_SIGNALS } from "../../contract/index.ts";
import { inboxOf } from "../registration/inbox-of.ts";
import { wordsOf } from "./fold.ts";

/** What two accounts may have in common; all but card and bank account come from the profile. */
export type SignalKind = (typeof DUPLICATE_SIGNALS)[number];

export type Signal = { kind: SignalKind; text: string };

/** The identity that a player states. `phone` is in E.164. */
export type PersonDetails = {
	email: string;
	firstName: string;
	lastName: string;
	/** In the form 1990-01-31. */
	birthDate: string;
	country: string;
	postalCode: string;
	phone: string | null;
};

/** Spellings of one person give the same texts: case, accents, spaces and the order of the names are ignored. */
export function signalsOf(person: PersonDetails): Signal[] {
	const { email, birthDate, phone } = person;
	const home = `${person.country} ${postalKey(person.country, person.postalCode)}`;
	const names = nameKeys(person);
	return [
		{ kind: "email", text: inboxOf(email) },
		...names.map((name): Signal => ({ kind: "person", text: `${name} ${birthDate} ${home}` })),
		{ kind: "nearPerson", text: `${shortName(person)} ${birthDate} ${home}` },
		...names.map((name): Signal => ({ kind: "name", text: `${name} ${birthDate}` })),
		...(phone === null ? [] : phoneSignals(phone, birthDate)),
	];
}

const phoneSignals = (phone: string, birthDate: string): Signal[] => [
	{ kind: "phone", text: phone },
	{ kind: "phoneAndBirthDate", text: `${phone} ${birthDate}` },
];

type Names = Pick<PersonDetails, "firstName" | "lastName">;
const glued = (name: string): string => wordsOf(name).join("");
const inOrder = (parts: readonly string[]): string => [...parts].sort().join(" ");

/**
 * Once with each name as one word (Mac Donald is MacDonald), once split into words (a middle name may be in either
 * field).
 */
function nameKeys({ firstName, lastName }: Names): string[] {
	const whole = inOrder([glued(firstName), glued(lastName)]);
	const wordByWord = inOrder([...wordsOf(firstName), ...wordsOf(lastName)]);
	return [...new Set([whole, wordByWord])];
}

/** Without middle names. */
const shortName = ({ firstName, lastName }: Names): string => inOrder([wordsOf(firstName)[0] ?? "", glued(lastName)]);

/** For the United States the five digits that most people know of their ZIP code. */
function postalKey(country: string, postalCode: string): string {
	const plain = postalCode.toUpperCase().replace(/[^\p{L}\p{N}]/gu, "");
	return country === "US" ? plain.slice(0, 5) : plain;
}
