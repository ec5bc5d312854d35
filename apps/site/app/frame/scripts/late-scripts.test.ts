import { describe, expect, it } from "vitest";
import { lateScriptsOf } from "./late-scripts.ts";

const script = (imports: string[], texts: Record<string, string[]> = {}) => ({ imports, texts });
const late = {
	scripts: {
		"/lobby.js": script(["/react.js", "/rail.js"]),
		"/rail.js": script(["/react.js"], { en: ["/rail-en.js"], es: ["/rail-es.js"] }),
		"/react.js": script([]),
		"/player.js": script(["/react.js", "/wallet.js"]),
		"/wallet.js": script(["/player.js"], { en: ["/wallet-en.js"], es: ["/wallet-es.js"] }),
	},
	player: ["/player.js"],
};

describe("what a page loads beside what its scripts name", () => {
	it.each([
		["the texts in its language", ["/lobby.js", "/react.js", "/rail.js"], "es", false, ["/rail-es.js"]],
		[
			"an imported script that the page does not reference",
			["/lobby.js"],
			"en",
			false,
			["/react.js", "/rail.js", "/rail-en.js"],
		],
		["what a player needs, with its texts", ["/react.js"], "en", true, ["/player.js", "/wallet.js", "/wallet-en.js"]],
		["nothing for a script that the build does not know", ["/other.js"], "en", false, []],
		["the English texts in a language that a script lacks", ["/rail.js", "/react.js"], "ar", false, ["/rail-en.js"]],
	])("is %s", (_name, named, locale, isPlayer, expected) => {
		expect(lateScriptsOf(late, { named, locale, isPlayer })).toEqual(expected);
	});
});
