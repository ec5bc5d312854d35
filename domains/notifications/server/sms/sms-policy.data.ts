import { DAY_MS, HOUR_MS } from "@baize/kernel/time";
import type { NumberType } from "libphonenumber-js/max";

export type SmsBudget = { limit: number; windowMs: number };
export type SmsCountry = {
	/** Kinds beside the usual ones, where a country's numbers do not tell mobiles apart. */
	kinds?: readonly NumberType[];
	/** Of the whole country. */
	budget: SmsBudget;
};

/** What an SMS reaches and what costs its sender no more than any: no landline, premium, shared-cost, toll-free, satellite or internet number. */
export const USUAL_KINDS: readonly NumberType[] = ["MOBILE", "FIXED_LINE_OR_MOBILE"];

/** Where accounts are offered. */
const SERVED: SmsCountry = { budget: { limit: 1_000, windowMs: HOUR_MS } };
/** From where people come who live there. */
const NEAR: SmsCountry = { budget: { limit: 60, windowMs: HOUR_MS } };

const NEAR_CODES = `AD AU BE BG CH CY CZ DE DK EE FI FR GR HR HU IS IT LI LT LU LV MT NL NO NZ PL RO SE SI SK`;

/**
 * By country code of ISO 3166-1. A country that is missing gets no SMS: calls and messages to some are made for the share of
 * their price that goes to whoever asked for them.
 */
export const SMS_COUNTRIES: Readonly<Record<string, SmsCountry>> = {
	...Object.fromEntries(NEAR_CODES.split(" ").map((code) => [code, NEAR])),
	AT: SERVED,
	BR: SERVED,
	CA: SERVED,
	ES: SERVED,
	GB: SERVED,
	IE: SERVED,
	MX: SERVED,
	PT: SERVED,
	US: SERVED,
};

/** Over all players and sessions, whoever asks. */
export type SmsBudgets = {
	number: readonly SmsBudget[];
	/** Ten thousand numbers that differ in their last four digits only. */
	range: readonly SmsBudget[];
	/** Of who asks. */
	address: readonly SmsBudget[];
};

export const SMS_BUDGETS: SmsBudgets = {
	number: [
		{ limit: 10, windowMs: HOUR_MS },
		{ limit: 20, windowMs: DAY_MS },
	],
	range: [{ limit: 100, windowMs: HOUR_MS }],
	address: [{ limit: 200, windowMs: HOUR_MS }],
};
