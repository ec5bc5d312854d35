import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { askJackpots, clearJackpots } from "./amounts.ts";

let asked: string[];
let answer: () => Promise<Response>;

beforeEach(() => {
	asked = [];
	answer = async () => new Response('[{"gameId":"ember-court","amount":601234}]');
	vi.stubGlobal("document", { documentElement: { lang: "en" } });
	vi.stubGlobal("fetch", (path: string) => {
		asked.push(path);
		return answer();
	});
	clearJackpots();
});
afterEach(() => vi.unstubAllGlobals());

describe("[JACK-01] the jackpots of a page", () => {
	it("are asked for once, however many look", async () => {
		const all = await Promise.all([askJackpots("CAD"), askJackpots("CAD"), askJackpots("CAD")]);
		expect(all.map((amounts) => amounts.get("ember-court"))).toEqual([601_234, 601_234, 601_234]);
		expect(asked).toEqual(["/services/casino/casino-lobby-services/v1/jackpots?currencyCode=CAD"]);
	});

	it("are asked for again once they are cleared, or for another currency", async () => {
		await askJackpots("CAD");
		clearJackpots();
		await askJackpots("CAD");
		await askJackpots("EUR");
		expect(asked).toHaveLength(3);
	});

	it("are asked for again after a question that failed", async () => {
		answer = async () => new Response('{"errorCode":"INTERNAL_ERROR","message":"x"}', { status: 500 });
		await expect(askJackpots("CAD")).rejects.toThrow();
		answer = async () => new Response("[]");
		expect((await askJackpots("CAD")).size).toBe(0);
		expect(asked).toHaveLength(2);
	});
});
