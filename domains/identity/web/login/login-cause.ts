import { CallError } from "@baize/platform-web/reads";
import { loginErrors, PAGE_CAUSES } from "../../contract/login-errors.ts";

/** The causes of the specification, by the text that tells them. spec §8 */
const TEXTS: Record<string, string> = {
	...Object.fromEntries(Object.entries(loginErrors).map(([cause, { text }]) => [cause, text])),
	...PAGE_CAUSES,
	/** Of a login by passkey alone. */
	PASSKEY_INVALID: "login.errors.passkeyInvalid",
	VALIDATION_ERROR: "login.errors.validation",
	INVALID_REQUIRED_ACTION_DETAILS: "login.errors.invalidActionDetails",
};

export type FieldFault = { field: string; cause: string };

/** A login that was refused, by its cause. */
export class LoginRefused extends Error {
	override name = "LoginRefused";
	override readonly cause: string;
	/** Of the fields that are at fault. */
	readonly errors: readonly FieldFault[];
	/** The answer without what says nothing more. */
	readonly response: Record<string, unknown>;
	/** The key of the text that tells the person. */
	readonly text: string;

	constructor(cause: string, errors: readonly FieldFault[] = [], response: Record<string, unknown> = {}) {
		super(cause);
		this.cause = cause;
		this.errors = errors;
		this.response = response;
		this.text = TEXTS[cause] ?? PAGE_CAUSES.UNKNOWN_ERROR;
	}
}

const UNAUTHORIZED = 401;
const UNPROCESSABLE = 422;

/**
 * The cause of a refused login. 401 with a list of errors: invalid_grant, with the list; else its code, where it is known.
 * 422: VALIDATION_ERROR, by field. Any other answer is the error itself. spec §8
 */
export function refusedBy(error: CallError): LoginRefused | CallError {
	const { errors, errorCode, ...rest } = error.body;
	const { timestamp: _timestamp, error: _error, ...response } = rest as Record<string, unknown>;
	if (error.status === UNAUTHORIZED) {
		if (errors) return new LoginRefused("invalid_grant", errors, response);
		return new LoginRefused(errorCode in TEXTS ? errorCode : "UNKNOWN_ERROR", [], response);
	}
	const isByField = error.status === UNPROCESSABLE && errors !== undefined;
	return isByField ? new LoginRefused("VALIDATION_ERROR", errors, response) : error;
}

/** What of an error is shown: the text of its cause, and the values in it. */
export const textOf = (error: LoginRefused | CallError): { key: string; values: Record<string, unknown> } =>
	error instanceof CallError
		? { key: TEXTS[error.code] ?? error.body.message, values: error.body.details ?? {} }
		: { key: error.text, values: error.response };
