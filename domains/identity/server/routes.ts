import { type Binding, bind } from "@baize/platform-server";
import * as calls from "../contract/index.ts";
import { loginBindings } from "./login/login-routes.ts";
import type { Parts } from "./ports.ts";
import { readRegistrationForm } from "./read-methods.ts";
import { confirmEmail } from "./registration/confirm-email.ts";
import { register } from "./registration/register.ts";
import { resendConfirmation } from "./registration/resend-confirmation.ts";

export const bindings = (parts: Parts): Binding[] => [
	bind(calls.readRegistrationForm, (_input, visit) => readRegistrationForm(parts, visit)),
	bind(calls.register, ({ body, headers }, visit, reply) =>
		register(parts, body, headers["x-captcha-token"], visit, reply),
	),
	bind(calls.resendConfirmation, ({ body, headers }, visit) =>
		resendConfirmation(parts, body.email, headers["x-captcha-token"], visit),
	),
	bind(calls.confirmEmail, ({ body }, visit, reply) => confirmEmail(parts, body.token, visit, reply)),
	...loginBindings(parts),
];
