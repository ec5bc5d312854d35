import type { BodyOf } from "@baize/kernel/call";
import { masked } from "@baize/kernel/mask";
import { plainAccount } from "../../contract/bank-accounts/bank-account.ts";
import type { requestWithdrawal } from "../../contract/calls.ts";
import { isSavedAccount } from "../../contract/destination.ts";

type Body = BodyOf<typeof requestWithdrawal>;
/** The body of the request, as it is sent each time, and the label of the destination. */
export type WithdrawalRequest = { body: Body; label: string };

export function isWithdrawalRequest(read: unknown): read is WithdrawalRequest {
	const { body, label } = (read ?? {}) as { body?: { [Name in keyof Body]?: unknown }; label?: unknown };
	return (
		typeof label === "string" &&
		(body?.method === "card" || body?.method === "bankTransfer") &&
		Number.isInteger(body.amountMinor) &&
		typeof body.destination === "string" &&
		typeof body.requestId === "string"
	);
}

/** The destination by the end of its number, as the SMS names it, too. */
export const shownDestination = ({ body, label }: WithdrawalRequest): string =>
	body.method === "bankTransfer" && !isSavedAccount(body.destination) ? masked(plainAccount(body.destination)) : label;

/**
 * The part that a tab may store, without the account number. By the label the server finds the earlier request again;
 * for a new request it finds no account.
 */
export function storableRequest({ body, label }: WithdrawalRequest): WithdrawalRequest {
	if (body.method !== "bankTransfer" || isSavedAccount(body.destination)) return { body, label };
	const shown = masked(plainAccount(body.destination));
	return { body: { ...body, destination: shown }, label: shown };
}
