import { useSitePath } from "@baize/platform-web/i18n";
import { CallError } from "@baize/platform-web/reads";
import { useRef, useState } from "react";
import type { LoginHeaders, LoginRequest } from "../../contract/login-schemas.ts";
import { pathAfter } from "./after-login.ts";
import { lastPage } from "./last-page.ts";
import { LoginRefused } from "./login-cause.ts";
import { rememberedDevice, rememberName } from "./remembered.ts";
import { type LoginResult, signIn } from "./sign-in.ts";

export type Given = { username: string; password: string; rememberMe: boolean; trustDevice: boolean };
export type Problem = { error: LoginRefused | CallError; username: string };
/** What the extra step knows of itself. */
export type Step = { method: string; sessionId: string; methods: string[]; phoneEnd?: string };

const CAPTCHA = "invalid_grant_captcha_enforcement";
const STEP = /^mfa_required:(.+)$/;

/** Logs in once for however many presses, then loads the destination anew: every part of it is another's now. */
export function useSignIn(destination: string | null) {
	const home = useSitePath()("/");
	const [pending, setPending] = useState(false);
	const [problem, setProblem] = useState<Problem>();
	const [step, setStep] = useState<Step>();
	const [isSolving, setSolving] = useState(false);
	const widget = useRef<HTMLDivElement>(null);
	const given = useRef<Given>(undefined);
	const underWay = useRef(false);

	async function ask(headers: LoginHeaders): Promise<LoginResult> {
		const { username, password, rememberMe, trustDevice } = given.current!;
		const deviceId = rememberedDevice();
		const body: LoginRequest = {
			username,
			credentials: { password },
			remember_me: rememberMe,
			remember_device: trustDevice,
			...(deviceId === undefined ? {} : { deviceId }),
		};
		try {
			return await signIn(body, headers);
		} catch (error) {
			if (!(error instanceof LoginRefused && error.cause === CAPTCHA)) throw error;
			return signIn(body, { ...headers, "x-captcha-token": await solve() });
		}
	}

	async function solve(): Promise<string> {
		setSolving(true);
		try {
			const { captchaToken } = await import("./captcha/token.ts");
			return await captchaToken(widget.current);
		} finally {
			setSolving(false);
		}
	}

	/** Answers the refusal, if it is one; where it is none, the page is being left. */
	async function attempt(headers: LoginHeaders): Promise<LoginRefused | CallError | undefined> {
		if (underWay.current) return undefined;
		underWay.current = true;
		setPending(true);
		try {
			const result = await ask(headers);
			const { username, rememberMe } = given.current!;
			rememberName(username, rememberMe);
			location.assign(pathAfter(result, { destination, lastPage: lastPage(), home, chosenLocale: chosenLocale() }));
			return undefined;
		} catch (error) {
			underWay.current = false;
			setPending(false);
			if (error instanceof LoginRefused || error instanceof CallError) return error;
			throw error;
		}
	}

	async function submit(wish: Given): Promise<void> {
		given.current = wish;
		setProblem(undefined);
		const error = await attempt({});
		const method = error instanceof LoginRefused && STEP.exec(error.cause)?.[1];
		if (method) setStep({ ...((error as LoginRefused).response as Omit<Step, "method">), method });
		else if (error) setProblem({ error, username: wish.username });
	}

	return {
		submit: (wish: Given) => void submit(wish),
		/** The proof of the extra step; answers why it was not taken. */
		prove: (method: string, code: string) => attempt({ "x-mfa-code": code, "x-enforcement-method": method }),
		startAgain(why?: Problem["error"]) {
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

/** The language that the person chose, not the one that was guessed from his browser. spec §1 */
const chosenLocale = (): string | undefined => /(?:^|; )LANG=(\w+)/.exec(document.cookie)?.[1];
