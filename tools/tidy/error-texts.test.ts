import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { COMMON_ERRORS, type ErrorList } from "@baize/kernel/error";
import { describe, expect, it } from "vitest";
import { COMPLETE_ON_PAGES } from "./complete.data.ts";

const ROOT = new URL("../..", import.meta.url).pathname;
type Texts = { [name: string]: string | Texts };
type Entry = { code: string; text: string };

/**
 * The folder of the texts for the first part of a key, by the name under which a domain, or the common texts, opens
 * them.
 */
const folders = new Map(
	globSync(["domains/*/web/**/texts.ts", "platform/web/reads/texts.ts"], { cwd: ROOT }).map((path) => {
		const name = /openTexts<[^>]*>\(\s*"(\w+)"/.exec(readFileSync(`${ROOT}${path}`, "utf8"))?.[1] ?? path;
		return [name, `${ROOT}${dirname(path)}/texts`];
	}),
);

const cache = new Map<string, Texts>();
async function textOf(key: string, locale: string): Promise<string | undefined> {
	const [domain = "", ...rest] = key.split(".");
	const file = `${folders.get(domain) ?? `${ROOT}domains/${domain}/web/texts`}/${locale}.ts`;
	if (!existsSync(file)) return undefined;
	const texts = cache.get(file) ?? ((await import(file)).default as Texts);
	cache.set(file, texts);
	const found = rest.reduce<string | Texts | undefined>(
		(at, name) => (typeof at === "object" ? at[name] : undefined),
		texts,
	);
	return typeof found === "string" ? found : undefined;
}

const isList = (value: unknown): value is ErrorList =>
	typeof value === "object" &&
	value !== null &&
	Object.keys(value).length > 0 &&
	Object.values(value).every((spec) => typeof (spec as { status?: unknown })?.status === "number");

/** Every error that a domain's contract lists, anywhere in the contract. */
async function catalogue(): Promise<Entry[]> {
	const domains = readdirSync(`${ROOT}domains`).filter((domain) =>
		existsSync(`${ROOT}domains/${domain}/contract/index.ts`),
	);
	const contracts = await Promise.all(domains.map((domain) => import(`${ROOT}domains/${domain}/contract/index.ts`)));
	const lists = [COMMON_ERRORS, ...contracts.flatMap((contract) => Object.values(contract).filter(isList))];
	const entries = lists.flatMap((list) => Object.entries(list).map(([code, { text }]) => ({ code, text })));
	return [...new Map(entries.map((entry) => [`${entry.code} ${entry.text}`, entry])).values()];
}

const entries = await catalogue();
const keys = [...new Set(entries.map(({ text }) => text))];
/** A sentence that only refuses does not help: saying what happened and what to do next takes more letters. */
const MIN_LETTERS = 40;

describe("[ERR-01] the error catalogue", () => {
	it("reads every domain", () => {
		expect(keys.length).toBeGreaterThan(70);
		expect(new Set(keys.map((key) => key.split(".")[0])).size).toBeGreaterThan(9);
	});

	it.each(keys)("%s has a text of its own in each language", async (key) => {
		const texts = await Promise.all(COMPLETE_ON_PAGES.map((locale) => textOf(key, locale)));
		for (const text of texts) expect(text).toMatch(/\S/);
		expect(new Set(texts).size).toBe(COMPLETE_ON_PAGES.length);
		expect(texts[0]?.length).toBeGreaterThanOrEqual(MIN_LETTERS);
		for (const text of texts) expect(text).toMatch(/[.:!?؟}。！？：]$/);
	});

	it.each(COMPLETE_ON_PAGES)("uses no text for two different errors in %s", async (locale) => {
		const byText = new Map<string, string[]>();
		for (const key of keys) {
			const text = (await textOf(key, locale)) ?? key;
			byText.set(text, [...(byText.get(text) ?? []), key]);
		}
		expect([...byText.values()].filter((same) => same.length > 1)).toEqual([]);
	});

	it("has one text per code in a domain", () => {
		const byCode = Map.groupBy(entries, ({ code, text }) => `${text.split(".")[0]} ${code}`);
		const unclear = [...byCode].filter(([, of]) => new Set(of.map(({ text }) => text)).size > 1);
		expect(unclear.map(([name]) => name)).toEqual([]);
	});
});
