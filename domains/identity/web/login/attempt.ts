import { CallError } from "@baize/platform-web/reads";
import type { LoginHeaders, LoginRequest } from "../../contract/login/login-schemas.ts";
import { pathAfter } from "./after-login.ts";
import { lastPage } from "./last-page.ts";
import { LoginRefused } from "./login-cause.ts";
import { rememberedDevice, rememberName } from "./remembered.ts";
import { type LoginResult, signIn, signInByPasskey } from "./sign-in.ts";

export type Given = { username: string; password: string; rememberMe: boolean; trustDevice: boolean };
export type Refused = LoginRefused | CallError;
/** The name of the extra step. */
export type Step = { method: string; sessionId: string; methods: string[]; phoneEnd?: string };
/** The next address, or an error. */
export type Attempt =
	| { kind: "path"; path: string }
	| { kind: "step"; step: Step }
	| { kind: "refused"; error: Refused };

const CAPTCHA = "invalid_grant_captcha_enforcement";
const STEP = /^mfa_required:(.+)$/;

type Ways = { destination: string | null; home: string };

/** One login with the given input; `solve` gets a captcha's token where one is required. */
export function attempt(
	given: Given,
	headers: LoginHeaders,
	ways: Ways,
	solve: () => Promise<string>,
): Promise<Attempt> {
	return outcomeOf(ways, async () => {
		const result = await withCaptcha(given, headers, solve);
		rememberName(given.username, given.rememberMe);
		return result;
	});
}

/** One login with the browser's passkey signature. */
export function attemptByPasskey(
	response: Record<string, unknown>,
	trustDevice: boolean,
	ways: Ways,
): Promise<Attempt> {
	const deviceId = rememberedDevice();
	const device = { remember_device: trustDevice, ...(deviceId === undefined ? {} : { deviceId }) };
	return outcomeOf(ways, () => signInByPasskey({ response, ...device }));
}

async function outcomeOf(ways: Ways, logIn: () => Promise<LoginResult>): Promise<Attempt> {
	try {
		const path = pathAfter(await logIn(), { ...ways, lastPage: lastPage(), chosenLocale: chosenLocale() });
		return { kind: "path", path };
	} catch (error) {
		if (!(error instanceof LoginRefused || error instanceof CallError)) throw error;
		const method = error instanceof LoginRefused ? STEP.exec(error.cause)?.[1] : undefined;
		if (!method) return { kind: "refused", error };
		return { kind: "step", step: { ...((error as LoginRefused).response as Omit<Step, "method">), method } };
	}
}

async function withCaptcha(given: Given, headers: LoginHeaders, solve: () => Promise<string>): Promise<LoginResult> {
	const deviceId = rememberedDevice();
	const body: LoginRequest = {
		username: given.username,
		credentials: { password: given.password },
		remember_me: given.rememberMe,
		remember_device: given.trustDevice,
		...(deviceId === undefined ? {} : { deviceId }),
	};
	try {
		return await signIn(body, headers);
	} catch (error) {
		if (!(error instanceof LoginRefused && error.cause === CAPTCHA)) throw error;
		return signIn(body, { ...headers, "x-captcha-token": await solve() });
	}
}

/** The language that the person chose, not the one guessed from their browser. spec §1 */
const chosenLocale = (): string | undefined => /(?:^|; )LANG=(\w+)/.exec(document.cookie)?.[1];
