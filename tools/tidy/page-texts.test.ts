import { globSync } from "node:fs";
import type { CallSpec } from "@baize/kernel/call";
import { COMMON_ERRORS } from "@baize/kernel/error";
import { describe, expect, it } from "vitest";
import { chunksOf, type Modules, readEntryPoints } from "./page-modules.ts";

const ROOT = new URL("../..", import.meta.url).pathname;
const entryPoints = readEntryPoints(ROOT);
const find = (pattern: string): string[] => globSync(pattern, { cwd: ROOT });

const isCall = (value: unknown): value is CallSpec =>
	typeof value === "object" && value !== null && "path" in value && "method" in value && "name" in value;

const contracts = await Promise.all(find("domains/*/contract/index.ts").map((path) => import(ROOT + path)));
const calls = contracts.flatMap((contract) => Object.values(contract).filter(isCall));

/** The domains whose texts some modules open. A page has no other texts. */
const domainsIn = (modules: Modules): string[] =>
	[...modules.values()].flatMap((text) =>
		[...text.matchAll(/openTexts<[^>]*>\(\s*"(\w+)"/g)].map(([, domain = ""]) => domain),
	);

/**
 * The first one surrounds every page; the others surround the pages of signed-in players, and only those make calls
 * that need a session.
 */
const FRAMES = ["Frame", "PlayerProviders", "AccountPill"].map((name) => `apps/site/app/frame/${name}.tsx`);
const around = FRAMES.map((frame) => chunksOf(ROOT, frame, entryPoints)[0]!);

/** What takes a call and does not make it from the open page: a loader's call decides the page's status instead. */
const NOT_MADE_BY: readonly (string | undefined)[] = ["call", "useBodyRules"];

/** Whether a module makes this call from the open page. */
const isMadeIn = (text: string, { name }: CallSpec): boolean => {
	if (!text.includes(name) || !new RegExp(`import [^;]*\\b${name}\\b[^;]*from`).test(text)) return false;
	const uses = [...text.matchAll(new RegExp(`(\\w+)\\(\\s*${name}\\b`, "g"))].map(([, by]) => by);
	return uses.length === 0 || uses.some((by) => !NOT_MADE_BY.includes(by));
};

// Most modules are part of many pages.
const madeIn = new Map<string, CallSpec[]>();

function callsIn(path: string, text: string): CallSpec[] {
	const made = madeIn.get(path) ?? calls.filter((call) => isMadeIn(text, call));
	madeIn.set(path, made);
	return made;
}

const domainOf = (path: string): string => path.split("/").slice(0, 2).join("/");
/** A module's own domain, and those whose parts of pages it uses: a dialog that asks for a proof has texts of its own. */
const domainsOf = (path: string, text: string): Set<string> =>
	new Set([domainOf(path), ...[...text.matchAll(/"@baize\/([\w-]+)\/web"/g)].map(([, domain]) => `domains/${domain}`)]);

/** The errors of a page's calls for which neither an opened domain nor one of the calling module has a text. */
function missingTexts(page: string): string[] {
	const chunks = chunksOf(ROOT, page, entryPoints);
	const there = [...around, ...chunks];
	const open = new Set(there.flatMap(domainsIn));
	return chunks
		.flatMap((modules) => [...modules])
		.flatMap(([path, text]) => {
			const made = callsIn(path, text);
			if (made.length === 0) return [];
			const own = domainsOf(path, text);
			const ownSources = there.flatMap((each) => [...each]).filter(([other]) => own.has(domainOf(other)));
			const isNamed = (code: string): boolean => ownSources.some(([, source]) => source.includes(code));
			return made.flatMap((call) =>
				Object.entries({ ...COMMON_ERRORS, ...call.errors })
					.filter(([code, error]) => !open.has(error.text.split(".")[0] ?? "") && !isNamed(code))
					.map(([code]) => `${path}: ${code} of ${call.name}`),
			);
		});
}

describe("[ERR-01] a page", () => {
	it("is checked with all that it loads", () => {
		expect(calls.length).toBeGreaterThan(100);
		expect(around.flatMap(domainsIn)).toContain("frame");
		const paths = chunksOf(ROOT, "apps/site/app/routes/login/choose-phone.tsx", entryPoints).flatMap((modules) => [
			...modules.keys(),
		]);
		expect(paths).toContain("domains/identity/web/login/actions/ChoosePhoneScreen.tsx");
		expect(paths).not.toContain("domains/account/web/overview/AccountScreen.tsx");
	});

	it.each([...find("apps/site/app/routes/**/*.tsx"), ...FRAMES])(
		"%s has a text for each error that its calls list",
		(page) => {
			expect(missingTexts(page)).toEqual([]);
		},
	);
});
