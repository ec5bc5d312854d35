import { useViewer } from "@baize/platform-web/page";
import { CallError, callApi, useErrorText } from "@baize/platform-web/reads";
import { useState } from "react";
import { beginPasskeyStep } from "../../../contract/login/login-step.ts";
import { type StepUpMethod, stepUp } from "../../../contract/login/step-up-calls.ts";
import { signedByPasskey } from "../../login/signed-by-passkey.ts";
import { usePersonTexts } from "../texts.ts";

const MINUTE_S = 60;

/** Submits one proof at a time, and returns what is wrong with it. */
export function useStepUp(onProved: () => void) {
	const t = usePersonTexts();
	const errorText = useErrorText();
	const session = useViewer()?.handle ?? "";
	const [pending, setPending] = useState(false);
	const [problem, setProblem] = useState<string>();

	function textOf(error: CallError): string {
		const { remainingAttempts = 0, remainingBlockingTime = 0 } = (error.body.details ?? {}) as Record<string, number>;
		if (error.code === "MFA_INVALID_CONFIRMATION_CODE") return t("stepUp.wrong", { remainingAttempts });
		if (error.code === "PASSKEY_INVALID") return t("stepUp.notRead");
		if (error.code === "MFA_CONFIGURATION_ERROR") return t("stepUp.changed");
		if (error.code !== "MFA_ACCOUNT_BLOCKED") return errorText(error);
		return t("stepUp.blocked", { minutes: Math.ceil(remainingBlockingTime / MINUTE_S) });
	}

	/** True where it was accepted. */
	async function attempt(give: () => Promise<boolean>): Promise<boolean> {
		if (pending) return false;
		setPending(true);
		setProblem(undefined);
		try {
			const isProved = await give();
			if (isProved) onProved();
			else setProblem(t("stepUp.notRead"));
			return isProved;
		} catch (error) {
			if (!(error instanceof CallError)) throw error;
			setProblem(textOf(error));
			return false;
		} finally {
			setPending(false);
		}
	}

	async function send(method: StepUpMethod, value: string): Promise<boolean> {
		await callApi(stepUp, { params: { session }, body: { method, value } });
		return true;
	}

	return {
		problem,
		pending,
		prove: (method: StepUpMethod, value: string) => attempt(() => send(method, value)),
		provePasskey: () =>
			attempt(async () => {
				const { options } = await callApi(beginPasskeyStep, { params: { session } });
				const signed = await signedByPasskey(options);
				return signed === undefined ? false : send("PASSKEY", btoa(JSON.stringify(signed)));
			}),
	};
}
