import { CallError } from "@baize/platform-web/reads";
import { loginErrors, PAGE_CAUSES } from "../../contract/login/login-errors.ts";

/** The causes of the specification, with the key of the text for each. spec §8 */
const TEXTS: ReadonlyMap<string, string> = new Map([
	...Object.entries(loginErrors).map(([cause, { text }]): [string, string] => [cause, text]),
	...Object.entries(PAGE_CAUSES),
	// For a login by passkey alone.
	["PASSKEY_INVALID", "login.errors.passkeyInvalid"],
	["VALIDATION_ERROR", "login.errors.validation"],
	["INVALID_REQUIRED_ACTION_DETAILS", "login.errors.invalidActionDetails"],
]);

export type FieldIssue = { field: string; cause: string };

const isFieldIssue = (value: Partial<FieldIssue> | null): value is FieldIssue =>
	typeof value?.field === "string" && typeof value.cause === "string";

/** A refused login, by its cause. */
export class LoginRefused extends Error {
	override name = "LoginRefused";
	override readonly cause: string;
	/** For the invalid fields. */
	readonly errors: readonly FieldIssue[];
	/** The reply without its redundant members. */
	readonly response: Record<string, unknown>;
	/** The key of the text to show. */
	readonly text: string;

	constructor(cause: string, errors: readonly FieldIssue[] = [], response: Record<string, unknown> = {}) {
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
 * The cause of a refused login. 401 with a list of errors: invalid_grant, with the list; else its code, where it is
 * known. 422: VALIDATION_ERROR, by field. Any other reply is the error itself. spec §8
 */
export function refusedBy(error: CallError): LoginRefused | CallError {
	const { errors: listed, errorCode, ...rest } = error.body;
	const errors = Array.isArray(listed) ? listed.filter(isFieldIssue) : undefined;
	const { timestamp: _timestamp, error: _error, ...response } = rest as Record<string, unknown>;
	if (error.status === UNAUTHORIZED) {
		if (errors) return new LoginRefused("invalid_grant", errors, response);
		return new LoginRefused(TEXTS.has(errorCode) ? errorCode : "UNKNOWN_ERROR", [], response);
	}
	const isByField = error.status === UNPROCESSABLE && errors !== undefined;
	return isByField ? new LoginRefused("VALIDATION_ERROR", errors, response) : error;
}

/** What is shown of an error: the text of its cause, and the values in it. */
export const textOf = (error: LoginRefused | CallError): { key: string; values: Record<string, unknown> } =>
	error instanceof CallError
		? { key: TEXTS.get(error.code) ?? error.body.message, values: error.body.details ?? {} }
		: { key: error.text, values: error.response };

/** The fields of the form, by their names in replies. */
const FORM_FIELDS = [
	["username", "username"],
	["credentials.password", "password"],
] as const;

/** Which fields of the form the reply found invalid, and why. */
export function issuesOfForm(error: LoginRefused | CallError): Partial<Record<"username" | "password", string>> {
	const issues = error instanceof LoginRefused ? error.errors : [];
	return Object.fromEntries(
		FORM_FIELDS.flatMap(([reported, field]) => {
			const issue = issues.find((each) => each.field === reported || each.field === field);
			return issue ? [[field, issue.cause]] : [];
		}),
	);
}
