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
type Fault = { field: string; cause: string };
type Validators = Partial<Record<Part, ValidateFunction>>;

// Ajv never forgets what it has compiled, so what serves a call twice must not compile it twice.
const compiled = new WeakMap<CallSpec, Validators>();

/** The validators of a call: compiled once per process, for every route, fast path and client in process. */
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

/** Nobody reads more of them, and whoever sends ten thousand is not answered ten thousand. */
const MAX_FAULTS = 50;
/** Three times what the deepest of ours takes. */
const MAX_DEPTH = 32;

/** Refuses, with its faults, an input that does not fit; leaves it unchanged but for numbers in paths and queries. */
export function validate(validators: Readonly<Validators>, input: Record<string, unknown>): void {
	const faults: Fault[] = [];
	for (const part of Object.keys(validators) as Part[]) {
		const validator = validators[part];
		if (!validator) continue;
		if (!validator(input[part])) faults.push(...(validator.errors ?? []).slice(0, MAX_FAULTS).map(faultOf));
		noteUnstorable(input[part], "", 0, faults);
	}
	if (faults.length === 0) return;
	const refusal = refuse("VALIDATION_ERROR");
	throw Object.assign(refusal, { faults: faults.slice(0, MAX_FAULTS) });
}

/** What a schema does not say, because it holds of every text and number, and of how deep they stand. */
function noteUnstorable(value: unknown, field: string, depth: number, faults: Fault[]): void {
	if (typeof value === "string" || typeof value === "number") {
		if (!isStorable(value)) faults.push({ field, cause: "unstorable" });
	} else if (value !== null && typeof value === "object") {
		if (depth > MAX_DEPTH) return void faults.push({ field, cause: "tooDeep" });
		for (const [name, inner] of Object.entries(value)) {
			if (!isStorable(name)) faults.push({ field, cause: "unstorable" });
			noteUnstorable(inner, field === "" ? name : `${field}.${name}`, depth + 1, faults);
		}
	}
}

function faultOf(error: ErrorObject): Fault {
	const missing = error.keyword === "required" ? `/${error.params.missingProperty}` : "";
	const unknown = error.keyword === "additionalProperties" ? `/${error.params.additionalProperty}` : "";
	const field = `${error.instancePath}${missing}${unknown}`.slice(1).replaceAll("/", ".");
	return { field, cause: error.keyword };
}

// A schema of ours lists all that may come: everywhere in it, an object refuses what it does not name.
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
