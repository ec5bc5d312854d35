import type { CallError } from "@baize/platform-web/reads";
import { useTranslate } from "react-admin";
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from "../../contract/index.ts";

const ISSUES = ["minLength", "maxLength", "tooCommon", "containsEmail", "tooSimple", "breached", "unchanged"];

/** What is wrong with a new password, as text. */
export function usePasswordIssues() {
	const t = useTranslate();
	const issueText = (cause: string): string => t(`people.password.faults.${ISSUES.includes(cause) ? cause : "other"}`);
	return {
		/** Checks before sending; empty for an acceptable password. */
		problemOf(password: string): string {
			const { length } = [...password];
			if (length === 0) return t("people.password.missing");
			if (length < PASSWORD_MIN_LENGTH) return issueText("minLength");
			return length > PASSWORD_MAX_LENGTH ? issueText("maxLength") : "";
		},
		/** The server's reason for refusing the password; undefined where it refused something else. */
		refusedAs({ body }: CallError): string | undefined {
			const issue = body.errors?.find(({ field }) => field === "password");
			return issue && issueText(issue.cause);
		},
	};
}
