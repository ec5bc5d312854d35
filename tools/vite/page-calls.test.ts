import { describe, expect, it } from "vitest";
import { buildFixture } from "./fixture.ts";
import { pageCalls } from "./page-calls.ts";

const CONTRACT = `
import { defineCall, Struct, Text } from "@baize/kernel/call";
import { defineErrors } from "@baize/kernel/error";

export const lampErrors = defineErrors({
	LAMP_BROKEN: { status: 409, text: "lamps.errors.broken", details: Struct({ lamp: Text() }) },
});
const { LAMP_BROKEN } = lampErrors;
export const Lamp = Struct({ name: Text({ maxLength: 77 }) });
const OF_LAMP = { method: "GET", who: "player", level: "session", params: Struct({ lamp: Text() }) } as const;

export const renameLamp = defineCall({
	...OF_LAMP,
	name: "renameLamp",
	method: "POST",
	path: "/api/v1/lamps/:lamp",
	summary: "Renames a lamp.",
	body: Lamp,
	reply: Lamp,
	errors: { LAMP_BROKEN },
	pollMs: 1_000,
});
`;

async function page(text: string, contract = CONTRACT): Promise<string> {
	const imports = 'import { Lamp, lampErrors, renameLamp } from "../contract/calls.ts";\n';
	const files = { "domains/lamps/contract/calls.ts": contract, "domains/lamps/web/page.ts": imports + text };
	const chunks = await buildFixture(files, "domains/lamps/web/page.ts", [pageCalls()]);
	return chunks.map(({ code }) => code).join("\n");
}

describe("what a page has of its contracts", () => {
	it("is how to make a call and to show a refusal, and no schema", async () => {
		const built = await page("console.log(renameLamp, lampErrors);");
		expect(built).toContain('path: "/api/v1/lamps/:lamp"');
		expect(built).toContain('method: "POST"');
		expect(built).toContain("lamps.errors.broken");
		for (const left of ["summary", "body", "details", "maxLength", "Renames", "~kind"])
			expect(built).not.toContain(left);
	});

	it("is the schema itself where a page imports it by its name", async () => {
		const built = await page("console.log(Lamp);");
		expect(built).toContain("maxLength: 77");
		expect(built).toContain("~kind");
	});
});

describe("what a page of the back office has", () => {
	const office = async (text: string): Promise<string> => {
		const files = {
			"domains/lamps/contract/calls.ts": CONTRACT.replace('who: "player"', 'who: "operator", role: "support"'),
			"domains/lamps/backoffice/page.ts": `import { renameLamp } from "../contract/calls.ts";\n${text}`,
		};
		const chunks = await buildFixture(files, "domains/lamps/backoffice/page.ts", [pageCalls("role")]);
		return chunks.map(({ code }) => code).join("\n");
	};

	it("is the role besides, and no schema either", async () => {
		const built = await office("console.log(renameLamp, renameLamp.role);");
		expect(built).toContain('role: "support"');
		for (const left of ["summary", "body", "maxLength", "~kind"]) expect(built).not.toContain(left);
	});

	it("is not what it reads in vain", async () => {
		await expect(office("console.log(renameLamp.body);")).rejects.toThrow("page.ts reads renameLamp.body");
	});
});

describe("a page that reads a schema which its bundle does not have fails the build", () => {
	it.each([
		["console.log(renameLamp.body);", "page.ts reads renameLamp.body"],
		['console.log(renameLamp["reply"]);', "page.ts reads renameLamp.reply"],
		["const { params: mine } = renameLamp; console.log(mine);", "page.ts reads renameLamp.params"],
		["console.log(renameLamp.body.properties.name);", "page.ts reads renameLamp.body"],
		["console.log(lampErrors.LAMP_BROKEN.details);", "page.ts reads lampErrors.LAMP_BROKEN.details"],
	])("%s", async (text, message) => {
		await expect(page(text)).rejects.toThrow(message);
		await expect(page(text)).rejects.toThrow("Pages do not carry this");
	});

	it("reads what pages do carry", async () => {
		await expect(page("console.log(renameLamp.path, lampErrors.LAMP_BROKEN.status);")).resolves.toContain("409");
	});
});

describe("a contract that cannot be made lean fails the build", () => {
	it.each([
		["an imported spread", CONTRACT.replace("...OF_LAMP", "...OTHERS"), "spreads something other than a constant"],
		["a hidden call", CONTRACT.replace("export const renameLamp", "const renameLamp"), "renameLamp is defined in a"],
	])("%s", async (_case, contract, message) => {
		await expect(page("console.log(lampErrors);", contract)).rejects.toThrow(message);
	});
});
