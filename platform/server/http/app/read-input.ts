import { refuse } from "@baize/kernel/error";
import secureJson from "secure-json-parse";

/**
 * The value of a JSON body. A body that would change the prototype of an object is malformed: what copies such a value
 * property by property would be changed by it.
 */
export function readJson(body: Buffer): unknown {
	try {
		return secureJson.parse(body.toString());
	} catch {
		throw refuse("MALFORMED_REQUEST");
	}
}

/** The names and values of a query; a repeated name has a list of values. */
export function readQuery(text: string): Record<string, string | string[]> {
	const query: Record<string, string | string[]> = Object.create(null);
	for (const [name, value] of new URLSearchParams(text)) {
		const before = query[name];
		query[name] = before === undefined ? value : [before, value].flat();
	}
	return query;
}
