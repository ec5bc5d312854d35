import { loginErrors } from "../contract/index.ts";
import { type Attempt, LEARN } from "./login-facts.ts";
import { decideLogin, type LoginFacts } from "./login-rules.ts";
import type { Parts } from "./ports.ts";
import { refuseFieldsAs, refuserOf } from "./refusals.ts";

export const refuseLogin = refuserOf(loginErrors);

/** Both, because to name one would tell whether the other is right. */
const WHICHEVER = [
	{ field: "username", cause: "mismatch" },
	{ field: "credentials.password", cause: "mismatch" },
];

/**
 * Captcha and password, or a passkey: the same rules, budgets and times for players and operators. Returns for whoever may
 * come in, and refuses everybody else.
 */
export async function enter(parts: Parts, attempt: Attempt, facts: LoginFacts): Promise<void> {
	for (;;) {
		const decision = decideLogin(facts);
		switch (decision.kind) {
			case "learn":
				if (decision.what !== "captcha" && decision.what !== "entry") return;
				Object.assign(facts, { [decision.what]: await LEARN[decision.what](parts, attempt) });
				break;
			case "captcha":
				throw refuseLogin("invalid_grant_captcha_enforcement");
			case "invalid":
				throw refuseFieldsAs(refuseLogin("invalid_grant"), WHICHEVER);
			case "unconfirmed":
				throw refuseLogin("EMAIL_NOT_CONFIRMED");
			case "disabled":
				throw refuseLogin("DISABLED_PROFILE");
			case "verificationBlocked":
				throw refuseLogin("VERIFICATION_BLOCKED");
			default:
				return;
		}
	}
}
