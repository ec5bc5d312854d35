/** The number of hits of a game search unless another number is requested. spec §9 */
export const SEARCH_LIMIT = 8;

/** The category with every game; it is not searched, or every game would be found twice. spec §5 */
export const ALL_GAMES = "all-games";

/** A game may be in several categories; each is a separate hit until they are made unique. */
export type Placed = { gameId: string; category: string };

/** The hits to show, best first: without the all-games category, each game once unless duplicates are allowed, at most `limit`. */
export function shownHits<Hit extends Placed>(
	hits: Iterable<Hit>,
	{ limit = SEARCH_LIMIT, allowDuplicates = false }: { limit?: number; allowDuplicates?: boolean } = {},
): Hit[] {
	const seen = new Set<string>();
	const shown: Hit[] = [];
	for (const hit of hits) {
		if (shown.length === limit) break;
		if (hit.category === ALL_GAMES || (!allowDuplicates && seen.has(hit.gameId))) continue;
		seen.add(hit.gameId);
		shown.push(hit);
	}
	return shown;
}

/**
 * After this long without typing, a search without hits says so, and a screen reader announces the number of hits. spec
 * §9
 */
export const SEARCH_VERDICT_MS = 1_000;
