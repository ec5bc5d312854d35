import { describe, expect, it } from "vitest";
import { sheetFor, wordsIn } from "./lobby-sheet.ts";

const words = new Set(wordsIn('<div className={"card " + (isOpen ? "md:p-4" : "[&>aside]:static!")}>'));

describe("the part of a stylesheet that some code can refer to", () => {
	it.each([
		["a rule of a class that stands in the code", ".card{color:red}", ".card{color:red}"],
		["not a rule of another class", ".rail{color:red}", ""],
		["a class with signs", ".md\\:p-4{padding:1rem}", ".md\\:p-4{padding:1rem}"],
		[
			"a class with brackets",
			".\\[\\&\\>aside\\]\\:static\\!>aside{position:static}",
			".\\[\\&\\>aside\\]\\:static\\!>aside{position:static}",
		],
		["of a list what applies", ".rail,.card:hover{color:red}", ".card:hover{color:red}"],
		["not a rule that needs both", ".card .rail{color:red}", ""],
		["a choice of which one is there", ".card:is(.rail,.card){color:red}", ".card:is(.rail,.card){color:red}"],
		["not a choice of others", ":is(.rail>*){color:red}", ""],
		["what excludes another class", ".card:not(.rail){color:red}", ".card:not(.rail){color:red}"],
		["rules of elements", "a{color:red}", "a{color:red}"],
		["the order of the layers, also of empty ones", "@layer base;@layer a{.rail{color:red}}", "@layer base;@layer a{}"],
		["no condition without a rule", "@media print{.rail{color:red}}", ""],
		[
			"an animation that is used",
			".card{animation:turn 1s}@keyframes turn{to{rotate:1turn}}",
			".card{animation:turn 1s}@keyframes turn{to{rotate:1turn}}",
		],
		["no other animation", "@keyframes turn{to{rotate:1turn}}", ""],
		["a property that is used", ":root{--a:1px}a{top:var(--a)}", ":root{--a:1px}a{top:var(--a)}"],
		["no other property", ":root{--a:1px}@property --a{inherits:false}", ""],
	])("has %s", (_what, css, expected) => {
		expect(sheetFor(css, words)).toBe(expected);
	});

	it("has no comments", () => expect(sheetFor("/*! a licence */a{color:red}", words)).toBe("a{color:red}"));
});
