import { audienceOf, type GeoVisibility, visibleFor } from "@baize/content/server";
import type { Flags } from "@baize/flags/server";
import { isExcluded, type Place } from "@baize/geo/contract";
import type { Geo } from "@baize/geo/server";
import { defineModule, type Visit } from "@baize/platform-server";

/** Geo's rule for one visit, while its flag is on, and for whom a game is. */
export const geoVisibilityModule = defineModule({
	name: "geoVisibilityOf",
	flags: ["geoTargeting"],
	open({ geo, flags }: { geo: Geo; flags: Flags }) {
		const isGeoTargeted = flags.reader("geoTargeting");
		return (visit: Visit): GeoVisibility =>
			visibleFor(isGeoTargeted() ? visibleAt(geo.locate(visit.ip)) : () => true, audienceOf(visit));
	},
});

/** The same at a place that is written "CA:ON". */
export const geoVisibilityAtModule = defineModule({
	name: "geoVisibilityAt",
	open({ flags }: { flags: Flags }) {
		const isGeoTargeted = flags.reader("geoTargeting");
		return (text: string): GeoVisibility => (isGeoTargeted() ? visibleAt(placeIn(text)) : () => true);
	},
});

const visibleAt =
	(place: Place): GeoVisibility =>
	(filter) =>
		!isExcluded(filter, place);

function placeIn(text: string): Place {
	const [country = "", subdivision] = text.split(":");
	return subdivision === undefined ? { country } : { country, subdivision };
}
