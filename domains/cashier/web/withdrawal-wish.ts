import { plainAccount } from "@baize/identity/contract";
import type { BodyOf } from "@baize/kernel/call";
import { masked } from "@baize/kernel/mask";
import type { requestWithdrawal } from "../contract/calls.ts";
import { isKeptAccount } from "../contract/destination.ts";

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

/** Where the money goes, by the end of its number: as the SMS names it, too. */
export const shownDestination = ({ body, label }: WithdrawalWish): string =>
	body.method === "bankTransfer" && !isKeptAccount(body.destination) ? masked(plainAccount(body.destination)) : label;

/**
 * What a tab may keep of it. The number of an account is not among that; by what its owner recognises of it the house finds
 * the request again, and finds no account for a new one.
 */
export function keepableWish({ body, label }: WithdrawalWish): WithdrawalWish {
	if (body.method !== "bankTransfer" || isKeptAccount(body.destination)) return { body, label };
	const shown = masked(plainAccount(body.destination));
	return { body: { ...body, destination: shown }, label: shown };
}
