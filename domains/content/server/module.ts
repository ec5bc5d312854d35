import { defineModule, type Infrastructure, type Visit } from "@baize/platform-server";
import { type GeoVisibility, openContent, seedContent } from "./index.ts";

type Needs = Infrastructure & { geoVisibilityOf(visit: Visit): GeoVisibility };

export const contentModule = defineModule({
	name: "content",
	open: ({ database, clock, ids, outbox, bus, log, geoVisibilityOf }: Needs) =>
		openContent({ database, clock, ids, outbox, bus, log, geoVisibilityOf }),
	parts: (content, { database }) => ({
		bindings: content.bindings,
		seed: () => seedContent(content, database),
		close: content.stop,
	}),
});
