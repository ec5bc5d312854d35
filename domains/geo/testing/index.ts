import type { Place } from "../contract/index.ts";
import { type Geo, openGeo } from "../server/index.ts";

/** A geo with places for test addresses; any other address is in Ontario. */
export async function geoWith(places: Record<string, Place> = {}): Promise<Geo> {
	const geo = await openGeo({ home: { country: "CA", subdivision: "ON" } });
	return { ...geo, locate: (ip) => places[ip] ?? geo.locate(ip) };
}

export { mmdbOf } from "./mmdb.ts";
