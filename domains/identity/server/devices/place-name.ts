import type { Locale } from "@baize/kernel/locale";
import type { Parts } from "../ports.ts";

const NOWHERE = "ZZ";

/** The approximate location of an IP address, as people say it: "Ontario, Canada". Undefined where it is unknown. */
export function placeName({ geo }: Pick<Parts, "geo">, ip: string | null, locale: Locale): string | undefined {
	const { country, subdivision } = geo.locate(ip ?? "");
	if (country === NOWHERE) return undefined;
	const name = geo.subdivisionsOf(country).find(({ code }) => code === subdivision)?.name;
	return [name, geo.countryName(country, locale)].filter(Boolean).join(", ");
}
