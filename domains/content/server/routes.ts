import { type Binding, bind, type Visit } from "@baize/platform-server";
import {
	type Entry,
	listContent,
	readContent,
	readHelpCentre,
	readHelpPage,
	readLayout,
	readPages,
	searchHelpPages,
	suggestHelpPages,
} from "../contract/index.ts";
import { helpCentre, helpPageAt } from "./help/read-help.ts";
import { MAX_HITS, MAX_SUGGESTIONS, openHelpSearch } from "./help/search-help.ts";
import { audienceOf, type ContentPorts, type Seeing } from "./ports.ts";
import { seenEntries, seenEntry } from "./read-content.ts";
import { layoutOf } from "./read-layout.ts";
import { pagesAt } from "./read-pages.ts";
import type { ContentSnapshot } from "./snapshot.ts";

type SeeingOf = (visit: Visit) => Seeing;

export function contentRoutes(
	snapshot: () => ContentSnapshot,
	{ geoVisibilityOf }: Pick<ContentPorts, "geoVisibilityOf">,
): Binding[] {
	const seeingOf: SeeingOf = (visit) => ({ isVisible: geoVisibilityOf(visit), audience: audienceOf(visit) });
	return [
		bind(listContent, ({ params }, visit) => ({
			entries: seenEntries(snapshot().list(params.contentType, params.language) as Entry[], seeingOf(visit)),
		})),
		bind(readContent, ({ params }, visit) =>
			seenEntry(snapshot().published(params.contentType, params.slug, params.language), seeingOf(visit)),
		),
		bind(readLayout, (_input, visit) => layoutOf(snapshot(), visit.locale, seeingOf(visit))),
		bind(readPages, ({ query }, visit) => pagesAt(snapshot(), query.path, visit.locale, seeingOf(visit))),
		...helpRoutes(snapshot, seeingOf),
	];
}

function helpRoutes(snapshot: () => ContentSnapshot, seeingOf: SeeingOf): Binding[] {
	const search = openHelpSearch(snapshot);
	return [
		bind(readHelpCentre, (_input, visit) => helpCentre(snapshot(), visit.locale, seeingOf(visit))),
		bind(readHelpPage, ({ query }, visit) => helpPageAt(snapshot(), query.path, visit.locale, seeingOf(visit))),
		bind(suggestHelpPages, ({ params, query }, visit) =>
			search(query.searchTerm, params.language, seeingOf(visit), MAX_SUGGESTIONS),
		),
		bind(searchHelpPages, ({ params, query }, visit) =>
			search(query.searchTerm, params.language, seeingOf(visit), MAX_HITS),
		),
	];
}
