import { type CallError, useErrorText } from "@baize/platform-web/reads";
import { codeMessage } from "./code-message.ts";
import { useVerificationTexts } from "./texts.ts";

const SAID_ELSEWHERE = ["PLAYER_VALIDATED", "ACCOUNT_BLOCKED", "MFA_ACCOUNT_BLOCKED"];

/** Codes have words of their own here: the room of codes brings its texts only to its own pages. */
export function useCodeError(error: CallError | undefined): string | undefined {
	const t = useVerificationTexts();
	const errorText = useErrorText();
	if (!error || SAID_ELSEWHERE.includes(error.code)) return undefined;
	const message = codeMessage(error);
	if (message) return message.key === "wrong" ? t("phone.wrong", { count: message.count }) : t(`phone.${message.key}`);
	// Of this room and of the house there are words; any other code is told as that the phone could not be confirmed.
	return /^(verification|frame)\./.test(error.body.message) ? errorText(error) : t("phone.failed");
}
