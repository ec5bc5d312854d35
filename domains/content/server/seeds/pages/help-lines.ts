import { type Locale, tagOf } from "@baize/kernel/locale";
import { link, list } from "./page.ts";

/** Telephones for people whose play has become a problem, and for those near to them, by country code of ISO 3166-1. */
const HELP_LINES = [
	["AT", "Spielsuchthilfe", "+43 1 544 13 57"],
	["BR", "CVV", "188"],
	["CA", "ConnexOntario", "1-866-531-2600"],
	["ES", "FEJAR", "900 200 225"],
	["GB", "GamCare", "0808 8020 133"],
	["IE", "GamblingCare.ie", "1800 936 725"],
	["MX", "Línea de la Vida", "800 911 2000"],
	["PT", "Linha Vida", "1414"],
	["US", "1-800-GAMBLER", "1-800-426-2537"],
] as const;

/** The telephones by country, each from left to right in every language, and help on the web for everyone else. */
export function helpLines(locale: Locale, everywhere: string) {
	const countries = new Intl.DisplayNames([tagOf(locale)], { type: "region" });
	return [
		list(...HELP_LINES.map(([country, name, phone]) => `${countries.of(country)} — \u2066${name}, ${phone}\u2069`)),
		link(everywhere, "https://www.gamblingtherapy.org"),
	];
}
