import { globSync } from "node:fs";
import type { CallSpec } from "@baize/kernel/call";
import { HOUSE_ERRORS } from "@baize/kernel/error";
import { describe, expect, it } from "vitest";
import { chunksOf, type Modules, readDoors } from "./page-modules.ts";

const ROOT = new URL("../..", import.meta.url).pathname;
const doors = readDoors(ROOT);
const find = (pattern: string): string[] => globSync(pattern, { cwd: ROOT });

const isCall = (value: unknown): value is CallSpec =>
	typeof value === "object" && value !== null && "path" in value && "method" in value && "name" in value;

const contracts = await Promise.all(find("domains/*/contract/index.ts").map((path) => import(ROOT + path)));
const calls = contracts.flatMap((contract) => Object.values(contract).filter(isCall));

/** The rooms whose texts some modules open. A page finds no others. */
const roomsIn = (modules: Modules): string[] =>
	[...modules.values()].flatMap((text) =>
		[...text.matchAll(/openTexts<[^>]*>\(\s*"(\w+)"/g)].map(([, room = ""]) => room),
	);

/** Stands around every page; the others around those of whoever has a session, who alone makes calls that need one. */
const FRAMES = ["Frame", "PlayerHouse", "AccountPill"].map((name) => `apps/site/app/frame/${name}.tsx`);
const around = FRAMES.map((frame) => chunksOf(ROOT, frame, doors)[0]!);

/** A call that a module makes from the open page; one that a loader makes decides the page's status instead. */
const isMadeIn = (text: string, { name }: CallSpec): boolean => {
	if (!new RegExp(`import [^;]*\\b${name}\\b[^;]*from`).test(text)) return false;
	const uses = [...text.matchAll(new RegExp(`(\\w+)\\(\\s*${name}\\b`, "g"))].map(([, by]) => by);
	return uses.length === 0 || uses.some((by) => by !== "call");
};

const roomOf = (path: string): string => path.split("/").slice(0, 2).join("/");

/** The errors of a page's calls for which no room that it opens has a text, nor the calling room words of its own. */
function unsaid(page: string): string[] {
	const chunks = chunksOf(ROOT, page, doors);
	const there = [...around, ...chunks];
	const open = new Set(there.flatMap(roomsIn));
	return chunks
		.flatMap((modules) => [...modules])
		.flatMap(([path, text]) => {
			const ownWords = there.flatMap((each) => [...each]).filter(([other]) => roomOf(other) === roomOf(path));
			const isNamed = (code: string): boolean => ownWords.some(([, words]) => words.includes(code));
			return calls
				.filter((call) => isMadeIn(text, call))
				.flatMap((call) =>
					Object.entries({ ...HOUSE_ERRORS, ...call.errors })
						.filter(([code, error]) => !open.has(error.text.split(".")[0] ?? "") && !isNamed(code))
						.map(([code]) => `${path}: ${code} of ${call.name}`),
				);
		});
}

describe("[ERR-01] a page", () => {
	it("is looked at with all that it loads", () => {
		expect(calls.length).toBeGreaterThan(100);
		expect(around.flatMap(roomsIn)).toContain("frame");
		const paths = chunksOf(ROOT, "apps/site/app/routes/choose-phone.tsx", doors).flatMap((modules) => [
			...modules.keys(),
		]);
		expect(paths).toContain("domains/identity/web/login/actions/ChoosePhoneScreen.tsx");
		expect(paths).not.toContain("domains/identity/web/AccountScreen.tsx");
	});

	it.each([...find("apps/site/app/routes/*.tsx"), ...FRAMES])(
		"%s has words for each error that its calls list",
		(page) => {
			expect(unsaid(page)).toEqual([]);
		},
	);
});
