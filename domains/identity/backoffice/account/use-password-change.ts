import { CallError, callHouse } from "@baize/platform-web/reads";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { changeOperatorPassword } from "../../contract/index.ts";
import { usePasswordFaults } from "./use-password-faults.ts";

export type Field = "present" | "password";
export type Typed = Record<Field, string>;

/** What is said after a change was asked for: beside a field, above all of them, or that it is done. */
export type Told = Partial<Record<Field | "refused" | "done", string>>;

/** Changes the operator's own password, and tells what became of it. */
export function usePasswordChange() {
	const t = useTranslate();
	const [told, setTold] = useState<Told>({});
	const [isPending, setPending] = useState(false);

	const { problemOf, refusedAs } = usePasswordFaults();

	function problemsOf({ present, password }: Typed): Told {
		const problem = problemOf(password);
		return {
			...(present === "" ? { present: t("people.password.missing") } : {}),
			...(problem === "" ? {} : { password: problem }),
		};
	}

	function refusalOf(error: CallError): Told {
		const fault = refusedAs(error);
		if (fault) return { password: fault };
		const { code, body } = error;
		const text = t(body.message, body.details as Record<string, unknown>);
		return code === "PASSWORD_WRONG" ? { present: text } : { refused: text };
	}

	async function send({ present, password }: Typed): Promise<Told> {
		try {
			const { ended } = await callHouse(changeOperatorPassword, { body: { presentPassword: present, password } });
			return { done: t(`people.password.${ended === 0 ? "changed" : "changedAndEnded"}`, { smart_count: ended }) };
		} catch (error) {
			if (!(error instanceof CallError)) throw error;
			return refusalOf(error);
		}
	}

	/** Answers what was told, so that the form can lead to it. */
	async function change(typed: Typed): Promise<Told> {
		setPending(true);
		const problems = problemsOf(typed);
		try {
			const outcome = Object.keys(problems).length > 0 ? problems : await send(typed);
			setTold(outcome);
			return outcome;
		} finally {
			setPending(false);
		}
	}

	return { told, isPending, change };
}
