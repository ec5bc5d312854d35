import { describe, expect, it } from "vitest";
import { joinTexts } from "./joined-texts.ts";

const loads = (set: string): string =>
	["en", "de"]
		.map(
			(language) =>
				`"./texts/${language}.ts":()=>n(()=>import(\`./texts-${set}.${language}.js\`).then(e=>e.default),[])`,
		)
		.join();
const textsOf = (set: string, en: string, de: string) => [
	{ file: `texts-${set}.en.js`, name: "en", code: `var e={hello:\`${en}\`};export{e as default};` },
	{ file: `texts-${set}.de.js`, name: "de", code: `var e={hello:\`${de}\`};export{e as default};` },
];
const TEXTS = [...textsOf("wallet", "Wallet", "Geldbörse"), ...textsOf("inbox", "Inbox", "Nachrichten")];

describe("the texts of a script", () => {
	const { scripts, joined, left } = joinTexts([
		{ file: "player.js", name: "player", code: `${loads("wallet")};${loads("inbox")}` },
		...TEXTS,
	]);
	const [file = ""] = joined.keys();

	it("are one file for each language", () => {
		expect([...joined].map(([name, code]) => [name.slice(-"en.js".length), code])).toEqual([
			["en.js", "export const t0={hello:`Wallet`},t1={hello:`Inbox`};\n"],
			["de.js", "export const t0={hello:`Geldbörse`},t1={hello:`Nachrichten`};\n"],
		]);
	});

	it("are imported from there", () => {
		expect(scripts.get("player.js")).toContain(`import("./${file}").then(e=>e.t1)`);
		expect(scripts.get("player.js")).not.toContain("inbox");
	});

	it("leave their own files unused", () => {
		expect([...left].toSorted()).toEqual(TEXTS.map((texts) => texts.file).toSorted());
	});
});

it("scripts of every page have theirs in common", () => {
	const { joined } = joinTexts([
		{ file: "forms.js", name: "forms", code: loads("wallet") },
		{ file: "every-page.js", name: "root", code: loads("inbox") },
		...TEXTS,
	]);
	expect(joined.size).toBe(2);
});

it("the texts of one domain stay as they are", () => {
	const { scripts, joined, left } = joinTexts([{ file: "login.js", name: "login", code: loads("wallet") }, ...TEXTS]);
	expect([scripts.size, joined.size, left.size]).toEqual([0, 0, 0]);
});

it("a file that another script imports by itself stays", () => {
	const { left } = joinTexts([
		{ file: "player.js", name: "player", code: `${loads("wallet")};${loads("inbox")}` },
		{ file: "funds.js", name: "funds", code: loads("wallet") },
		...TEXTS,
	]);
	expect([...left].toSorted()).toEqual(["texts-inbox.de.js", "texts-inbox.en.js"]);
});

it("a file of another form is reported", () => {
	const odd = [{ file: "texts-wallet.en.js", name: "en", code: "export default {}" }, ...textsOf("inbox", "", "")];
	const script = { file: "player.js", name: "player", code: `${loads("wallet")};${loads("inbox")}` };
	expect(() => joinTexts([script, ...odd])).toThrow("texts-wallet.en.js");
});
