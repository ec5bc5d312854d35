import { type Binding, bind, type Visit } from "@baize/platform-server";
import { type Entry, listContent, readContent, readLayout, readPages } from "../contract/index.ts";
import { audienceOf, type ContentPorts, type Seeing } from "./ports.ts";
import { seenEntries, seenEntry } from "./read-content.ts";
import { layoutOf } from "./read-layout.ts";
import { pagesAt } from "./read-pages.ts";
import type { ContentSnapshot } from "./snapshot.ts";

export function contentRoutes(
	snapshot: () => ContentSnapshot,
	{ geoVisibilityOf }: Pick<ContentPorts, "geoVisibilityOf">,
): Binding[] {
	const seeingOf = (visit: Visit): Seeing => ({ isVisible: geoVisibilityOf(visit), audience: audienceOf(visit) });
	return [
		bind(listContent, ({ params }, visit) => ({
			entries: seenEntries(snapshot().list(params.contentType, params.language) as Entry[], seeingOf(visit)),
		})),
		bind(readContent, ({ params }, visit) =>
			seenEntry(snapshot().published(params.contentType, params.slug, params.language), seeingOf(visit)),
		),
		bind(readLayout, (_input, visit) => layoutOf(snapshot(), visit.locale, seeingOf(visit))),
		bind(readPages, ({ query }, visit) => pagesAt(snapshot(), query.path, visit.locale, seeingOf(visit))),
	];
}
