import type { BodyOf } from "@baize/kernel/call";
import type { startDeposit } from "../contract/calls.ts";

/** What is asked of the house, as it is sent each time. */
export type DepositWish = BodyOf<typeof startDeposit>;

export function isDepositWish(read: unknown): read is DepositWish {
	const wish = read as { [Name in keyof DepositWish]?: unknown } | null;
	return wish?.method === "card" && Number.isInteger(wish.amountMinor) && typeof wish.requestId === "string";
}
