import { describe, expect, it } from "vitest";
import { type ComposeForm, emptyForm, issuesOf, textsOf } from "./compose-form.ts";

const written: ComposeForm = {
	...emptyForm("one"),
	email: "alice@baize.test",
	texts: { ...emptyForm("one").texts, en: { title: " News ", text: "All is well." } },
};

describe("[NOTE-01] a message that is being written", () => {
	it("can be sent in English alone", () => {
		expect(issuesOf(written)).toEqual(new Set());
		expect(textsOf(written)).toEqual({ en: { title: "News", text: "All is well." } });
	});

	it.each<[string, Partial<ComposeForm>, string[]]>([
		["an empty form", emptyForm("one"), ["email", "en.title", "en.text"]],
		["to all without an e-mail", { audience: "all", email: "" }, []],
		["half of a language", { texts: { ...written.texts, es: { title: "Hola", text: " " } } }, ["es.text"]],
		["a link to elsewhere", { link: "https://evil.example" }, ["link"]],
		["a link that only looks like ours", { link: "//evil.example" }, ["link"]],
		["a link of ours", { link: "/account" }, []],
	])("%s lacks %j", (_case, over, issues) => {
		expect(issuesOf({ ...written, ...over })).toEqual(new Set(issues));
	});
});
