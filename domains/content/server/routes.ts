import { type Binding, bind } from "@baize/platform-server";
import { listContent, readContent, readLayout, readPages } from "../contract/index.ts";
import type { Library } from "./library.ts";
import type { ContentPorts } from "./ports.ts";
import { seenEntries, seenEntry } from "./read-content.ts";
import { layoutOf } from "./read-layout.ts";
import { pagesAt } from "./read-pages.ts";

export const contentRoutes = (library: () => Library, { sightOf }: Pick<ContentPorts, "sightOf">): Binding[] => [
	bind(listContent, ({ params }, visit) => ({
		entries: seenEntries(library().list(params.contentType, params.language), sightOf(visit)),
	})),
	bind(readContent, ({ params }, visit) =>
		seenEntry(library().published(params.contentType, params.slug, params.language), sightOf(visit)),
	),
	bind(readLayout, (_input, visit) => layoutOf(library(), visit.locale, sightOf(visit))),
	bind(readPages, ({ query }, visit) => pagesAt(library(), query.path, visit.locale, sightOf(visit))),
];
