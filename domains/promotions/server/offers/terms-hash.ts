import { createHash } from "node:crypto";
import type { Terms } from "../../contract/index.ts";

/** The same for the same terms, in whatever order their properties were written. */
export const hashOfTerms = (terms: Terms): string => createHash("sha256").update(canonical(terms)).digest("hex");

function canonical(value: unknown): string {
	if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
	if (value === null || typeof value !== "object") return JSON.stringify(value);
	const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
	return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${canonical(each)}`).join(",")}}`;
}
