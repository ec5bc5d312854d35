import type { Visit } from "@baize/platform-server";
import { type CaptchaPurpose, registrationErrors } from "../../contract/index.ts";
import type { Parts } from "../ports.ts";
import { refuserOf } from "../refusals.ts";

const refuseForm = refuserOf(registrationErrors);

/** A form that causes a mail costs some work, so that no caller sends thousands. The call uses up the token. */
export async function requireCaptcha(
	{ captcha }: Pick<Parts, "captcha">,
	purpose: CaptchaPurpose,
	token: string | undefined,
	{ ip }: Pick<Visit, "ip">,
): Promise<void> {
	if (!token || !(await captcha.isSolved(purpose, token, ip))) throw refuseForm("CAPTCHA_REQUIRED");
}
