import { DAY_MS, HOUR_MS } from "@baize/kernel/time";
import type { NumberType } from "libphonenumber-js/max";

export type SmsBudget = { limit: number; windowMs: number };
export type SmsCountry = {
	/** Extra kinds for countries whose numbers do not distinguish mobiles. */
	kinds?: readonly NumberType[];
	/** For the whole country. */
	budget: SmsBudget;
};

/**
 * Numbers that receive SMS at the normal price: no landline, premium, shared-cost, toll-free, satellite or internet
 * number.
 */
export const USUAL_KINDS: readonly NumberType[] = ["MOBILE", "FIXED_LINE_OR_MOBILE"];

/** Countries where accounts are offered. */
const SERVED: SmsCountry = { budget: { limit: 1_000, windowMs: HOUR_MS } };
/** Countries from which many of their residents come. */
const NEAR: SmsCountry = { budget: { limit: 60, windowMs: HOUR_MS } };

const NEAR_CODES = `AD AU BE BG CH CY CZ DE DK EE FI FR GR HR HU IS IT LI LT LU LV MT NL NO NZ PL RO SE SI SK`;

/**
 * By country code of ISO 3166-1. A country that is missing gets no SMS: some numbers abroad earn their owner a share of
 * the price, so fraudsters request messages to them.
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

/** Over all players and sessions together. */
export type SmsBudgets = {
	number: readonly SmsBudget[];
	/** Ten thousand numbers that differ only in their last four digits. */
	range: readonly SmsBudget[];
	/** Of the requester. */
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
