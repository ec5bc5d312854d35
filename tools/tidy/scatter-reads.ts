import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Why statements touch all buckets of a table, and where they are: "store.ts readQueue". */
type Reason = { why: string; places: readonly string[] };

/**
 * The statements that touch all buckets of a table, by file and function. On one database they cost what their rows cost.
 * Where buckets stand on several machines, each is sent to all of them. So every statement that a player's request
 * causes names one bucket, and one that does not stands, with its reason, in the scatter-reads.json of its domain.
 */
export const listedScatterReads = (root: string): string[] =>
	globSync("domains/*/server/scatter-reads.json", { cwd: root }).flatMap((path) =>
		reasonsOf(path, readFileSync(join(root, path), "utf8")).flatMap(({ places }) =>
			places.map((place) => `${dirname(path)}/${place}`),
		),
	);

/** Throws what is wrong with the file's text, with its path. */
export function reasonsOf(path: string, text: string): readonly Reason[] {
	const reasons = JSON.parse(text) as unknown;
	if (!Array.isArray(reasons) || !reasons.every(isReason))
		throw new Error(`${path} is a list of { "why": "…", "places": ["file.ts function", …] }, each with a reason`);
	return reasons;
}

const isReason = ({ why, places }: Record<string, unknown>): boolean =>
	typeof why === "string" &&
	/\w+ \w+/.test(why) &&
	Array.isArray(places) &&
	places.length > 0 &&
	places.every((place) => typeof place === "string" && /^[\w./-]+\.(ts|sql) [\w.]+$/.test(place));
