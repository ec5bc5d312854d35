import { describe, expect, it } from "vitest";
import { type Built, pagesIn } from "./page-scripts.ts";
import { ALWAYS, BY_THEMSELVES, STAGES } from "./parts.data.ts";

const MINES = ["TitleShell.tsx", "mines/MinesStage.tsx", "mines/words.ts"].map(
	(file) => `domains/play/web/titles/${file}`,
);
const LISTED = [...ALWAYS, ...Object.values(BY_THEMSELVES).flat(), ...Object.values(STAGES).flat()];
const route = (id: string, parentId: string | undefined, module: string) => [
	id,
	{ id, module, imports: ["/every.js"], ...(parentId === undefined ? {} : { parentId }) },
];
const script = (imports: string[] = [], en: string[] = []) => ({ imports, texts: { en, de: ["/de.js"] } });

const built: Built = {
	assets: {
		entry: { module: "/entry.js", imports: ["/every.js"] },
		routes: Object.fromEntries([
			route("root", undefined, "/root.js"),
			route("routes/account/account", "root", "/account.js"),
			route("lobby/live at /live-casino", "root", "/live.js"),
			route("routes/play/game", "root", "/game.js"),
		]),
	},
	late: { scripts: { "/account.js": script(["/funds.js"], ["/en.js"]), "/late.js": script() }, player: ["/player.js"] },
	parts: Object.fromEntries([
		...LISTED.map((module) => [module, "/late.js"]),
		...MINES.map((module) => [module, "/mines.js"]),
	]),
};
const OF_EACH = ["/entry.js", "/every.js", "/root.js", "/player.js", "/late.js"];
const scriptsOf = (name: string) =>
	pagesIn(built)
		.find((page) => page.name === name)
		?.scripts.toSorted();

describe("the scripts of a page", () => {
	it("are those of its routes, with what they import and the texts of one language", () => {
		expect(scriptsOf("account/account")).toEqual([...OF_EACH, "/account.js", "/funds.js", "/en.js"].toSorted());
	});

	it("are those of a route at several addresses, too", () => {
		expect(scriptsOf("lobby/live")).toEqual([...OF_EACH, "/live.js"].toSorted());
	});

	it("are counted for each kind of title", () => {
		expect(scriptsOf("play/game, slot")).toEqual([...OF_EACH, "/game.js"].toSorted());
		expect(scriptsOf("play/game, mines")).toEqual([...OF_EACH, "/game.js", "/mines.js"].toSorted());
	});

	it("are not those of a layout alone", () => {
		expect(pagesIn(built).map(({ name }) => name)).not.toContain("root");
	});
});

it("a part that no page imports any more is reported", () => {
	expect(() => pagesIn({ ...built, parts: {} })).toThrow("No page imports apps/site/app/frame/later.ts");
});
