import type { SearchResult } from "@baize/catalogue/contract";
import type { ContentSnapshot } from "@baize/content/server";
import type { Locale } from "@baize/kernel/locale";
import { openTextSearch, wordsOf } from "@baize/kernel/search";
import { HIT_KINDS, type HitKind, type SearchGroup, type SiteHit } from "../../contract/index.ts";
import type { LobbyPorts } from "../ports.ts";
import type { Seeker } from "../rows.ts";
import { contentItems } from "./content-items.ts";
import type { SearchItem } from "./items.ts";

/** Of each kind beside games, whose number the specification has. */
const HITS_OF_A_KIND = 4;
const NEAR_HITS = 4;
const SHORTEST_NEAR_WORD = 3;
/** What is on offer changes all the time; a search may be this much behind it. */
const ITEMS_FOR_MS = 5_000;
const WEIGHTS = { title: 4, subtitle: 2, others: 1 };

/** `closed`: the titles that operators have closed where the visitor is. */
type Searcher = Seeker & { closed: ReadonlySet<string> };
export type SiteSearch = (term: string, seeker: Searcher) => { groups: SearchGroup[]; near: SiteHit[] };
type Find<Item> = (term: string) => Item[];

/** The search over everything: each kind is ranked by itself, because a team and a game do not compare. */
export function openSiteSearch(ports: LobbyPorts): SiteSearch {
	const pagesIn = openPageSearch(ports);
	const onOffer = openOfferSearch(ports);

	function groupsOf(term: string, seeker: Searcher): SearchGroup[] {
		const { locale, isVisible, closed } = seeker;
		const games = ports.catalogue.search(term, locale, isVisible, { closed }).map(gameHit);
		const pages = pagesIn(locale)(term).filter((page) => page.isSeen(seeker));
		const others: SearchItem[] = [...onOffer(locale)(term), ...pages];
		return HIT_KINDS.map((kind) => ({
			kind,
			hits: kind === "games" ? games : hitsOf(others, kind),
		})).filter(({ hits }) => hits.length > 0);
	}

	return (term, seeker) => {
		const groups = groupsOf(term, seeker);
		if (groups.length > 0 || term.trim() === "") return { groups, near: [] };
		const parts = wordsOf(term).filter((word) => word.length >= SHORTEST_NEAR_WORD);
		const near = nearHits(new Set(parts), (word) => groupsOf(word, seeker));
		const featured = ports.catalogue.featured(NEAR_HITS, seeker.locale, seeker.isVisible).map(gameHit);
		return { groups, near: (near.length > 0 ? near : featured).slice(0, NEAR_HITS) };
	};
}

/** What single words find, each once, until there is enough. */
function nearHits(words: Iterable<string>, groupsOf: (word: string) => { hits: readonly SiteHit[] }[]): SiteHit[] {
	const found = new Map<string, SiteHit>();
	for (const word of words) {
		for (const hit of groupsOf(word).flatMap(({ hits }) => hits)) found.set(`${hit.kind} ${hit.id}`, hit);
		if (found.size >= NEAR_HITS) break;
	}
	return [...found.values()];
}

const hitsOf = (items: readonly SearchItem[], kind: HitKind): SiteHit[] =>
	items
		.map(({ hit }) => hit)
		.filter((hit) => hit.kind === kind)
		.slice(0, HITS_OF_A_KIND);

export const gameHit = ({ id, href, img, title, subtitle, isClosed }: SearchResult): SiteHit => ({
	kind: "games",
	id,
	href,
	img,
	title,
	subtitle,
	...(isClosed ? { isClosed } : {}),
});

/** Pages are indexed once for each version of the content. */
function openPageSearch({ content }: LobbyPorts) {
	let indexed: ContentSnapshot | undefined;
	let searches = new Map<Locale, Find<ReturnType<typeof contentItems>[number]>>();
	return (locale: Locale) => {
		const snapshot = content.snapshot();
		if (snapshot !== indexed) searches = new Map();
		indexed = snapshot;
		const search = searches.get(locale) ?? searchIn(contentItems(snapshot, locale));
		searches.set(locale, search);
		return search;
	};
}

/** Matches, races and competitions are indexed again when someone searches some seconds later. */
function openOfferSearch({ onOffer, clock }: LobbyPorts) {
	const searches = new Map<Locale, { untilMs: number; search: Find<SearchItem> }>();
	return (locale: Locale) => {
		const nowMs = clock.nowMs();
		const known = searches.get(locale);
		if (known && known.untilMs > nowMs) return known.search;
		const search = searchIn(onOffer(locale));
		searches.set(locale, { untilMs: nowMs + ITEMS_FOR_MS, search });
		return search;
	};
}

function searchIn<Item extends SearchItem>(items: readonly Item[]): Find<Item> {
	const search = openTextSearch(
		items.map(({ hit, others = [] }) => [
			{ text: hit.title, weight: WEIGHTS.title },
			{ text: hit.subtitle, weight: WEIGHTS.subtitle },
			{ text: others.join(" "), weight: WEIGHTS.others },
		]),
	);
	return (term) => search(term).map((at) => items[at]!);
}
