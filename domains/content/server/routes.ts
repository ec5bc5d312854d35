import { type Binding, bind } from "@baize/platform-server";
import {
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
import type { ContentPorts } from "./ports.ts";
import { seenEntries, seenEntry } from "./read-content.ts";
import { layoutOf } from "./read-layout.ts";
import { pagesAt } from "./read-pages.ts";
import type { ContentSnapshot } from "./snapshot.ts";

export const contentRoutes = (
	snapshot: () => ContentSnapshot,
	{ geoVisibilityOf }: Pick<ContentPorts, "geoVisibilityOf">,
): Binding[] => [
	bind(listContent, ({ params }, visit) => ({
		entries: seenEntries(snapshot().list(params.contentType, params.language), geoVisibilityOf(visit)),
	})),
	bind(readContent, ({ params }, visit) =>
		seenEntry(snapshot().published(params.contentType, params.slug, params.language), geoVisibilityOf(visit)),
	),
	bind(readLayout, (_input, visit) => layoutOf(snapshot(), visit.locale, geoVisibilityOf(visit))),
	bind(readPages, ({ query }, visit) => pagesAt(snapshot(), query.path, visit.locale, geoVisibilityOf(visit))),
	...helpRoutes(snapshot, { geoVisibilityOf }),
];

function helpRoutes(
	snapshot: () => ContentSnapshot,
	{ geoVisibilityOf }: Pick<ContentPorts, "geoVisibilityOf">,
): Binding[] {
	const search = openHelpSearch(snapshot);
	return [
		bind(readHelpCentre, (_input, visit) => helpCentre(snapshot(), visit.locale, geoVisibilityOf(visit))),
		bind(readHelpPage, ({ query }, visit) => helpPageAt(snapshot(), query.path, visit.locale, geoVisibilityOf(visit))),
		bind(suggestHelpPages, ({ params, query }, visit) =>
			search(query.searchTerm, params.language, geoVisibilityOf(visit), MAX_SUGGESTIONS),
		),
		bind(searchHelpPages, ({ params, query }, visit) =>
			search(query.searchTerm, params.language, geoVisibilityOf(visit), MAX_HITS),
		),
	];
}
