import type { CallError } from "@baize/platform-web/reads";

const MINUTE_S = 60;
const SERVER_ERROR_STATUS = 500;
const NO_ANSWER_STATUS = 0;

const TEXTS: ReadonlyMap<string, string> = new Map([
	["invalid_grant", "access.login.refused"],
	["DISABLED_PROFILE", "access.login.suspended"],
	["PASSKEY_INVALID", "access.login.passkeyRefused"],
	["MFA_CONFIGURATION_ERROR", "access.login.factorChanged"],
	["SESSION_REQUIRED", "access.login.timeIsUp"],
	["INVITATION_INVALID", "access.invitation.invalid"],
]);

type Translate = (key: string, options?: Record<string, unknown>) => string;

/** The text for a login step that was refused. */
export function loginErrorText(error: CallError, t: Translate): string {
	const { remainingAttempts = 0, remainingBlockingTime = 0 } = (error.body.details ?? {}) as Record<string, number>;
	const minutes = Math.max(1, Math.ceil(remainingBlockingTime / MINUTE_S));
	if (error.code === "blocked" || error.code === "MFA_ACCOUNT_BLOCKED")
		return t("access.login.blocked", { smart_count: minutes });
	if (error.code === "MFA_INVALID_CONFIRMATION_CODE")
		return t("access.login.wrongCode", { smart_count: remainingAttempts });
	const errorText = error.body.errors?.find(({ field }) => field === "password");
	if (errorText) return t(`people.password.faults.${errorText.cause}`, { _: t("people.password.faults.other") });
	const text = TEXTS.get(error.code);
	if (text) return t(text);
	if (error.status === NO_ANSWER_STATUS || error.status >= SERVER_ERROR_STATUS) return t("access.login.failed");
	return t(error.body.message, { _: t("access.login.failed"), ...error.body.details });
}
