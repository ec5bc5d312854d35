import { CallError, callHouse } from "@baize/platform-web/reads";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { changeOperatorPassword, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from "../contract/index.ts";

export type Field = "present" | "password";
export type Typed = Record<Field, string>;

/** What is said after a change was asked for: beside a field, above all of them, or that it is done. */
export type Told = Partial<Record<Field | "refused" | "done", string>>;

const FAULTS = [
	"minLength",
	"maxLength",
	"tooCommon",
	"containsEmail",
	"containsName",
	"tooSimple",
	"breached",
	"unchanged",
];

/** Changes the operator's own password, and tells what became of it. */
export function usePasswordChange() {
	const t = useTranslate();
	const [told, setTold] = useState<Told>({});
	const [isPending, setPending] = useState(false);

	const faultText = (cause: string): string => t(`people.password.faults.${FAULTS.includes(cause) ? cause : "other"}`);

	function problemsOf({ present, password }: Typed): Told {
		const { length } = [...password];
		const problems: Told = {};
		if (present === "") problems.present = t("people.password.missing");
		if (password === "") problems.password = t("people.password.missing");
		else if (length < PASSWORD_MIN_LENGTH) problems.password = faultText("minLength");
		else if (length > PASSWORD_MAX_LENGTH) problems.password = faultText("maxLength");
		return problems;
	}

	function refusalOf({ code, body }: CallError): Told {
		const fault = body.errors?.find(({ field }) => field === "password");
		if (fault) return { password: faultText(fault.cause) };
		const text = t(body.message, body.details as Record<string, unknown>);
		return code === "PASSWORD_WRONG" ? { present: text } : { refused: text };
	}

	async function send({ present, password }: Typed): Promise<Told> {
		try {
			const { ended } = await callHouse(changeOperatorPassword, { body: { proof: { password: present }, password } });
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
