import { useLocale } from "react-admin";

/** Times and countries in the operator's format. */
export function useFormats() {
	const locale = useLocale();
	const time = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short", hourCycle: "h23" });
	const day = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
	const countries = new Intl.DisplayNames([locale], { type: "region" });
	return {
		time: (ms: number) => time.format(ms),
		/** For a date written as 1990-01-31. */
		day: (text: string) => day.format(new Date(text)),
		country: (code: string) => countries.of(code) ?? code,
	};
}
