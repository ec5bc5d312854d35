import { loginErrors } from "../../contract/index.ts";
import type { Parts } from "../ports.ts";
import { refuseFieldsAs, refuserOf } from "../refusals.ts";
import { type Attempt, GATHER } from "./login-facts.ts";
import { decideLogin, type LoginFacts } from "./login-rules.ts";

export const refuseLogin = refuserOf(loginErrors);

/** Both, because naming one would reveal that the other is right. */
const EITHER_FIELD = [
	{ field: "username", cause: "mismatch" },
	{ field: "credentials.password", cause: "mismatch" },
];

/**
 * Captcha and password, or a passkey: the same rules, budgets and times for players and operators. Returns where the
 * login may go on, and refuses otherwise.
 */
export async function enter(parts: Parts, attempt: Attempt, facts: LoginFacts): Promise<void> {
	for (;;) {
		const decision = decideLogin(facts);
		switch (decision.kind) {
			case "gather":
				if (decision.what !== "captcha" && decision.what !== "entry") return;
				Object.assign(facts, { [decision.what]: await GATHER[decision.what](parts, attempt) });
				break;
			case "captcha":
				throw refuseLogin("invalid_grant_captcha_enforcement");
			case "invalid":
				throw refuseFieldsAs(refuseLogin("invalid_grant"), EITHER_FIELD);
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
