import type { CallSpec } from "@baize/kernel/call";
import { refuse } from "@baize/kernel/error";
import { type InputIssue, issuesOf, MAX_ISSUES, type Validator } from "@baize/kernel/issues";
import { inputSchema, openBodyAjv, openTextAjv } from "@baize/kernel/rules";

const exact = openBodyAjv();
const fromText = openTextAjv();

const PARTS = ["params", "query", "headers", "body"] as const;
type Part = (typeof PARTS)[number];
type Validators = Partial<Record<Part, Validator>>;

// Ajv never releases a compiled schema, so the same call must not be compiled twice.
const compiled = new WeakMap<CallSpec, Validators>();

/**
 * The validators of a call: compiled once per process, for every route, fast path and in-process client, when its first
 * input arrives. A start would wait a quarter of a second for all of them, and most calls are not made for a long time.
 */
function validatorsOf(call: CallSpec): Readonly<Validators> {
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

/** Throws a refusal with the issues of an input that does not fit its call; converts numbers in paths and queries. */
export function validate(call: CallSpec, input: Record<string, unknown>, parts: readonly Part[] = PARTS): void {
	const validators = validatorsOf(call);
	const issues: InputIssue[] = [];
	for (const part of parts) {
		const validator = validators[part];
		if (validator) issues.push(...issuesOf(validator, input[part]));
	}
	if (issues.length === 0) return;
	throw Object.assign(refuse("VALIDATION_ERROR"), { issues: issues.slice(0, MAX_ISSUES) });
}
