import { describe, expect, it } from "vitest";
import { COOKIES, DEVICE_KEYS, TAB_KEYS } from "../../domains/content/server/seeds/pages/cookies/names.ts";
import { type SourceFile, sourceFiles } from "./files.ts";

const ROOT = new URL("../..", import.meta.url).pathname;

/** What runs in a player's browser, or answers it. */
const isPlayers = ({ path }: SourceFile): boolean =>
	/^(apps\/(server|site|legacy)|domains|games|platform)\/.*\.tsx?$/.test(path) &&
	!/\.test\.tsx?$|\/testing\/|\/backoffice\/|\/sample-site\.ts$/.test(path);
const files = sourceFiles(ROOT).filter(isPlayers);

/** What writes, each followed by the name under which it writes: a text, or a constant. */
const WRITERS = {
	cookies: [
		/\bconst \w+_COOKIE = ("[^"]+")/g,
		/(?:\bsetCookie|\bcookieText)\(\s*("[^"]+"|[\w.]+)/g,
		/\bdocument\.cookie = ()/g,
	],
	device: [/\blocalStorage\.setItem\(\s*("[^"]+"|\w+)/g, /\b(?:writeStored|rememberedChoice<\w+>)\(\s*("[^"]+"|\w+)/g],
	tab: [/\b(?:sessionStorage|storage\(\))\??\.setItem\(\s*("[^"]+"|\w+)/g],
} satisfies Record<string, RegExp[]>;

/** Functions that are given the name, where it is no constant; their callers are found by WRITERS or stated below. */
const GIVEN_NAMES = [
	"apps/site/app/frame/early-input.ts",
	"domains/cashier/web/request/request-store.ts",
	"domains/catalogue/web/local/stored-list.ts",
	"domains/factors/web/two-factor/TwoFactorBanner.tsx",
	"domains/sports/web/remembered-choice.ts",
	"domains/support/web/chat/ChatwootFrame.tsx",
	"platform/server/http/calls/routes.ts",
	"platform/server/http/calls/types.ts",
	"platform/server/http/calls/visit.ts",
];

/** Names that are put together, and those of React Router. */
const STATED = [
	"cashier.deposit",
	"cashier.withdrawal",
	"cashier.transfer",
	"chatwoot",
	"react-router-scroll-positions",
	"react-router-manifest-version",
];

/** The beginning of the name of the service worker's cache; the rest is the hash of the build. */
const CACHES = ["lobby-"];

type Written = { path: string; name: string | undefined };

function textOf(name: string, file: SourceFile): string | undefined {
	if (name.startsWith('"')) return name.slice(1, -1);
	if (!/^[A-Z_]+$/.test(name)) return undefined;
	const constant = new RegExp(`\\bconst ${name} = "([^"]+)"`);
	return [file, ...files].map(({ text }) => constant.exec(text)?.[1]).find((text) => text !== undefined);
}

const writtenBy = (writers: readonly RegExp[]): Written[] =>
	files.flatMap((file) =>
		writers
			.flatMap((writer) => [...file.text.matchAll(writer)])
			.map(([, name = ""]) => ({ path: file.path, name: textOf(name, file) })),
	);

const namesBy = (writers: readonly RegExp[]): string[] => [
	...new Set(writtenBy(writers).flatMap(({ name }) => name ?? [])),
];

describe("the page about cookies names everything that is stored in a player's browser, and nothing else", () => {
	it.each([
		["cookies", namesBy(WRITERS.cookies), COOKIES],
		["what stays on the device", [...namesBy(WRITERS.device), ...CACHES], DEVICE_KEYS],
		["what ends with the tab", [...namesBy(WRITERS.tab), ...STATED], TAB_KEYS],
	])("%s", (_what, found, named) => {
		expect([...found].sort()).toEqual([...named].sort());
	});

	it("also where a function is given the name", () => {
		const unknown = Object.values(WRITERS)
			.flatMap(writtenBy)
			.flatMap(({ path, name }) => (name === undefined ? path : []));
		expect([...new Set(unknown)].sort()).toEqual(GIVEN_NAMES);
	});
});
