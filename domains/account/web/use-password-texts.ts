import { useIdentityTexts, usePersonTexts, type ValidationIssue } from "@baize/identity/web";
import { useAccountTexts } from "./texts.ts";

/** Texts about a new password, wherever one is chosen: before it is sent and after it was refused. */
export function usePasswordTexts() {
	const t = useAccountTexts();
	const person = usePersonTexts();
	const identity = useIdentityTexts();

	/** `issues` are those that the rules of the form's call find. */
	function problemOf(password: string, issues: readonly ValidationIssue[]): string | undefined {
		if (password === "") return identity("join.problems.password.missing");
		const issue = issues.find(({ field }) => field === "password");
		return issue && issueText(issue.cause);
	}

	function issueText(cause: string): string {
		if (cause === "breached") return t("password.breached");
		if (cause === "unchanged") return t("password.unchanged");
		const key = `join.problems.password.${cause}`;
		return identity((identity.has(key as never) ? key : "join.problems.password.wrong") as never);
	}

	return {
		label: t("password.new"),
		hint: identity("join.hints.password"),
		revealLabel: person("proof.show"),
		problemOf,
		issueText,
	};
}
