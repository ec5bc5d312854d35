import type { CallError } from "@baize/platform-web/reads";

/** The message of a refused code: the key of its text and its count. spec §5, §8 */
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

/** Undefined if another part of the page shows it (a block), or if there is nothing to show. */
export function codeMessage({ code, body: { details = {} } }: Refused): CodeMessage | undefined {
	if (code === "MFA_INVALID_CONFIRMATION_CODE") {
		const { remainingAttempts, limit } = details as { remainingAttempts?: number; limit?: number };
		if (remainingAttempts === undefined || remainingAttempts === limit) return { key: "wrongPlain" };
		return remainingAttempts === 1 ? { key: "lastAttempt" } : { key: "wrong", count: remainingAttempts };
	}
	if (code === "MFA_CONFIGURATION_ERROR" || code === "MFA_ERROR_VALIDATING_OPERATION") return { key: "operationError" };
	return OF_CODE.get(code);
}

/** Whether the text of a refusal, named by its key, is loaded on these pages: the domain's own, or a common one. */
export const hasTextHere = (messageKey: string): boolean => /^(verification|common)\./.test(messageKey);
