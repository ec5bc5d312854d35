import type { Locale } from "@baize/kernel/locale";
import { iso31662 } from "iso-3166";

export type Named = { code: string; name: string };

const byCountry = Map.groupBy(iso31662, (entry) => entry.parent);

/** The subdivisions of the first level, by name: { code: "ON", name: "Ontario" }. */
export function subdivisionsOf(country: string): Named[] {
	const subdivisions = (byCountry.get(country) ?? []).map(({ code, name }) => ({
		code: code.slice(country.length + 1),
		name,
	}));
	return subdivisions.sort((a, b) => a.name.localeCompare(b.name));
}

/** A country's name in a language. */
export const countryName = (country: string, locale: Locale): string =>
	new Intl.DisplayNames([locale], { type: "region" }).of(country) ?? country;
