import type { CallError } from "@baize/platform-web/reads";

/** What a refused code says: the key of its text and the count in it. spec §5, §8 */
export type CodeMessage =
	| { key: "wrong"; count: number }
	| { key: "wrongPlain" | "lastAttempt" | "operationError" | "notValidated" | "failed" };

type Refused = Pick<CallError, "code"> & { body: Pick<CallError["body"], "details"> };

/** Undefined where another part of the page says it: a block, a spent sending, a number that is not right. */
export function codeMessage({ code, body: { details = {} } }: Refused): CodeMessage | undefined {
	if (code === "MFA_INVALID_CONFIRMATION_CODE") {
		const { remainingAttempts, limit } = details as { remainingAttempts?: number; limit?: number };
		if (remainingAttempts === undefined || remainingAttempts === limit) return { key: "wrongPlain" };
		return remainingAttempts === 1 ? { key: "lastAttempt" } : { key: "wrong", count: remainingAttempts };
	}
	if (code === "MFA_CONFIGURATION_ERROR" || code === "MFA_ERROR_VALIDATING_OPERATION") return { key: "operationError" };
	if (code === "PLAYER_NOT_VALIDATED") return { key: "notValidated" };
	return undefined;
}
