import type { Visit } from "@baize/platform-server";
import { type CaptchaPurpose, registrationErrors } from "../contract/index.ts";
import type { Parts } from "./ports.ts";
import { refuserOf } from "./refusals.ts";

const refuseForm = refuserOf(registrationErrors);

/** A form that writes to an inbox costs some work, so that nobody has thousands written. The token is used up by it. */
export async function demandCaptcha(
	{ captcha }: Pick<Parts, "captcha">,
	purpose: CaptchaPurpose,
	token: string | undefined,
	{ ip }: Pick<Visit, "ip">,
): Promise<void> {
	if (!token || !(await captcha.isSolved(purpose, token, ip))) throw refuseForm("CAPTCHA_REQUIRED");
}
