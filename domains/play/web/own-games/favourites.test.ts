import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

let stored: Map<string, string>;
let sent: string[];
let answer: (method: string, path: string) => Response;
let favourites: typeof import("./favourites.ts");

const reply = (gameIds: string[]) => new Response(JSON.stringify({ gameIds }));
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(async () => {
	stored = new Map();
	sent = [];
	answer = () => reply(["ember-court"]);
	vi.stubGlobal("localStorage", {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, text: string) => void stored.set(key, text),
	});
	vi.stubGlobal("document", { documentElement: { lang: "en" } });
	vi.stubGlobal("fetch", async (path: string, { method }: { method: string }) => {
		sent.push(`${method} ${path}`);
		return answer(method, path);
	});
	// What the page knows is in the module.
	vi.resetModules();
	favourites = await import("./favourites.ts");
});
afterEach(() => vi.unstubAllGlobals());

describe("[CAT-06] favourite games", () => {
	it("of a visitor stay in the browser", async () => {
		const { watchFavourites, toggleFavourite, isFavourite } = favourites;
		watchFavourites(null, () => {});
		await toggleFavourite(null, "tidal-book");
		await toggleFavourite(null, "ember-court");
		await toggleFavourite(null, "tidal-book");
		expect(isFavourite("ember-court")).toBe(true);
		expect(isFavourite("tidal-book")).toBe(false);
		expect(stored.get("favourites")).toBe('["ember-court"]');
		expect(sent).toEqual([]);
	});

	it("of a player are read once, and a mark is shown before it is stored", async () => {
		const { watchFavourites, toggleFavourite, isFavourite } = favourites;
		watchFavourites("s1", () => {});
		watchFavourites("s1", () => {});
		await settled();
		expect(isFavourite("ember-court")).toBe(true);
		answer = () => reply(["tidal-book", "ember-court"]);
		const marking = toggleFavourite("s1", "tidal-book");
		expect(isFavourite("tidal-book")).toBe(true);
		await marking;
		expect(sent).toEqual(["GET /api/v1/play/s1/favourites", "PUT /api/v1/play/s1/favourites/tidal-book"]);
	});

	it("take a mark back that could not be stored", async () => {
		const { watchFavourites, toggleFavourite, isFavourite } = favourites;
		watchFavourites("s1", () => {});
		await settled();
		answer = () => new Response('{"errorCode":"INTERNAL_ERROR","message":"x"}', { status: 500 });
		await expect(toggleFavourite("s1", "tidal-book")).rejects.toThrow();
		expect(isFavourite("tidal-book")).toBe(false);
		expect(isFavourite("ember-court")).toBe(true);
	});

	it("that a visitor had marked become the player's", async () => {
		stored.set("favourites", '["amber-fox","tidal-book",7]');
		favourites.watchFavourites("s1", () => {});
		await settled();
		await settled();
		expect(sent).toEqual([
			"PUT /api/v1/play/s1/favourites/tidal-book",
			"PUT /api/v1/play/s1/favourites/amber-fox",
			"GET /api/v1/play/s1/favourites",
		]);
		expect(stored.get("favourites")).toBe("[]");
	});
});
