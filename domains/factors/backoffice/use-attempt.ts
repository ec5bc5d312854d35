import { CallError } from "@baize/platform-web/reads";
import { useState } from "react";
import { useTranslate } from "react-admin";

const MINUTE_S = 60;

/** Something that an operator can put right, told by its text. */
export class NotMade extends Error {
	override name = "NotMade";
}

/** Does one thing at a time, and tells what was wrong with it. */
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

	/** What came of it; undefined where it was refused, and then `problem` says why. */
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
