import { LOCALES } from "@baize/kernel/locale";
import { STEP_PATHS, STEPS_PATH, UNABLE_PATH } from "@baize/verification/contract";
import { matchRoutes, type RouteObject } from "react-router";
import { describe, expect, it } from "vitest";
import routes from "../../apps/site/app/routes.ts";
import { sourceFiles } from "./files.ts";
import { mailLinks, mailsIn, placeholdersOf } from "./mail-links.ts";

const ROOT = new URL("../..", import.meta.url).pathname;
const files = sourceFiles(ROOT);
const links = [
	...mailLinks(files),
	...[...Object.values(STEP_PATHS), STEPS_PATH, UNABLE_PATH].map((page) => ({ file: "verification", page })),
];
const mails = mailsIn(files);

/** Pages written by operators that the site itself links to on every page. */
const OF_OPERATORS = ["/help", "/pages/safer-play"];

/** Whether a page exists regardless of what operators write. */
const isThere = (page: string): boolean => {
	const [path = ""] = page.replaceAll(/\$\{[^}]*\}/g, "x").split(/[?#]/, 1);
	if (OF_OPERATORS.includes(path)) return true;
	const found = matchRoutes(routes as RouteObject[], `/en${path}`)?.at(-1)?.route as { file?: string } | undefined;
	return found?.file !== undefined && !/content-page|not-found/.test(found.file);
};

describe("the links in mails", () => {
	it("are found", () => {
		expect(new Set(links.map(({ file }) => file)).size).toBeGreaterThan(15);
	});

	it.each([...new Set(links.map(({ page }) => page))])("to %s open a page that exists", (page) => {
		expect(isThere(page)).toBe(true);
	});

	it("carry the language once: no page is written with one", () => {
		const doubled = links.filter(({ page }) => LOCALES.includes(page.split(/[/?#]/)[1] as (typeof LOCALES)[number]));
		expect(doubled).toEqual([]);
	});

	it.each(["/en/account", "/nowhere", "/help/nowhere", "/account/nothing"])("to %s would be refused", (page) => {
		expect(isThere(page)).toBe(false);
	});
});

describe("a mail's template", () => {
	it("is found in every file that has one", () => {
		const without = files.filter(
			({ path, text }) =>
				/\/server\/.*mails/.test(path) && /: MailTemplate = \{/.test(text) && !mails.some(({ file }) => file === path),
		);
		expect(without.map(({ path }) => path)).toEqual([]);
		expect(mails.length).toBeGreaterThan(30);
	});

	it.each(mails.map(({ file, texts }) => [`${file}: ${texts[0]!.subject}`, texts] as const))(
		"%s has the same placeholders in every language and contains no address",
		(_name, texts) => {
			expect(texts.map(({ locale }) => locale).sort()).toEqual([...LOCALES].sort());
			expect(new Set(texts.map((each) => placeholdersOf(each).join(" "))).size).toBe(1);
			expect(texts.filter(({ text }) => /https?:|www\.|\/(en|es|ar)\b/.test(text))).toEqual([]);
		},
	);
});
