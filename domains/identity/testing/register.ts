import type { CaptchaPurpose } from "../contract/index.ts";
import { captchaHeader } from "./captcha.ts";
import { jobsDone, newestToken } from "./mail.ts";
import { registrationOf } from "./people.ts";
import { aDevice, type Site, type Visitor } from "./site.ts";
import type { TestApp } from "./test-app.ts";

export const REGISTER_PATH = "/api/v1/identity/registrations";
export const CONFIRM_PATH = "/api/v1/identity/confirmations";
export const RESEND_PATH = "/api/v1/identity/confirmations/resend";
export const RECOVER_PATH = "/api/v1/identity/recoveries";

type Answer = ReturnType<Site["post"]>;

/** The forms of visitors, sent as pages send them: each with its captcha work done. */
export function formsOf(app: TestApp) {
	const { site } = app;
	const send = async (path: string, purpose: CaptchaPurpose, body: object, from: Visitor = {}): Answer => {
		const headers = { ...(await captchaHeader(app.captcha, purpose)), ...from.headers };
		return site.post(path, body, { ...from, headers });
	};
	const register = (form: object, from?: Visitor): Answer => send(REGISTER_PATH, "register", form, from);
	/** In another browser than the form's, unless one is given: there a link does not log in. */
	const confirm = (token: string | undefined, from: Visitor = { device: aDevice("m") }): Answer =>
		site.post(CONFIRM_PATH, { token }, from);
	return {
		register,
		confirm,
		resend: (email: string, from?: Visitor): Answer => send(RESEND_PATH, "resend", { email }, from),
		recover: (email: string, from?: Visitor): Answer => send(RECOVER_PATH, "recover", { email }, from),
		/** The mails to an address, once all jobs have run. */
		async mailsTo(email: string) {
			await jobsDone(app.database);
			return app.notifications.mailbox(email);
		},
		async becomePlayer(email: string): Promise<void> {
			await register(registrationOf({ email }));
			await confirm(await newestToken(app, email));
		},
	};
}
