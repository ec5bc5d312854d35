import { jurisdictionOf } from "@baize/geo/contract";
import type { Geo } from "@baize/geo/server";
import { defineModule } from "@baize/platform-server";

/** Whether the law where an address is asks for the visitor's consent before what serves the site alone is stored. */
export const asksBeforeTrackingModule = defineModule({
	name: "asksBeforeTracking",
	open:
		({ geo }: { geo: Geo }) =>
		(ip: string): boolean =>
			jurisdictionOf(geo.locate(ip)).asksBeforeTracking,
});
