import { globSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { TSchema } from "@baize/kernel/call";
import type { InputIssue } from "@baize/kernel/issues";
import type { BodyRules } from "@baize/kernel/rules";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { validate } from "../../platform/server/http/calls/validation.ts";
import { compiledRules } from "./compiled-rules.ts";
import { buildFixture } from "./fixture.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const FILES = globSync("domains/*/contract/rules/*.ts", { cwd: ROOT }).sort();

/** What a page of the fixture gets: the code of each call's rules, in one module. */
async function builtRules(): Promise<string> {
	const entry = FILES.map((path, index) => `export const rules${index} = () => import("${ROOT}${path}");`);
	const chunks = await buildFixture({ "page.ts": entry.join("\n") }, "page.ts", [compiledRules()]);
	return chunks.map(({ code }) => code).join("\n");
}

type Rules = (body: unknown) => InputIssue[];

/** The rules of one call as a page gets them. */
async function pageRules(path: string): Promise<Rules> {
	const files = { "page.ts": `export const load = () => import("${ROOT}${path}");` };
	const chunks = await buildFixture(files, "page.ts", [compiledRules()]);
	const code = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(path))?.code ?? "";
	return ((await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { rules: Rules }).rules;
}

function serverIssues({ call }: BodyRules, body: unknown): InputIssue[] {
	try {
		validate(call, { body }, ["body"]);
		return [];
	} catch (error) {
		return (error as { issues: InputIssue[] }).issues;
	}
}

const ODD: fc.Arbitrary<unknown> = fc.oneof(
	fc.string({ unit: "binary", maxLength: 12 }),
	fc.string({ minLength: 60, maxLength: 300 }),
	fc.constantFrom(
		"",
		" ",
		"\0",
		"\ud800",
		"🂡🂡🂡🂡",
		"2580",
		"1990-02-30",
		"CA",
		"CAD",
		"me@baize.test",
		null,
		true,
		0,
		-1,
		1.5,
	),
	fc.integer(),
	fc.double(),
	fc.array(fc.string(), { maxLength: 2 }),
);

type Node = TSchema & { properties?: Record<string, Node>; anyOf?: Node[]; enum?: unknown[]; const?: unknown };

/** Bodies near to what the schema asks for: each part may fit, be odd, be missing, or have company. */
function bodyOf({ properties, anyOf, enum: values, const: value }: Node): fc.Arbitrary<unknown> {
	if (properties) {
		const parts = Object.entries(properties).map(([name, of]) => [name, bodyOf(of)]);
		const known = fc.record(Object.fromEntries(parts), { requiredKeys: [] });
		const more = fc.dictionary(fc.constantFrom("more", "__proto__", "constructor"), ODD, { maxKeys: 1 });
		return fc.oneof({ weight: 9, arbitrary: fc.tuple(known, more).map((both) => Object.assign({}, ...both)) }, ODD);
	}
	const fitting = [...(values ?? []), ...(value === undefined ? [] : [value])].map((each) => fc.constant(each));
	return fc.oneof(ODD, ...fitting, ...(anyOf ?? []).map(bodyOf));
}

describe("the rules of a call mean the same in a page as on the server", () => {
	it("stand for calls with a body", () => expect(FILES.length).toBeGreaterThan(5));

	it.each(FILES)("%s", async (path) => {
		const { rules } = (await import(`${ROOT}${path}`)) as { rules: BodyRules };
		const inPage = await pageRules(path);
		fc.assert(
			fc.property(bodyOf(rules.call.body as Node), (body) => {
				const expected = serverIssues(rules, body);
				expect(inPage(body)).toEqual(expected);
				expect(rules(body)).toEqual(expected);
			}),
			{ numRuns: 300 },
		);
	});
});

describe("the rules in a page", () => {
	let code: string;
	beforeAll(async () => {
		code = await builtRules();
	});

	it("compile nothing, which the page's policy would refuse", () => {
		expect(code.match(/.*(new Function|\beval\(|[^"]require\().*/g)).toBeNull();
	});

	it("come without Ajv and without the library of schemas", () => {
		expect(code).not.toMatch(/class Ajv|~kind/);
	});

	it("are never waited for by a page", async () => {
		const files = { "page.ts": `export { rules } from "${ROOT}${FILES[0]}";` };
		await expect(buildFixture(files, "page.ts", [compiledRules()])).rejects.toThrow("import them lazily");
	});
});
