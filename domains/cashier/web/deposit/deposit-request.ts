import type { BodyOf } from "@baize/kernel/call";
import type { startDeposit } from "../../contract/calls.ts";
import { DEPOSIT_METHODS } from "../../contract/methods.ts";

/** The body of the request, as it is sent each time. */
export type DepositRequest = BodyOf<typeof startDeposit>;

export function isDepositRequest(read: unknown): read is DepositRequest {
	const request = read as { [Name in keyof DepositRequest]?: unknown } | null;
	return (
		typeof request?.method === "string" &&
		Object.hasOwn(DEPOSIT_METHODS, request.method) &&
		Number.isInteger(request.amountMinor) &&
		typeof request.requestId === "string"
	);
}
