import { useAttempt } from "@baize/platform-backoffice";
import type { CallError } from "@baize/platform-web/reads";

const MINUTE_S = 60;

type Translate = (key: string, values?: Record<string, unknown>) => string;

function textOf({ code, body }: CallError, t: Translate): string | undefined {
	const { remainingAttempts = 0, remainingBlockingTime = 0 } = (body.details ?? {}) as Record<string, number>;
	if (code === "MFA_INVALID_CONFIRMATION_CODE") return t("secondFactor.wrong", { smart_count: remainingAttempts });
	if (code === "MFA_ACCOUNT_BLOCKED")
		return t("secondFactor.blocked", { smart_count: Math.ceil(remainingBlockingTime / MINUTE_S) });
	return undefined;
}

/** Runs one action at a time; what is wrong with a code is said with the attempts that are left. */
export function useFactorAttempt() {
	const { attempt: run, ...rest } = useAttempt(textOf);
	/** The result of the action; undefined if it was refused, and then `problem` says why. */
	async function attempt<Value>(act: () => Promise<Value>): Promise<Value | undefined> {
		const outcome = await run(act);
		return outcome && "value" in outcome ? outcome.value : undefined;
	}
	return { ...rest, attempt };
}
