import { pages } from "@baize/platform-paths";
import { useSitePath } from "@baize/platform-web/i18n";
import { useBodyRules } from "@baize/platform-web/reads";
import { useEffect, useRef, useState } from "react";
import { login } from "../../contract/login/login-calls.ts";
import type { Attempt, Given, Refused, Step } from "./attempt.ts";

export type Problem = { error: Refused; username: string };

type Attempts = typeof import("./attempt.ts");
type Ways = Parameters<Attempts["attempt"]>[2];

// Loaded while the player types, because no login is sent before that.
const loadAttempt = () => import("./attempt.ts");

/** Logs in once for several presses, then reloads the destination: every part of it belongs to the new session. */
export function useSignIn(destination: string | null) {
	const home = useSitePath()(pages.lobby);
	const [pending, setPending] = useState(false);
	const [problem, setProblem] = useState<Problem>();
	const [step, setStep] = useState<Step>();
	const [isSolving, setSolving] = useState(false);
	const widget = useRef<HTMLDivElement>(null);
	const given = useRef<Given>(undefined);
	const underWay = useRef(false);
	useEffect(() => void loadAttempt(), []);
	useBodyRules(login, () => import("../../contract/rules/login.ts"));

	async function solve(): Promise<string> {
		setSolving(true);
		try {
			const { captchaToken } = await import("./captcha/token.ts");
			return (await captchaToken("login", widget.current)).token;
		} finally {
			setSolving(false);
		}
	}

	/** Undefined while another is under way, and while the page is being left. */
	async function once(
		make: (attempts: Attempts, ways: Ways) => Promise<Attempt>,
	): Promise<Exclude<Attempt, { kind: "path" }> | undefined> {
		if (underWay.current) return undefined;
		underWay.current = true;
		setPending(true);
		const release = (): void => {
			underWay.current = false;
			setPending(false);
		};
		try {
			const came = await make(await loadAttempt(), { destination, home });
			if (came.kind !== "path") {
				release();
				return came;
			}
			location.assign(came.path);
			return undefined;
		} catch (error) {
			release();
			throw error;
		}
	}

	const withHeaders = (headers: Record<string, string>) =>
		once(({ attempt }, ways) => attempt(given.current!, headers, ways, solve));

	/** The browser's passkey signature, in place of typed input. */
	async function submitPasskey(response: Record<string, unknown>, trustDevice: boolean): Promise<void> {
		setProblem(undefined);
		const came = await once(({ attemptByPasskey }, ways) => attemptByPasskey(response, trustDevice, ways));
		if (came?.kind === "refused") setProblem({ error: came.error, username: "" });
	}

	async function submit(input: Given): Promise<void> {
		if (underWay.current) return;
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
		pending,
		problem,
		step,
		isSolving,
		widget,
	};
}
