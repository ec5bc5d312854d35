import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from "@baize/identity/contract";
import { useIdentityTexts, usePersonTexts } from "@baize/identity/web";
import { useAccountTexts } from "./texts.ts";

/** Texts about a new password, wherever one is chosen: before it is sent and after it was refused. */
export function usePasswordTexts() {
	const t = useAccountTexts();
	const person = usePersonTexts();
	const identity = useIdentityTexts();

	function problemOf(password: string): string | undefined {
		if (password === "") return identity("join.problems.password.missing");
		const { length } = [...password];
		const isLong = length >= PASSWORD_MIN_LENGTH && length <= PASSWORD_MAX_LENGTH;
		return isLong ? undefined : identity("join.problems.password.wrong");
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
