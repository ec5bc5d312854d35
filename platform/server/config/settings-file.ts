import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Reading } from "./variables.ts";

type Given = (name: string) => string | undefined;

/**
 * A JSON file of settings, with secrets left out of it: `{ "variable": "NAME" }` stands for the text of that environment
 * variable. No error repeats what a variable contains.
 */
export function readSettingsFile(name: string, path: string, given: Given): Reading<unknown> {
	const read = parsedFile(name, path);
	if ("error" in read) return read;
	const missing = new Set<string>();
	const value = withVariables(read.value, (variable) => {
		const text = given(variable);
		if (text === undefined) missing.add(variable);
		return text ?? "";
	});
	if (missing.size === 0) return { value };
	return { error: `The file of ${name} needs ${[...missing].join(" and ")}, which must be given, too.` };
}

function parsedFile(name: string, path: string): Reading<unknown> {
	try {
		return { value: JSON.parse(readFileSync(resolve(path), "utf8")) };
	} catch (error) {
		if (error instanceof SyntaxError) return { error: `${name} names "${path}", but that file is not JSON.` };
		return { error: `${name} is "${path}", but there is no such file that can be read.` };
	}
}

function withVariables(value: unknown, read: (variable: string) => string): unknown {
	if (Array.isArray(value)) return value.map((each) => withVariables(each, read));
	if (typeof value !== "object" || value === null) return value;
	const entries = Object.entries(value);
	const [[key, variable] = []] = entries;
	if (entries.length === 1 && key === "variable" && typeof variable === "string") return read(variable);
	return Object.fromEntries(entries.map(([field, each]) => [field, withVariables(each, read)]));
}
