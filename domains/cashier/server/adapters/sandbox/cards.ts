import { createHmac } from "node:crypto";

/** What a person typed into the card form. */
export type CardForm = { number: string; expiry: string; cvc: string };
export type CardField = keyof CardForm;

/** Cards that always end the same way, by their last four digits. */
export type CardFate = "succeeds" | "declined" | "silent" | "stepUp";
const FATES: Record<string, CardFate> = { "0002": "declined", "0119": "silent", "3155": "stepUp" };

export const fateOf = (numberOrAccount: string): CardFate => FATES[digits(numberOrAccount).slice(-4)] ?? "succeeds";

/** The fields that cannot be right; empty for a card that could exist. */
export function faultsOf(form: CardForm, nowMs: number): CardField[] {
	const faults: CardField[] = [];
	if (!/^\d{12,19}$/.test(digits(form.number))) faults.push("number");
	if (!isInTheFuture(form.expiry, nowMs)) faults.push("expiry");
	if (!/^\d{3,4}$/.test(latin(form.cvc).trim())) faults.push("cvc");
	return faults;
}

const WITH_SEPARATOR = /^(0?[1-9]|1[0-2])[\s/.-]+(?:20)?(\d{2})$/;
const DIGITS_ONLY = /^(0[1-9]|1[0-2])(?:20)?(\d{2})$/;

function isInTheFuture(expiry: string, nowMs: number): boolean {
	const typed = latin(expiry).trim();
	const match = WITH_SEPARATOR.exec(typed) ?? DIGITS_ONLY.exec(typed);
	// A card is good until the end of its month.
	return match !== null && Date.UTC(2000 + Number(match[2]), Number(match[1])) > nowMs;
}

export type Card = { token: string; lastFour: string };

/** Cards that everybody tries the sandbox with: that two people use one says nothing. */
const EVERYBODYS = /_(4242|0002|0119|3155)$/;

/** What is the same for a card, whoever pays with it. */
export const fingerprintOf = (token: string): string | undefined => (EVERYBODYS.test(token) ? undefined : token);

/** The number itself is never kept: only a name for it that is always the same, and the last four digits. */
export function cardOf(number: string, key: Buffer): Card {
	const plain = digits(number);
	const lastFour = plain.slice(-4);
	const name = createHmac("sha256", key).update(plain).digest("hex").slice(0, 16);
	return { token: `card_${name}_${lastFour}`, lastFour };
}

const latin = (text: string): string => text.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660));
const digits = (text: string): string => latin(text).replace(/\D/g, "");
