import type { Locale } from "@baize/kernel/locale";
import { iso31661 } from "iso-3166";
import type { CaptureView } from "../../contract/index.ts";

const findSubmission = new Map<Locale, CaptureView["countries"]>();

/** Every country by its name in a language: a document may be from anywhere. */
export function countriesIn(locale: Locale): CaptureView["countries"] {
	const found = findSubmission.get(locale);
	if (found) return found;
	const names = new Intl.DisplayNames([locale], { type: "region" });
	const countries = iso31661
		.filter(({ state }) => state === "assigned")
		.map(({ alpha2 }) => ({ code: alpha2, name: names.of(alpha2) ?? alpha2 }))
		.sort((a, b) => a.name.localeCompare(b.name, locale));
	findSubmission.set(locale, countries);
	return countries;
}
