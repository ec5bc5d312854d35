import { CallError } from "@baize/platform-web/reads";
import { useState } from "react";
import { useTranslate } from "react-admin";

const MINUTE_S = 60;

/** Something that the operator can correct; `text` names the message to show. */
export class NotMade extends Error {
	override name = "NotMade";
}

/** Runs one action at a time and reports its error. */
export function useAttempt() {
	const t = useTranslate();
	const [isPending, setPending] = useState(false);
	const [problem, setProblem] = useState("");

	function textOf(error: unknown): string {
		if (error instanceof NotMade) return t(error.message);
		if (!(error instanceof CallError)) throw error;
		const { remainingAttempts = 0, remainingBlockingTime = 0 } = (error.body.details ?? {}) as Record<string, number>;
		if (error.code === "MFA_INVALID_CONFIRMATION_CODE")
			return t("secondFactor.wrong", { smart_count: remainingAttempts });
		if (error.code === "MFA_ACCOUNT_BLOCKED")
			return t("secondFactor.blocked", { smart_count: Math.ceil(remainingBlockingTime / MINUTE_S) });
		return t(error.body.message, { _: t("secondFactor.failed"), ...error.body.details });
	}

	/** The result of the action; undefined if it was refused, and then `problem` says why. */
	async function attempt<Value>(act: () => Promise<Value>): Promise<Value | undefined> {
		if (isPending) return undefined;
		setPending(true);
		setProblem("");
		try {
			return await act();
		} catch (error) {
			setProblem(textOf(error));
			return undefined;
		} finally {
			setPending(false);
		}
	}
	return { attempt, isPending, problem, setProblem };
}
