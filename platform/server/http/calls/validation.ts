import type { CallSpec } from "@baize/kernel/call";
import { refuse } from "@baize/kernel/error";
import { type InputIssue, issuesOf, MAX_ISSUES, type Validator } from "@baize/kernel/issues";
import { inputSchema, openBodyAjv, openTextAjv } from "@baize/kernel/rules";

const exact = openBodyAjv();
const fromText = openTextAjv();

type Part = "params" | "query" | "headers" | "body";
type Validators = Partial<Record<Part, Validator>>;

// Ajv never releases a compiled schema, so the same call must not be compiled twice.
const compiled = new WeakMap<CallSpec, Validators>();

/** The validators of a call: compiled once per process, for every route, fast path and in-process client. */
export function validatorsOf(call: CallSpec): Readonly<Validators> {
	const known = compiled.get(call);
	if (known) return known;
	const validators = compile(call);
	compiled.set(call, validators);
	return validators;
}

function compile(call: CallSpec): Validators {
	const validators: Validators = {};
	if (call.params) validators.params = fromText.compile(call.params);
	if (call.query) validators.query = fromText.compile(inputSchema(call, call.query));
	if (call.headers) validators.headers = fromText.compile(call.headers);
	if (call.body) validators.body = exact.compile(inputSchema(call, call.body));
	return validators;
}

/** Throws a refusal with the issues of an input that does not fit; converts numbers in paths and queries. */
export function validate(validators: Readonly<Validators>, input: Record<string, unknown>): void {
	const issues: InputIssue[] = [];
	for (const part of Object.keys(validators) as Part[]) {
		const validator = validators[part];
		if (validator) issues.push(...issuesOf(validator, input[part]));
	}
	if (issues.length === 0) return;
	throw Object.assign(refuse("VALIDATION_ERROR"), { issues: issues.slice(0, MAX_ISSUES) });
}
