import { defineCall, Struct, Text } from "@baize/kernel/call";
import { HOUSE_ERRORS } from "@baize/kernel/error";
import { loginErrors, registrationErrors } from "./errors.ts";
import { Email, Registration, RegistrationForm } from "./registration.ts";
import { LoginRequest, LoginSuccess, Outcome, Profile, SessionView } from "./schemas.ts";

const { TOO_MANY_REQUESTS } = HOUSE_ERRORS;
const { REGION_NOT_ALLOWED, CONFIRMATION_INVALID } = registrationErrors;

export const readRegistrationForm = defineCall({
	name: "readRegistrationForm",
	method: "GET",
	path: "/api/v1/identity/registration-form",
	who: "anyone",
	summary: "Reads what the registration form offers: countries, currencies, ages, the present terms.",
	reply: RegistrationForm,
	errors: {},
});

export const register = defineCall({
	name: "register",
	method: "POST",
	path: "/api/v1/identity/registrations",
	who: "anyone",
	summary: "Asks for an account. The answer is the same whether or not the e-mail has one; the mail tells its owner.",
	body: Registration,
	reply: Struct({ email: Text() }),
	replyStatus: 202,
	errors: { REGION_NOT_ALLOWED, TOO_MANY_REQUESTS },
});

export const resendConfirmation = defineCall({
	name: "resendConfirmation",
	method: "POST",
	path: "/api/v1/identity/confirmations/resend",
	who: "anyone",
	summary: "Sends the confirmation mail again, where one is awaited. Earlier links end.",
	body: Struct({ email: Email }),
	reply: Struct({ email: Text() }),
	replyStatus: 202,
	errors: { TOO_MANY_REQUESTS },
});

export const confirmEmail = defineCall({
	name: "confirmEmail",
	method: "POST",
	path: "/api/v1/identity/confirmations",
	who: "anyone",
	summary: "Confirms an e-mail by the token from its mail. The account exists from then on.",
	body: Struct({ token: Text({ maxLength: 100 }) }),
	reply: Struct({ email: Text() }),
	errors: { CONFIRMATION_INVALID },
});

const LOGIN = {
	method: "POST",
	who: "anyone",
	summary: "Logs in: sets the cookie sid and answers the session's handle.",
	body: LoginRequest,
	reply: LoginSuccess,
	errors: { ...loginErrors, TOO_MANY_REQUESTS },
	unknownProperties: "ignore",
} as const;

export const login = defineCall({ ...LOGIN, name: "login", path: "/services/login-service/v1/login" });

/** Every variant has the same rules and the same limits. */
export const loginByVariant = defineCall({
	...LOGIN,
	name: "loginByVariant",
	path: "/services/login-service/v1/login/:variant",
	params: Struct({ variant: Text({ maxLength: 60 }) }),
});

/** Answers the same without a session: whoever logs out is logged out. */
export const logout = defineCall({
	name: "logout",
	method: "POST",
	path: "/services/login-service/v1/logout",
	who: "anyone",
	summary: "Ends the session.",
	reply: Outcome,
	errors: {},
	unknownProperties: "ignore",
	duringPendingAction: true,
});

export const readProfile = defineCall({
	name: "readProfile",
	method: "GET",
	path: "/services/profile/v1/profiles/:session",
	who: "player",
	summary: "Reads who the player is.",
	params: Struct({ session: Text() }),
	reply: Profile,
	errors: {},
	unknownProperties: "ignore",
	duringPendingAction: true,
});

export const describeSession = defineCall({
	name: "describeSession",
	method: "GET",
	path: "/api/v1/identity/session",
	who: "anyone",
	summary: "Tells a page who looks at it.",
	reply: SessionView,
	errors: {},
});
