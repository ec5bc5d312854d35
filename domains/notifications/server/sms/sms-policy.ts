import { type Refusal, refuser } from "@baize/kernel/error";
import { MINUTE_MS, SECOND_MS } from "@baize/kernel/time";
import parsePhoneNumber from "libphonenumber-js/max";
import { smsErrors } from "../../contract/index.ts";
import { SMS_COUNTRIES, USUAL_KINDS } from "./sms-policy.data.ts";

export type NumberVerdict = { kind: "allowed"; country: string } | { kind: "refused"; reason: "country" | "kind" };

/** Whether SMS are sent to a number in E.164. */
export function judgeNumber(phone: string): NumberVerdict {
	const parsed = parsePhoneNumber(phone);
	const country = parsed?.country;
	const rules = country === undefined ? undefined : SMS_COUNTRIES[country];
	if (country === undefined || !rules) return { kind: "refused", reason: "country" };
	const type = parsed?.getType();
	const kinds = [...USUAL_KINDS, ...(rules.kinds ?? [])];
	return type !== undefined && kinds.includes(type)
		? { kind: "allowed", country }
		: { kind: "refused", reason: "kind" };
}

const refuse = refuser(smsErrors);

/** Refuses a number that never gets SMS; returns its country. */
export function requireTextable(phone: string): string {
	const verdict = judgeNumber(phone);
	if (verdict.kind === "refused") throw refuse("SMS_NUMBER_REFUSED", { reason: verdict.reason });
	return verdict.country;
}

export function refuseSmsLimit(waitMs: number): Refusal {
	const details = { retryAfter: Math.ceil(waitMs / SECOND_MS), minutes: Math.ceil(waitMs / MINUTE_MS) };
	return refuse("SMS_LIMIT_REACHED", details, waitMs);
}
