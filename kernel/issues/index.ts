import { isStorable } from "../call/storable.ts";

/** What is wrong with an input: the field, and the rule that it broke. */
export type InputIssue = { field: string; cause: string };

type Failure = { keyword: string; instancePath: string; params: object };

/** A compiled schema: says whether a value fits, and leaves what does not. */
export type Validator = ((value: unknown) => boolean) & { errors?: readonly Failure[] | null };

/** More are not useful, and a client that sends ten thousand wrong fields must not get ten thousand issues. */
export const MAX_ISSUES = 50;
/** Three times the depth of our deepest schema. */
const MAX_DEPTH = 32;

/** Everything that is wrong with a value, for the server's answer and for a form before it is sent. */
export function issuesOf(validator: Validator, value: unknown): InputIssue[] {
	const failures = validator(value) ? [] : (validator.errors ?? []);
	const issues = failures.slice(0, MAX_ISSUES).map(issueOf);
	noteUnstorable(value, "", 0, issues);
	return issues.slice(0, MAX_ISSUES);
}

function issueOf({ keyword, instancePath, params }: Failure): InputIssue {
	const { missingProperty, additionalProperty } = params as { missingProperty?: string; additionalProperty?: string };
	const missing = keyword === "required" ? `/${missingProperty}` : "";
	const unknown = keyword === "additionalProperties" ? `/${additionalProperty}` : "";
	return { field: `${instancePath}${missing}${unknown}`.slice(1).replaceAll("/", "."), cause: keyword };
}

/** Checks that no schema states, because they apply to every text and number, and the depth. */
function noteUnstorable(value: unknown, field: string, depth: number, issues: InputIssue[]): void {
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
