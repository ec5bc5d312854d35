import { CallError, callApi, useBodyRules } from "@baize/platform-web/reads";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { changeOperatorPassword } from "../../contract/index.ts";
import { usePasswordIssues } from "./use-password-issues.ts";

export type Field = "present" | "password";
export type Typed = Record<Field, string>;

/** The result shown after a change was requested: an error beside a field, an error above all fields, or success. */
export type PasswordChangeResult = Partial<Record<Field | "refused" | "done", string>>;

/** Changes the operator's own password and reports the result. */
export function usePasswordChange() {
	const t = useTranslate();
	const [result, setResult] = useState<PasswordChangeResult>({});
	const [isPending, setPending] = useState(false);
	useBodyRules(changeOperatorPassword, () => import("../../contract/rules/change-operator-password.ts"));

	const { problemOf, refusedAs } = usePasswordIssues();

	function problemsOf({ present, password }: Typed): PasswordChangeResult {
		const problem = problemOf(password);
		return {
			...(present === "" ? { present: t("people.password.missing") } : {}),
			...(problem === "" ? {} : { password: problem }),
		};
	}

	function refusalOf(error: CallError): PasswordChangeResult {
		const issue = refusedAs(error);
		if (issue) return { password: issue };
		const { code, body } = error;
		const text = t(body.message, body.details as Record<string, unknown>);
		return code === "PASSWORD_WRONG" ? { present: text } : { refused: text };
	}

	async function send({ present, password }: Typed): Promise<PasswordChangeResult> {
		try {
			const { ended } = await callApi(changeOperatorPassword, { body: { presentPassword: present, password } });
			return { done: t(`people.password.${ended === 0 ? "changed" : "changedAndEnded"}`, { smart_count: ended }) };
		} catch (error) {
			if (!(error instanceof CallError)) throw error;
			return refusalOf(error);
		}
	}

	/** Returns the result, so that the form can move the focus to it. */
	async function change(typed: Typed): Promise<PasswordChangeResult> {
		setPending(true);
		const problems = problemsOf(typed);
		try {
			const outcome = Object.keys(problems).length > 0 ? problems : await send(typed);
			setResult(outcome);
			return outcome;
		} finally {
			setPending(false);
		}
	}

	return { result, isPending, change };
}
