import { openInProcessClient, type Visit } from "@baize/platform-server";
import { expect, it } from "vitest";
import { readCategory, searchGames } from "../contract/index.ts";
import { openCatalogue } from "../server/index.ts";
import { largeCatalogue, nameOfTitle } from "./large-catalogue.ts";

const TITLES = 5_000;
const visit: Visit = { session: undefined, locale: "en", ip: "127.0.0.1", userAgent: "", cookies: {} };

it("[CAT-07] each of five thousand generated titles is another one, and is found", async () => {
	const content = largeCatalogue(TITLES);
	const names = Array.from({ length: TITLES }, (_, number) => nameOfTitle(number));
	expect(new Set(names).size).toBe(TITLES);
	const { bindings } = openCatalogue({
		content,
		gameFacts: content.gameFacts,
		geoVisibilityOf: () => () => true,
		areLiveTablesOpen: () => true,
	});
	const app = openInProcessClient(bindings);
	for (const number of [0, 71, 2_500, TITLES - 1]) {
		const { results } = await app.call(searchGames, { query: { term: nameOfTitle(number) } }, visit);
		expect(results[0]?.title).toBe(nameOfTitle(number));
		expect(results[0]?.img).toMatch(/^data:image\/svg\+xml,/);
	}
	const { cards, total, filters } = await app.call(readCategory, { params: { category: "ocean" }, query: {} }, visit);
	expect(cards).toHaveLength(48);
	expect(total).toBe(TITLES / 10);
	expect(filters.map(({ name }) => name)).toEqual(["provider", "mechanic", "volatility", "rtpFrom"]);
});
