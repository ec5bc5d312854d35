import { globSync } from "node:fs";
import type { CallSpec } from "@baize/kernel/call";
import { COMMON_ERRORS } from "@baize/kernel/error";
import { expect, it } from "vitest";

const ROOT = new URL("../..", import.meta.url).pathname;
const exportsOf = async (pattern: string): Promise<unknown[]> => {
	const modules: Record<string, unknown>[] = await Promise.all(
		globSync(pattern, { cwd: ROOT }).map((path) => import(ROOT + path)),
	);
	return modules.flatMap((each) => Object.values(each));
};

const isCallOfOperators = (value: unknown): value is CallSpec =>
	typeof value === "object" && value !== null && "path" in value && "who" in value && value.who === "operator";

const textAt = (texts: unknown, key: string): unknown =>
	key.split(".").reduce((found, name) => (found as Record<string, unknown> | undefined)?.[name], texts);

it("[ERR-01] [BO-01] the back office has a text for each error of the operators' calls", async () => {
	const calls = (await exportsOf("domains/*/contract/index.ts")).filter(isCallOfOperators);
	const texts = await exportsOf("domains/*/backoffice/**/*texts.ts");
	const missing = calls.flatMap(({ name, errors }) =>
		Object.values(errors)
			.filter((error) => !Object.values<unknown>(COMMON_ERRORS).includes(error))
			.filter(({ text }) => !texts.some((each) => typeof textAt(each, text) === "string"))
			.map(({ text }) => `${name}: ${text}`),
	);
	expect(calls.length).toBeGreaterThan(30);
	expect(missing).toEqual([]);
});
