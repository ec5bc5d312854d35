import type { GeoVisibility } from "@baize/content/server";
import type { Flags } from "@baize/flags/server";
import { isExcluded } from "@baize/geo/contract";
import type { Geo } from "@baize/geo/server";
import { defineModule, type Visit } from "@baize/platform-server";

/** Geo's rule for one visit, while its flag is on. */
export const geoVisibilityModule = defineModule({
	name: "geoVisibilityOf",
	flags: ["geoTargeting"],
	open({ geo, flags }: { geo: Geo; flags: Flags }) {
		const isGeoTargeted = flags.reader("geoTargeting");
		return (visit: Visit): GeoVisibility => {
			if (!isGeoTargeted()) return () => true;
			const place = geo.locate(visit.ip);
			return (filter) => !isExcluded(filter, place);
		};
	},
});
