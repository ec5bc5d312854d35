import { Ajv, type ValidateFunction } from "ajv";
import { CONTENT_SCHEMAS, type ContentType, type Draft, SLUG_PATTERN } from "../contract/index.ts";

export type Fault = { field: string; cause: string };

const ajv = new Ajv({ allErrors: true, strict: false });
const validators = new Map<ContentType, ValidateFunction>();

function validatorOf(type: ContentType): ValidateFunction {
	const known = validators.get(type);
	if (known) return known;
	const compiled = ajv.compile(CONTENT_SCHEMAS[type]);
	validators.set(type, compiled);
	return compiled;
}

/** What is wrong with an entry, each with its place in it; empty when it may be published. */
export function faultsOf(draft: Draft): Fault[] {
	const validate = validatorOf(draft.type);
	const isWhole = validate(draft.fields);
	const faults = isWhole ? [] : (validate.errors ?? []);
	return [
		...(new RegExp(SLUG_PATTERN).test(draft.slug) ? [] : [{ field: "slug", cause: "pattern" }]),
		...faults.map(({ instancePath, keyword, params }) => ({
			field: `fields${instancePath}${keyword === "required" ? `/${params.missingProperty}` : ""}`.replaceAll("/", "."),
			cause: keyword,
		})),
	];
}

/**
 * Whether a seed's text goes in: where there is nothing yet, and over an older text of the seed itself. What an editor
 * has written since stays.
 */
export const seedApplies = (
	seed: Draft,
	newest: { fields: unknown; written_by: string } | undefined,
	seedAuthor: string,
): boolean => !newest || (newest.written_by === seedAuthor && canonical(newest.fields) !== canonical(seed.fields));

// PostgreSQL keeps jsonb's keys in its own order.
const canonical = (value: unknown): string =>
	JSON.stringify(value, (_key, part) =>
		part && typeof part === "object" && !Array.isArray(part)
			? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
			: part,
	);
