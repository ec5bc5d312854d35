import { defineCall, Optional, Struct, Text } from "@baize/kernel/call";
import { COMMON_ERRORS } from "@baize/kernel/error";
import { registrationErrors } from "./errors.ts";
import { LoginSuccess } from "./login/login-schemas.ts";
import { CaptchaHeaders } from "./login/login-step.ts";
import { Email, Registration, RegistrationForm } from "./registration/registration.ts";
import { Profile } from "./schemas.ts";

const { TOO_MANY_REQUESTS, OUTSIDE_UNAVAILABLE } = COMMON_ERRORS;
const { REGION_NOT_ALLOWED, CAPTCHA_REQUIRED, CONFIRMATION_INVALID } = registrationErrors;

export const readRegistrationForm = defineCall({
	name: "readRegistrationForm",
	method: "GET",
	path: "/api/v1/identity/registration-form",
	who: "anyone",
	level: "visitor",
	summary: "Reads what the registration form offers: countries, currencies, ages, the present terms.",
	reply: RegistrationForm,
	errors: {},
});

export const register = defineCall({
	name: "register",
	method: "POST",
	path: "/api/v1/identity/registrations",
	who: "anyone",
	level: "visitor",
	limit: "registration",
	summary: "Requests an account. The reply is the same whether or not the e-mail has one; the mail informs its owner.",
	headers: CaptchaHeaders,
	body: Registration,
	reply: Struct({ email: Text() }),
	replyStatus: 202,
	errors: { REGION_NOT_ALLOWED, CAPTCHA_REQUIRED, TOO_MANY_REQUESTS, OUTSIDE_UNAVAILABLE },
});

export const resendConfirmation = defineCall({
	name: "resendConfirmation",
	method: "POST",
	path: "/api/v1/identity/confirmations/resend",
	who: "anyone",
	level: "visitor",
	limit: "resend",
	summary: "Sends the confirmation mail again, where one is awaited. Earlier links end.",
	headers: CaptchaHeaders,
	body: Struct({ email: Email }),
	reply: Struct({ email: Text() }),
	replyStatus: 202,
	errors: { CAPTCHA_REQUIRED, TOO_MANY_REQUESTS, OUTSIDE_UNAVAILABLE },
});

export const confirmEmail = defineCall({
	name: "confirmEmail",
	method: "POST",
	path: "/api/v1/identity/confirmations",
	who: "anyone",
	level: "visitor",
	limit: "link",
	summary:
		"Confirms an e-mail by the token from its mail. The account exists from then on. In the browser that registered it, it logs in: sets the cookie sid.",
	body: Struct({ token: Text({ maxLength: 100 }) }),
	reply: Struct({ email: Text(), login: Optional(LoginSuccess) }),
	errors: { CONFIRMATION_INVALID },
});

export const readProfile = defineCall({
	name: "readProfile",
	method: "GET",
	path: "/services/profile/v1/profiles/:session",
	who: "player",
	level: "session",
	summary: "Reads who the player is.",
	params: Struct({ session: Text() }),
	reply: Profile,
	errors: {},
	unknownProperties: "ignore",
	duringPendingAction: ["ADD_PIN_CODE"],
});
