import { stat } from "node:fs/promises";
import { isIP } from "node:net";
import { SECOND_MS } from "@baize/kernel/time";
import { isPrivateAddress, type Log } from "@baize/platform-server";
import { type CityResponse, open, type Reader } from "maxmind";
import { type Place, UNKNOWN_PLACE } from "../contract/index.ts";

export type Locator = (ip: string) => Place;

const CACHED_LOOKUPS = 10_000;
const RECHECK_MS = 5 * SECOND_MS;
// How a server that listens on both sees an IPv4 address.
const IPV4_IN_IPV6 = /^::ffff:(?=\d+\.)/i;

/** Every address is at one place: used without a database of addresses. */
export const fixedLocator =
	(place: Place): Locator =>
	() =>
		place;

/** The file in GEO_DATABASE is not a database of addresses. */
export class GeoDatabaseUnreadable extends Error {
	override name = "GeoDatabaseUnreadable";
	constructor(path: string, reason: string) {
		super(
			`GEO_DATABASE names ${path}, but that is no MaxMind database (${reason}). Give an unpacked .mmdb file of cities.`,
		);
	}
}

/**
 * Looks addresses up in an .mmdb file. Private addresses are `home`, because they do not identify a place; a public
 * address that is not in the file is unknown. A replaced file is read again within seconds; if the new one cannot be
 * read, or is gone, the old one stays in use. (The library's own watching would end the process.)
 */
export async function databaseLocator(path: string, home: Place, log?: Pick<Log, "error">): Promise<Locator> {
	let stamp = await stampOf(path);
	let database = await readDatabase(path);

	async function recheck(): Promise<void> {
		const present = await stampOf(path);
		if (present === stamp) return;
		stamp = present;
		database = await readDatabase(path);
	}

	const timer = setInterval(
		() => void recheck().catch((error) => log?.error({ err: error }, "the database of places stays as it was")),
		RECHECK_MS,
	);
	timer.unref();
	return (ip) => {
		if (!isIP(ip)) return UNKNOWN_PLACE;
		return isPrivateAddress(ip) ? home : placeIn(lookUp(database, ip.replace(IPV4_IN_IPV6, "")));
	};
}

/** Identifies the version of a file, by what changes when it is replaced or overwritten. */
async function stampOf(path: string): Promise<string> {
	const { ino, size, mtimeMs } = await stat(path);
	return `${ino} ${size} ${mtimeMs}`;
}

async function readDatabase(path: string): Promise<Reader<CityResponse>> {
	try {
		const reader = await open<CityResponse>(path, { cache: { max: CACHED_LOOKUPS } });
		// A truncated file fails only at the first lookup.
		reader.get("192.0.2.1");
		return reader;
	} catch (error) {
		throw new GeoDatabaseUnreadable(path, error instanceof Error ? error.message : String(error));
	}
}

/** If a part of the file cannot be read, the place is unknown, which has the strictest rules. */
function lookUp(database: Reader<CityResponse>, ip: string): CityResponse | null {
	try {
		return database.get(ip);
	} catch {
		return null;
	}
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
