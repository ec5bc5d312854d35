import { isIP } from "node:net";
import { type CityResponse, open } from "maxmind";
import { type Place, UNKNOWN_PLACE } from "../contract/index.ts";
import { isPrivateAddress } from "./private-addresses.ts";

export type Locator = (ip: string) => Place;

const CACHED_LOOKUPS = 10_000;
// How a server that listens on both sees an IPv4 address.
const IPV4_IN_IPV6 = /^::ffff:(?=\d+\.)/i;

/** Everybody is at one place: where no database of addresses is given. */
export const fixedLocator =
	(place: Place): Locator =>
	() =>
		place;

/**
 * Looks addresses up in an .mmdb file, which is read again when it changes. Private addresses are `home`, because a
 * laptop's or an office's own address says nothing; a public one that the file does not know is nowhere.
 */
export async function databaseLocator(path: string, home: Place): Promise<Locator> {
	const database = await open<CityResponse>(path, {
		cache: { max: CACHED_LOOKUPS },
		watchForUpdates: true,
		watchForUpdatesNonPersistent: true,
	});
	return (ip) => {
		if (!isIP(ip)) return UNKNOWN_PLACE;
		return isPrivateAddress(ip) ? home : placeIn(database.get(ip.replace(IPV4_IN_IPV6, "")));
	};
}

function placeIn(found: CityResponse | null): Place {
	const country = found?.country?.iso_code;
	if (!country) return UNKNOWN_PLACE;
	const [subdivision, district] = found.subdivisions ?? [];
	return {
		country,
		...(subdivision ? { subdivision: subdivision.iso_code } : {}),
		...(district ? { district: district.iso_code } : {}),
	};
}
