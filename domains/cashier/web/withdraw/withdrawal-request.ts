import type { BodyOf } from "@baize/kernel/call";
import { masked } from "@baize/kernel/mask";
import type { requestWithdrawal } from "../../contract/calls.ts";
import { plainDestination } from "../../contract/coins/coin-address.ts";
import { isSavedAccount } from "../../contract/destination.ts";
import { WITHDRAWAL_METHODS } from "../../contract/methods.ts";

type Body = BodyOf<typeof requestWithdrawal>;
/** The body of the request, as it is sent each time, and the label of the destination. */
export type WithdrawalRequest = { body: Body; label: string };

export function isWithdrawalRequest(read: unknown): read is WithdrawalRequest {
	const { body, label } = (read ?? {}) as { body?: { [Name in keyof Body]?: unknown }; label?: unknown };
	return (
		typeof label === "string" &&
		typeof body?.method === "string" &&
		Object.hasOwn(WITHDRAWAL_METHODS, body.method) &&
		Number.isInteger(body.amountMinor) &&
		typeof body.destination === "string" &&
		typeof body.requestId === "string"
	);
}

/** The destination by the end of its number, as the SMS names it, too. */
export const shownDestination = ({ body, label }: WithdrawalRequest): string =>
	isNumber(body) ? masked(plainDestination(body.method, body.destination)) : label;

/** It names an account or an address by its number itself. */
const isNumber = ({ method, destination }: Body): boolean => method !== "card" && !isSavedAccount(destination);

/**
 * The part that a tab may store, without the account number. By the label the server finds the earlier request again;
 * for a new request it finds no account.
 */
export function storableRequest({ body, label }: WithdrawalRequest): WithdrawalRequest {
	if (!isNumber(body)) return { body, label };
	const shown = masked(plainDestination(body.method, body.destination));
	return { body: { ...body, destination: shown }, label: shown };
}
