import { type CallError, useErrorText } from "@baize/platform-web/reads";
import { useVerificationTexts } from "../texts.ts";
import { codeMessage, hasTextHere } from "./code-message.ts";

const SHOWN_ELSEWHERE = ["PLAYER_VALIDATED", "ACCOUNT_BLOCKED", "MFA_ACCOUNT_BLOCKED"];

/** This domain has its own texts for codes, because the texts of factors load only on its own pages. */
export function useCodeError(error: CallError | undefined): string | undefined {
	const t = useVerificationTexts();
	const errorText = useErrorText();
	if (!error || SHOWN_ELSEWHERE.includes(error.code)) return undefined;
	const message = codeMessage(error);
	if (message) return message.key === "wrong" ? t("phone.wrong", { count: message.count }) : t(`phone.${message.key}`);
	return hasTextHere(error.body.message) ? errorText(error) : t("phone.failed");
}
