import type { BodyOf } from "@baize/kernel/call";
import type { requestWithdrawal } from "../contract/calls.ts";

type Body = BodyOf<typeof requestWithdrawal>;
/** What is asked of the house, as it is sent each time, and how the page names where the money goes. */
export type WithdrawalWish = { body: Body; label: string };

export function isWithdrawalWish(read: unknown): read is WithdrawalWish {
	const { body, label } = (read ?? {}) as { body?: { [Name in keyof Body]?: unknown }; label?: unknown };
	return (
		typeof label === "string" &&
		(body?.method === "card" || body?.method === "bankTransfer") &&
		Number.isInteger(body.amountMinor) &&
		typeof body.destination === "string" &&
		typeof body.requestId === "string"
	);
}
