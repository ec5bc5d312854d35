import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { askFreeGames, clearFreeGames } from "./free-games.ts";

let asked: string[];
let answer: () => Promise<Response>;

beforeEach(() => {
	asked = [];
	answer = async () => new Response('{"games":["ember-court"]}');
	vi.stubGlobal("document", { documentElement: { lang: "en" } });
	vi.stubGlobal("fetch", (path: string) => {
		asked.push(path);
		return answer();
	});
	clearFreeGames();
});
afterEach(() => vi.unstubAllGlobals());

describe("[CAT-10] the ids of free games", () => {
	it("are asked for once, however many cards look", async () => {
		const all = await Promise.all([askFreeGames(), askFreeGames(), askFreeGames()]);
		expect(all.map((games) => [...games])).toEqual([["ember-court"], ["ember-court"], ["ember-court"]]);
		await askFreeGames();
		expect(asked).toEqual(["/services/casino/casino-lobby-services/v1/offers/games"]);
	});

	it("are asked for again once they are cleared", async () => {
		await askFreeGames();
		clearFreeGames();
		answer = async () => new Response('{"games":[]}');
		expect((await askFreeGames()).size).toBe(0);
		expect(asked).toHaveLength(2);
	});

	it("are asked for again after a question that failed", async () => {
		answer = async () => new Response('{"errorCode":"INTERNAL_ERROR","message":"x"}', { status: 500 });
		await expect(askFreeGames()).rejects.toThrow();
		answer = async () => new Response('{"games":["amber-fox"]}');
		expect([...(await askFreeGames())]).toEqual(["amber-fox"]);
		expect(asked).toHaveLength(2);
	});
});
