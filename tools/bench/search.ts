import { searchGames } from "@baize/catalogue/contract";
import { openCatalogue } from "@baize/catalogue/server";
import { largeCatalogue, nameOfTitle } from "@baize/catalogue/testing";
import { openInProcessClient, type Visit } from "@baize/platform-server";
import { atMost, type Figure } from "./measure.ts";

const TITLES = 5_000;
const SEARCHES = 3_000;
const WARM_UP = 300;
const P99 = 0.99;

const visit: Visit = { session: undefined, locale: "en", ip: "127.0.0.1", userAgent: "", cookies: {} };

/** What people type on the way to a title: its beginnings, a mistake in it, a theme. Each once, so no cache helps. */
function termOf(number: number): string {
	const name = nameOfTitle((number * 37) % TITLES);
	const length = 1 + (number % name.length);
	if (number % 5 === 0) return name.slice(0, length);
	if (number % 5 === 1) return name.slice(0, 3) + name.slice(4);
	if (number % 5 === 2) return `${name.split(" ")[1]} ocean`;
	if (number % 5 === 3) return name.slice(0, Math.max(1, length - 2));
	return `${name[1]}${name[0]}${name.slice(2)}`;
}

/** The game search over a large catalogue, as the server answers it: input checked, reply made. */
export async function search(): Promise<Figure[]> {
	const content = largeCatalogue(TITLES);
	const catalogue = openCatalogue({
		content,
		gameFacts: content.gameFacts,
		geoVisibilityOf: () => () => true,
		areLiveTablesOpen: () => true,
	});
	const app = openInProcessClient(catalogue.bindings);
	const times: number[] = [];
	let found = 0;
	for (let number = 0; number < WARM_UP + SEARCHES; number++) {
		const beganMs = performance.now();
		const { results } = await app.call(searchGames, { query: { term: termOf(number) } }, visit);
		if (number >= WARM_UP) times.push(performance.now() - beganMs);
		found += results.length > 0 ? 1 : 0;
	}
	times.sort((a, b) => a - b);
	const at = (share: number): number => times[Math.floor(times.length * share)] ?? Number.NaN;
	const about = `${TITLES} titles, ${Math.round((found * 100) / (WARM_UP + SEARCHES))} % found, median ${at(0.5).toFixed(2)} ms`;
	return [atMost("game search, p99", at(P99), 5, "ms", about)];
}
