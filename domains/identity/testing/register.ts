import type { CaptchaPurpose } from "../contract/index.ts";
import { captchaHeader } from "./captcha.ts";
import type { TestHouse } from "./house.ts";
import { jobsDone, newestToken } from "./mail.ts";
import { registrationOf } from "./people.ts";
import type { Site, Visitor } from "./site.ts";

export const REGISTER_PATH = "/api/v1/identity/registrations";
export const CONFIRM_PATH = "/api/v1/identity/confirmations";
export const RESEND_PATH = "/api/v1/identity/confirmations/resend";
export const RECOVER_PATH = "/api/v1/identity/recoveries";

type Answer = ReturnType<Site["post"]>;

/** The forms of whoever is not signed in, sent as pages send them: with the work done that goes with each. */
export function formsOf(house: TestHouse) {
	const { site } = house;
	const send = async (path: string, purpose: CaptchaPurpose, body: object, from: Visitor = {}): Answer => {
		const headers = { ...(await captchaHeader(house.captcha, purpose)), ...from.headers };
		return site.post(path, body, { ...from, headers });
	};
	const register = (form: object, from?: Visitor): Answer => send(REGISTER_PATH, "register", form, from);
	const confirm = (token: string | undefined): Answer => site.post(CONFIRM_PATH, { token });
	return {
		register,
		confirm,
		resend: (email: string, from?: Visitor): Answer => send(RESEND_PATH, "resend", { email }, from),
		recover: (email: string, from?: Visitor): Answer => send(RECOVER_PATH, "recover", { email }, from),
		/** What was written to somebody, once all that was asked for has been done. */
		async mailsTo(email: string) {
			await jobsDone(house.database);
			return house.notifications.mailbox(email);
		},
		async becomePlayer(email: string): Promise<void> {
			await register(registrationOf({ email }));
			await confirm(await newestToken(house, email));
		},
	};
}
