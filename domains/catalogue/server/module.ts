import type { Content, GeoVisibility } from "@baize/content/server";
import type { Flags } from "@baize/flags/server";
import { defineModule, type Visit } from "@baize/platform-server";
import { gameFacts } from "./game-facts.ts";
import { openCatalogue } from "./index.ts";

type Needs = { content: Content; flags: Flags; geoVisibilityOf(visit: Visit): GeoVisibility };

export const catalogueModule = defineModule({
	name: "catalogue",
	flags: ["dynamicCards"],
	open: ({ content, flags, geoVisibilityOf }: Needs) =>
		openCatalogue({ content, gameFacts, geoVisibilityOf, areLiveTablesOpen: flags.reader("dynamicCards") }),
	parts: ({ bindings }) => ({ bindings }),
});
