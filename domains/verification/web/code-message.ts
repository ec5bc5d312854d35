import type { CallError } from "@baize/platform-web/reads";

/** What a refused code says: the key of its text and the count in it. spec §5, §8 */
export type CodeMessage =
	| { key: "wrong"; count: number }
	| {
			key: "wrongPlain" | "alreadyUsed" | "lastAttempt" | "operationError" | "notValidated" | "numberWrong" | "noSends";
	  };

type Refused = Pick<CallError, "code"> & { body: Pick<CallError["body"], "details"> };

const OF_CODE: ReadonlyMap<string, CodeMessage> = new Map([
	["MFA_ALREADY_USED", { key: "alreadyUsed" }],
	["PLAYER_NOT_VALIDATED", { key: "notValidated" }],
	["PHONE_INVALID", { key: "numberWrong" }],
	["NO_REMAINING_SEND_CODE_ATTEMPT", { key: "noSends" }],
]);

/** Undefined where another part of the page says it: a block, or that there is nothing to be said. */
export function codeMessage({ code, body: { details = {} } }: Refused): CodeMessage | undefined {
	if (code === "MFA_INVALID_CONFIRMATION_CODE") {
		const { remainingAttempts, limit } = details as { remainingAttempts?: number; limit?: number };
		if (remainingAttempts === undefined || remainingAttempts === limit) return { key: "wrongPlain" };
		return remainingAttempts === 1 ? { key: "lastAttempt" } : { key: "wrong", count: remainingAttempts };
	}
	if (code === "MFA_CONFIGURATION_ERROR" || code === "MFA_ERROR_VALIDATING_OPERATION") return { key: "operationError" };
	return OF_CODE.get(code);
}
