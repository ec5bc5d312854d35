import { type Refusal, refuser } from "@baize/kernel/error";
import { factorsErrors } from "../contract/index.ts";

export const refuse = refuser(factorsErrors);

const seconds = (ms: number): number => Math.ceil(ms / 1000);

export const refuseBlocked = (code: "ACCOUNT_BLOCKED" | "MFA_ACCOUNT_BLOCKED", waitMs: number): Refusal =>
	refuse(code, { remainingBlockingTime: seconds(waitMs) }, waitMs);

export const refuseSend = (waitMs: number): Refusal =>
	refuse("NO_REMAINING_SEND_CODE_ATTEMPT", { retryAfter: seconds(waitMs) }, waitMs);
