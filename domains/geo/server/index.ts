import type { Locale } from "@baize/kernel/locale";
import { type Binding, bind, type Log } from "@baize/platform-server";
import { locateVisitor, PLACE_COOKIE, type Place, placeText } from "../contract/index.ts";
import { countryName, type Named, subdivisionsOf } from "./countries.ts";
import { databaseLocator, fixedLocator } from "./locator.ts";

export type { Named } from "./countries.ts";

export { GeoDatabaseUnreadable } from "./locator.ts";

export type Geo = {
	/** Where an address is, from memory. The server decides by this; never by a cookie. */
	locate(ip: string): Place;
	countryName(country: string, locale: Locale): string;
	subdivisionsOf(country: string): Named[];
	bindings: Binding[];
};

export type GeoPorts = {
	/** An .mmdb file; without it every address is at `home`, so production requires one. */
	databasePath?: string | undefined;
	/** The place of private addresses, and of every address if there is no database. Unknown in production. */
	home: Place;
	log?: Pick<Log, "error">;
};

const COOKIE_SECONDS = 24 * 60 * 60;

export async function openGeo({ databasePath, home, log }: GeoPorts): Promise<Geo> {
	const locate = databasePath ? await databaseLocator(databasePath, home, log) : fixedLocator(home);
	const answerPlace = bind(locateVisitor, (_input, visit, reply) => {
		const options = { httpOnly: false, maxAgeSeconds: COOKIE_SECONDS };
		reply.setCookie(PLACE_COOKIE, placeText(locate(visit.ip)), options);
		return undefined;
	});
	return { locate, countryName, subdivisionsOf, bindings: [answerPlace] };
}
