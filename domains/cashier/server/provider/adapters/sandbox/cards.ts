import { createHmac } from "node:crypto";

/** What the payer typed into the card form. */
export type CardForm = { number: string; expiry: string; cvc: string };
export type CardField = keyof CardForm;

/** Cards that always have the same outcome, by their last four digits. */
export type CardOutcome =
	| "succeeds"
	| "declined"
	| "lacksFunds"
	| "silent"
	| "late"
	| "stepUp"
	| "chargedBack"
	/** It pays, and no money can be paid back to it. */
	| "noPayouts";
const OUTCOMES = new Map<string, CardOutcome>([
	["0002", "declined"],
	["9995", "lacksFunds"],
	["0119", "silent"],
	["0341", "late"],
	["3155", "stepUp"],
	["0259", "chargedBack"],
	["5100", "noPayouts"],
]);

export const outcomeOf = (numberOrAccount: string): CardOutcome =>
	OUTCOMES.get(digits(numberOrAccount).slice(-4)) ?? "succeeds";

/** The fields that cannot be right; empty for a card that could exist. */
export function issuesOf(form: CardForm, nowMs: number): CardField[] {
	const issues: CardField[] = [];
	if (!/^\d{12,19}$/.test(digits(form.number))) issues.push("number");
	if (!isInTheFuture(form.expiry, nowMs)) issues.push("expiry");
	return [...issues, ...issuesOfCode(form.cvc)];
}

const WITH_SEPARATOR = /^(0?[1-9]|1[0-2])[\s/.-]+(?:20)?(\d{2})$/;
const DIGITS_ONLY = /^(0[1-9]|1[0-2])(?:20)?(\d{2})$/;

function isInTheFuture(expiry: string, nowMs: number): boolean {
	const typed = latin(expiry).trim();
	const match = WITH_SEPARATOR.exec(typed) ?? DIGITS_ONLY.exec(typed);
	// A card is valid until the end of its month.
	return match !== null && Date.UTC(2000 + Number(match[2]), Number(match[1])) > nowMs;
}

export type Card = { token: string; lastFour: string; brand: string; expires: string };

/** "2029-04" */
function expiresOf(expiry: string): string {
	const typed = latin(expiry).trim();
	const match = WITH_SEPARATOR.exec(typed) ?? DIGITS_ONLY.exec(typed);
	return match ? `20${match[2]}-${match[1]!.padStart(2, "0")}` : "";
}

const BRANDS: readonly [RegExp, string][] = [
	[/^4/, "visa"],
	[/^5[1-5]/, "mastercard"],
	[/^3[47]/, "amex"],
];
const brandOf = (number: string): string => BRANDS.find(([start]) => start.test(number))?.[1] ?? "other";

/** By what a kept card is charged again. */
export const keepTokenOf = (cardToken: string): string => `keep_${cardToken}`;

/** The outcomes of a form on which only the security code is typed. */
export const issuesOfCode = (cvc: string): CardField[] => (/^\d{3,4}$/.test(latin(cvc).trim()) ? [] : ["cvc"]);

/** Test cards that many people use in the sandbox: two players with the same one proves nothing. */
const SHARED_TEST_CARD = /_(4242|0002|9995|0119|0341|3155|0259|5100)$/;

/** The same for a card, independent of the player who pays with it. */
export const fingerprintOf = (token: string): string | undefined => (SHARED_TEST_CARD.test(token) ? undefined : token);

/** The number itself is never stored: only a token that is always the same for it, and the last four digits. */
export function cardOf({ number, expiry }: CardForm, key: Buffer): Card {
	const plain = digits(number);
	const lastFour = plain.slice(-4);
	const name = createHmac("sha256", key).update(plain).digest("hex").slice(0, 16);
	return { token: `card_${name}_${lastFour}`, lastFour, brand: brandOf(plain), expires: expiresOf(expiry) };
}

const latin = (text: string): string => text.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660));
const digits = (text: string): string => latin(text).replace(/\D/g, "");
