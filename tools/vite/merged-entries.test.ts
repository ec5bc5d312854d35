import { describe, expect, it } from "vitest";
import { mergeEntries } from "./merged-entries.ts";

const script = (file: string, code: string, isEntry = false) => ({ file, code, isEntry });
const group = script(
	"every-page-G.js",
	'import{n as e}from"./rolldown-runtime-R.js";var a=e(1),b=2;export{a as t,b as n};\n',
);
const route = script("root-E.js", 'export{t as default,n as loader}from"./every-page-G.js";', true);
const runtime = script("rolldown-runtime-R.js", "var x=e=>e+1;export{x as n};\n");
const page = script(
	"page-P.js",
	'import{n as f}from"./rolldown-runtime-R.js";import{t as g}from"./every-page-G.js";f(g);m(["assets/every-page-G.js"]);',
	true,
);

describe("a route whose script only passes on what its group exports", () => {
	const { moved, codes } = mergeEntries([group, route, runtime, page]);

	it("has the code of the group, by the names of both", () => {
		expect(moved.get("every-page-G.js")).toBe("root-E.js");
		expect(codes.get("root-E.js")).toContain("export{a as t,b as n,a as default,b as loader,$runtime}");
	});

	it("is what others import in place of the group", () => {
		expect(codes.get("page-P.js")).toContain('import{t as g}from"./root-E.js"');
		expect(codes.get("page-P.js")).toContain('["assets/root-E.js"]');
	});

	it("has the bundler's own functions where it imports nothing else", () => {
		expect(codes.has("rolldown-runtime-R.js")).toBe(false);
		expect(codes.get("root-E.js")).toMatch(
			/^const \$runtime=\(\(\)=>\{var x=e=>e\+1;return\{n:x\}\}\)\(\);var e=\$runtime\.n;/,
		);
		expect(codes.get("page-P.js")).toMatch(/^import\{\$runtime\}from"\.\/root-E\.js";var f=\$runtime\.n;/);
	});
});

it("an entry that only runs the script of a group is the script that has its code", () => {
	const entry = script("entry.client-C.js", 'import"./every-page-G.js";', true);
	const { ran, codes } = mergeEntries([group, route, entry, page]);
	expect([...ran]).toEqual([["entry.client-C.js", "root-E.js"]]);
	expect(codes.get("entry.client-C.js")).toBe('import"./root-E.js";');
});

describe("a script that stays as it is", () => {
	it.each([
		["is the one of two routes", [group, route, { ...route, file: "layout-L.js" }, page]],
		["has code of its own", [group, { ...route, code: `${route.code}go();` }, page]],
		["is no route", [group, { ...route, isEntry: false }, page]],
	])("%s", (_what, given) => {
		const { moved, codes } = mergeEntries(given);
		expect([...moved]).toEqual([]);
		expect(codes.get("page-P.js")).toBe(page.code);
	});
});

it("fails where a route needs what its group does not export", () => {
	const wrong = { ...route, code: 'export{z as default}from"./every-page-G.js";' };
	expect(() => mergeEntries([group, wrong])).toThrow("exports no z");
});
