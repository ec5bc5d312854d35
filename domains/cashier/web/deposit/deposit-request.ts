import type { BodyOf } from "@baize/kernel/call";
import type { startDeposit } from "../../contract/calls.ts";

/** The body of the request, as it is sent each time. */
export type DepositRequest = BodyOf<typeof startDeposit>;

export function isDepositRequest(read: unknown): read is DepositRequest {
	const request = read as { [Name in keyof DepositRequest]?: unknown } | null;
	return request?.method === "card" && Number.isInteger(request.amountMinor) && typeof request.requestId === "string";
}
