import { formatMoney } from "@baize/kernel/money";
import { useMemo } from "react";
import { useLocale, useTranslate } from "react-admin";

type Values = Record<string, unknown>;

/** How values are written for an operator. */
export type Formats = {
	t(key: string, values?: Values): string;
	/** Date and time of day. */
	time(at: number | string): string;
	/** With seconds, where the order of events matters. */
	exactTime(at: number | string): string;
	/** The day alone, in the operator's time zone. */
	day(at: number | string): string;
	/** A date without a time of day: 1990-01-31. */
	date(text: string): string;
	money(minor: number, currency: string): string;
	country(code: string): string;
};

export function formatsFor(locale: string, t: Formats["t"]): Formats {
	const time = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short", hourCycle: "h23" });
	const exactTime = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "medium", hourCycle: "h23" });
	const day = new Intl.DateTimeFormat(locale, { dateStyle: "medium" });
	const date = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
	const countries = new Intl.DisplayNames([locale], { type: "region" });
	return {
		t,
		time: (at) => time.format(new Date(at)),
		exactTime: (at) => exactTime.format(new Date(at)),
		day: (at) => day.format(new Date(at)),
		date: (text) => date.format(new Date(text)),
		money: (minor, currency) => formatMoney(minor, currency, locale),
		country: (code) => countries.of(code) ?? code,
	};
}

export function useFormats(): Formats {
	const t = useTranslate();
	const locale = useLocale() ?? "en";
	return useMemo(() => formatsFor(locale, t as Formats["t"]), [locale, t]);
}
