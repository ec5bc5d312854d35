import { LOCALES } from "@baize/kernel/locale";
import { describe, expect, it } from "vitest";
import { flatten, readTexts } from "../texts/texts.ts";
import { sourceFiles } from "./files.ts";

const ROOT = new URL("../..", import.meta.url).pathname;
const files = sourceFiles(ROOT);
const inLanguages = files.filter(({ path }) => /^domains\/[^/]+\/server\/texts\/[a-z]{2}\.ts$/.test(path));
/** They write to operators, in English; or are in English until an operator fills them in. */
const ELSEWHERE = ["domains/identity/server/mails/operator-mails.ts"];
const ADDRESS = new RegExp(`https?:|www\\.|/(${LOCALES.join("|")})\\b`);

describe("a mail's template", () => {
	it("has its words in the texts of its domain, where each language is checked", () => {
		const written = files.filter(
			({ path, text }) =>
				/^domains\/(?!content\/)[^/]+\/server\/(?!(?:[^/]+\/)*adapters\/).*(?<!\.test)\.ts$/.test(path) &&
				/\bsubject: *["`](?!\$|")/.test(text) &&
				!inLanguages.some((other) => other.path === path),
		);
		expect(written.map(({ path }) => path).filter((path) => !ELSEWHERE.includes(path))).toEqual([]);
		expect(inLanguages.length).toBeGreaterThanOrEqual(9 * LOCALES.length);
	});

	it.each(inLanguages.map(({ path }) => path))("contains no address: %s", async (path) => {
		const texts = [...flatten(await readTexts(ROOT + path))];
		expect(texts.filter(([, text]) => ADDRESS.test(text))).toEqual([]);
	});
});
