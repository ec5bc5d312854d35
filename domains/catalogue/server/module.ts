import type { Content, GeoVisibility } from "@baize/content/server";
import type { Flags } from "@baize/flags/server";
import { defineModule, type Visit } from "@baize/platform-server";
import { gameFacts } from "./game-facts.ts";
import { openCatalogue } from "./index.ts";
import type { GameFacts } from "./ports.ts";

type Needs = {
	content: Content;
	flags: Flags;
	geoVisibilityOf(visit: Visit): GeoVisibility;
	/** The games of other makers. */
	gameProviders: { factsOf(id: string): GameFacts | null };
};

export const catalogueModule = defineModule({
	name: "catalogue",
	flags: ["dynamicCards"],
	open: ({ content, flags, geoVisibilityOf, gameProviders }: Needs) =>
		openCatalogue({
			content,
			gameFacts: (id) => gameFacts(id) ?? gameProviders.factsOf(id),
			geoVisibilityOf,
			areLiveTablesOpen: flags.reader("dynamicCards"),
		}),
	parts: ({ bindings }) => ({ bindings }),
});
