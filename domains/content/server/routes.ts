import { type Binding, bind } from "@baize/platform-server";
import { listContent, readContent, readLayout, readPages } from "../contract/index.ts";
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
];
