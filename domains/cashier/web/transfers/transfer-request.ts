import type { BodyOf } from "@baize/kernel/call";
import type { sendTransfer } from "../../contract/transfers/calls.ts";

type Body = BodyOf<typeof sendTransfer>;
/** The body of the request, as it is sent each time. */
export type TransferRequest = { body: Body };

export function isTransferRequest(read: unknown): read is TransferRequest {
	const { body } = (read ?? {}) as { body?: { [Name in keyof Body]?: unknown } };
	return typeof body?.to === "string" && Number.isInteger(body.amountMinor) && typeof body.requestId === "string";
}
