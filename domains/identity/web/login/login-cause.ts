import { CallError } from "@baize/platform-web/reads";
import { loginErrors, PAGE_CAUSES } from "../../contract/login-errors.ts";

/** The causes of the specification, by the text that tells them. spec §8 */
const TEXTS: ReadonlyMap<string, string> = new Map([
	...Object.entries(loginErrors).map(([cause, { text }]): [string, string] => [cause, text]),
	...Object.entries(PAGE_CAUSES),
	// Of a login by passkey alone.
	["PASSKEY_INVALID", "login.errors.passkeyInvalid"],
	["VALIDATION_ERROR", "login.errors.validation"],
	["INVALID_REQUIRED_ACTION_DETAILS", "login.errors.invalidActionDetails"],
]);

export type FieldFault = { field: string; cause: string };

const isFieldFault = (said: Partial<FieldFault> | null): said is FieldFault =>
	typeof said?.field === "string" && typeof said.cause === "string";

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
		this.text = TEXTS.get(cause) ?? PAGE_CAUSES.UNKNOWN_ERROR;
	}
}

const UNAUTHORIZED = 401;
const UNPROCESSABLE = 422;

/**
 * The cause of a refused login. 401 with a list of errors: invalid_grant, with the list; else its code, where it is known.
 * 422: VALIDATION_ERROR, by field. Any other answer is the error itself. spec §8
 */
export function refusedBy(error: CallError): LoginRefused | CallError {
	const { errors: listed, errorCode, ...rest } = error.body;
	const errors = Array.isArray(listed) ? listed.filter(isFieldFault) : undefined;
	const { timestamp: _timestamp, error: _error, ...response } = rest as Record<string, unknown>;
	if (error.status === UNAUTHORIZED) {
		if (errors) return new LoginRefused("invalid_grant", errors, response);
		return new LoginRefused(TEXTS.has(errorCode) ? errorCode : "UNKNOWN_ERROR", [], response);
	}
	const isByField = error.status === UNPROCESSABLE && errors !== undefined;
	return isByField ? new LoginRefused("VALIDATION_ERROR", errors, response) : error;
}

/** What of an error is shown: the text of its cause, and the values in it. */
export const textOf = (error: LoginRefused | CallError): { key: string; values: Record<string, unknown> } =>
	error instanceof CallError
		? { key: TEXTS.get(error.code) ?? error.body.message, values: error.body.details ?? {} }
		: { key: error.text, values: error.response };

/** The fields of the form, by how an answer names them. */
const FORM_FIELDS = [
	["username", "username"],
	["credentials.password", "password"],
] as const;

/** Which fields of the form an answer found at fault, and why. */
export function faultsOfForm(error: LoginRefused | CallError): Partial<Record<"username" | "password", string>> {
	const faults = error instanceof LoginRefused ? error.errors : [];
	return Object.fromEntries(
		FORM_FIELDS.flatMap(([told, field]) => {
			const fault = faults.find((each) => each.field === told || each.field === field);
			return fault ? [[field, fault.cause]] : [];
		}),
	);
}
