import { describe, expect, it } from "vitest";
import { facadeIn, membersOf } from "./facade.ts";

describe("a script that only passes on what another exports", () => {
	it("says which, and by what names", () => {
		expect(facadeIn('export{a as default,loader}from"./every-page-D0i3HJKR.js";\n')).toEqual({
			of: "every-page-D0i3HJKR.js",
			names: { default: "a", loader: "loader" },
		});
	});

	it.each([
		["has code of its own", 'import{a as e}from"./x.js";e();export{e as default};'],
		["needs another script too", 'import"./y.js";export{a as default}from"./x.js";'],
		["passes on two scripts", 'export{a}from"./x.js";export{b}from"./y.js";'],
		["exports nothing", 'import"./x.js";'],
	])("is not one that %s", (_what, code) => expect(facadeIn(code)).toBeUndefined());

	it("gives the same object by the names of the other", () => {
		expect(membersOf({ of: "x.js", names: { default: "a", loader: "t" } }, "all")).toBe("{default:all.a,loader:all.t}");
	});
});
