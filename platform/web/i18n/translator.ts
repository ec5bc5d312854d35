import format, { type CompiledMessage, type FormatValues } from "icu-minify/format";
import { createElement, Fragment, type ReactNode } from "react";
import type { createTranslator } from "use-intl/core";

/**
 * Keys, values and tags are checked by the library's own types; the run-time part is written below in a tenth of its
 * bytes.
 */
export type Translator<Texts extends Record<string, unknown>> = ReturnType<typeof createTranslator<Texts>>;

type Compiled = { [name: string]: CompiledMessage | Compiled };
type Values = FormatValues<ReactNode>;

/** Formatters are expensive to make and cheap to cache. */
const cached = new Map<string, unknown>();

function memoised<Arguments extends unknown[], Made>(
	kind: string,
	make: (...given: Arguments) => Made,
): (...given: Arguments) => Made {
	return (...given) => {
		const key = kind + JSON.stringify(given);
		const made = (cached.get(key) as Made | undefined) ?? make(...given);
		cached.set(key, made);
		return made;
	};
}

const OPTIONS = {
	timeZone: "UTC",
	formatters: {
		getDateTimeFormat: memoised(
			"date",
			(...given: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...given),
		),
		getNumberFormat: memoised(
			"number",
			(...given: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...given),
		),
		getPluralRules: memoised(
			"plural",
			(...given: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...given),
		),
	},
};

/** A key may come from a server's answer, and is invalid where it names a property that every object has. */
const below = (at: unknown, name: string): unknown =>
	typeof at === "object" && at !== null && !Array.isArray(at) && Object.hasOwn(at, name)
		? (at as Compiled)[name]
		: undefined;

/** Reads and formats the compiled messages of one domain in one language. */
export function openTranslator<Texts extends Record<string, unknown>>(
	locale: string,
	messages: unknown,
): Translator<Texts> {
	const found = new Map<string, CompiledMessage | undefined>();
	function find(key: string): CompiledMessage | undefined {
		if (!found.has(key)) found.set(key, key.split(".").reduce(below, messages) as CompiledMessage | undefined);
		return found.get(key);
	}
	const translate = (key: string, values?: Values) => format<ReactNode>(find(key) ?? key, locale, values, OPTIONS);
	const rich = (key: string, values?: Values): ReactNode => {
		const parts = translate(key, values);
		return Array.isArray(parts) ? createElement(Fragment, null, ...parts) : parts;
	};
	return Object.assign(translate, {
		rich,
		markup: translate,
		raw: find,
		has: (key: string) => find(key) !== undefined,
	}) as unknown as Translator<Texts>;
}
