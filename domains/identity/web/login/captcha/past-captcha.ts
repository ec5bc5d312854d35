import { CallError } from "@baize/platform-web/reads";

const CAPTCHA = "invalid_grant_captcha_enforcement";

/**
 * Makes a login's call, and repeats it with a captcha where one is required; `place` is where a service shows its
 * widget.
 */
export async function pastCaptcha<Reply>(
	logIn: (headers: { "x-captcha-token"?: string }) => Promise<Reply>,
	place: HTMLElement | null,
): Promise<Reply> {
	try {
		return await logIn({});
	} catch (error) {
		if (!(error instanceof CallError && error.code === CAPTCHA)) throw error;
		const { captchaToken } = await import("./token.ts");
		const { token } = await captchaToken("login", place);
		return logIn({ "x-captcha-token": token });
	}
}
