import { useBodyRules } from "@baize/platform-web/reads";
import { useRef, useState } from "react";
import { login } from "../../contract/login/login-calls.ts";
import type { Given, Refused, Step } from "./attempt.ts";
import { useLoginCaptcha } from "./use-login-captcha.ts";
import { useOneAttempt } from "./use-one-attempt.ts";

export type Problem = { error: Refused; username: string };

/** Logs in once for several presses, then reloads the destination: every part of it belongs to the new session. */
export function useSignIn(destination: string | null) {
	const [problem, setProblem] = useState<Problem>();
	const [step, setStep] = useState<Step>();
	const { solve, isSolving, widget } = useLoginCaptcha();
	const { once, pending, isUnderWay } = useOneAttempt(destination);
	const given = useRef<Given>(undefined);
	useBodyRules(login, () => import("../../contract/rules/login.ts"));

	const withHeaders = (headers: Record<string, string>) =>
		once(({ attempt }, destinations) => attempt(given.current!, headers, destinations, solve));

	/** The browser's passkey signature, in place of typed input. */
	async function submitPasskey(response: Record<string, unknown>, trustDevice: boolean): Promise<void> {
		setProblem(undefined);
		const came = await once(({ attemptByPasskey }, to) => attemptByPasskey(response, trustDevice, to));
		if (came?.kind === "refused") setProblem({ error: came.error, username: "" });
	}

	async function submit(input: Given): Promise<void> {
		if (isUnderWay()) return;
		given.current = input;
		setProblem(undefined);
		const came = await withHeaders({});
		if (came?.kind === "step") setStep(came.step);
		if (came?.kind === "refused") setProblem({ error: came.error, username: input.username });
	}

	/** The proof of the extra step; returns why it was refused. */
	async function prove(method: string, code: string): Promise<Refused | undefined> {
		const came = await withHeaders({ "x-mfa-code": code, "x-enforcement-method": method });
		// Another step is required now: it replaces this one.
		if (came?.kind === "step") setStep(came.step);
		return came?.kind === "refused" ? came.error : undefined;
	}

	return {
		submit: (input: Given) => void submit(input),
		submitPasskey,
		prove,
		startAgain(why?: Refused) {
			setStep(undefined);
			setProblem(why && given.current ? { error: why, username: given.current.username } : undefined);
		},
		forgetProblem: () => setProblem(undefined),
		...{ pending, problem, step, isSolving, widget },
	};
}
