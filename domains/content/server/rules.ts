import { Ajv, type ValidateFunction } from "ajv";
import { CONTENT_SCHEMAS, type ContentType, type Draft, SLUG_PATTERN } from "../contract/index.ts";

export type ValidationIssue = { field: string; cause: string };

const ajv = new Ajv({ allErrors: true, strict: false });
const validators = new Map<ContentType, ValidateFunction>();

function validatorOf(type: ContentType): ValidateFunction {
	const known = validators.get(type);
	if (known) return known;
	const compiled = ajv.compile(CONTENT_SCHEMAS[type]);
	validators.set(type, compiled);
	return compiled;
}

/** What is wrong with an entry, each issue with its place; empty when it can be published. */
export function issuesOf(draft: Draft): ValidationIssue[] {
	const validate = validatorOf(draft.type);
	const isWhole = validate(draft.fields);
	const issues = isWhole ? [] : (validate.errors ?? []);
	return [
		...(new RegExp(SLUG_PATTERN).test(draft.slug) ? [] : [{ field: "slug", cause: "pattern" }]),
		...issues.map(({ instancePath, keyword, params }) => ({
			field: `fields${instancePath}${keyword === "required" ? `/${params.missingProperty}` : ""}`.replaceAll("/", "."),
			cause: keyword,
		})),
	];
}

/**
 * Whether a seed's text is stored: where there is none yet, and over an older text of the seed itself. An editor's
 * later text stays, and what an editor has taken back stays away.
 */
export const seedApplies = (
	seed: Draft,
	newest: { state: string; fields: unknown; written_by: string } | undefined,
	seedAuthor: string,
): boolean =>
	!newest ||
	(newest.state === "published" && newest.written_by === seedAuthor && !isSameText(newest.fields, seed.fields));

/** Whether two entries' fields say the same, in whatever order. */
export const isSameText = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);

// PostgreSQL stores jsonb's keys in its own order.
const canonical = (value: unknown): string =>
	JSON.stringify(value, (_key, part) =>
		part && typeof part === "object" && !Array.isArray(part)
			? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
			: part,
	);
