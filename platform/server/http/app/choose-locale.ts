import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from "@baize/kernel/locale";
import Negotiator from "negotiator";

/** The best of our locales for an Accept-Language header; a valid cookie LANG takes precedence. */
export function chooseLocale(acceptLanguage: string | undefined, remembered?: string): Locale {
	if (isLocale(remembered)) return remembered;
	if (!acceptLanguage) return DEFAULT_LOCALE;
	const found = new Negotiator({ headers: { "accept-language": acceptLanguage } }).language(LOCALES);
	return isLocale(found) ? found : DEFAULT_LOCALE;
}
