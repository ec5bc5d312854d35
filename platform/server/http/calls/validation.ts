import { type CallSpec, isStorable, type TSchema } from "@baize/kernel/call";
import { refuse } from "@baize/kernel/error";
import { Ajv, type ErrorObject, type ValidateFunction } from "ajv";
import formats from "ajv-formats";

// Bodies are taken as they are; paths and queries are text, so "10" may mean 10 there.
const exact = new Ajv({ allErrors: true, coerceTypes: false, removeAdditional: false, strict: false });
const fromText = new Ajv({
	allErrors: true,
	coerceTypes: true,
	removeAdditional: false,
	strict: false,
	useDefaults: true,
});
for (const ajv of [exact, fromText]) formats.default(ajv);

type Part = "params" | "query" | "headers" | "body";
type ValidationIssue = { field: string; cause: string };
type Validators = Partial<Record<Part, ValidateFunction>>;

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
	const strict = call.unknownProperties !== "ignore";
	const validators: Validators = {};
	if (call.params) validators.params = fromText.compile(call.params);
	if (call.query) validators.query = fromText.compile(strict ? closed(call.query) : call.query);
	if (call.headers) validators.headers = fromText.compile(call.headers);
	if (call.body) validators.body = exact.compile(strict ? closed(call.body) : call.body);
	return validators;
}

/** More are not useful, and a client that sends ten thousand wrong fields must not get ten thousand issues. */
const MAX_ISSUES = 50;
/** Three times the depth of our deepest schema. */
const MAX_DEPTH = 32;

/** Throws a refusal with the issues of an input that does not fit; converts numbers in paths and queries. */
export function validate(validators: Readonly<Validators>, input: Record<string, unknown>): void {
	const issues: ValidationIssue[] = [];
	for (const part of Object.keys(validators) as Part[]) {
		const validator = validators[part];
		if (!validator) continue;
		if (!validator(input[part])) issues.push(...(validator.errors ?? []).slice(0, MAX_ISSUES).map(issueOf));
		noteUnstorable(input[part], "", 0, issues);
	}
	if (issues.length === 0) return;
	const refusal = refuse("VALIDATION_ERROR");
	throw Object.assign(refusal, { issues: issues.slice(0, MAX_ISSUES) });
}

/** Checks that no schema states, because they apply to every text and number, and the depth. */
function noteUnstorable(value: unknown, field: string, depth: number, issues: ValidationIssue[]): void {
	if (typeof value === "string" || typeof value === "number") {
		if (!isStorable(value)) issues.push({ field, cause: "unstorable" });
	} else if (value !== null && typeof value === "object") {
		if (depth > MAX_DEPTH) return void issues.push({ field, cause: "tooDeep" });
		for (const [name, inner] of Object.entries(value)) {
			if (!isStorable(name)) issues.push({ field, cause: "unstorable" });
			noteUnstorable(inner, field === "" ? name : `${field}.${name}`, depth + 1, issues);
		}
	}
}

function issueOf(error: ErrorObject): ValidationIssue {
	const missing = error.keyword === "required" ? `/${error.params.missingProperty}` : "";
	const unknown = error.keyword === "additionalProperties" ? `/${error.params.additionalProperty}` : "";
	const field = `${error.instancePath}${missing}${unknown}`.slice(1).replaceAll("/", ".");
	return { field, cause: error.keyword };
}

// Our schemas list all properties: every object in them refuses the ones that it does not name.
function closed(schema: TSchema): TSchema {
	return JSON.parse(JSON.stringify(schema), (_, value) =>
		value &&
		typeof value === "object" &&
		value.type === "object" &&
		value.properties &&
		value.additionalProperties === undefined
			? { ...value, additionalProperties: false }
			: value,
	);
}
