import { sheets } from "@baize/games/sheets";
import { LOCALES, type Locale } from "@baize/kernel/locale";
import { faultsOf, isAllowedAt, MAX_PRIZES, placeOf, Terms, type TermsFault, USUAL } from "../contract/index.ts";

const UNITS = 100;
const WHOLE = ["bestOf", "roundLimit", "capPoints"] as const;
export type FormTexts = Readonly<Record<string, string>>;
/** By the field, what is wrong there. */
export type Wrong = Readonly<Record<string, string>>;

/** The field of the title in a language: titleEn. English is required; the others may be left out. */
export const titleIn = (locale: Locale): string => `title${locale.slice(0, 1).toUpperCase()}${locale.slice(1)}`;

export const FIELDS = [...LOCALES.map(titleIn), "titles", "from", "until", "places", ...WHOLE, "minStake", "prizes"];

export const titleOf = (gameId: string): string => sheets.find(({ id }) => id === gameId)?.title ?? gameId;
export const amountText = (units: number): string => (units / UNITS).toFixed(2);
const minuteText = (ms: number): string => new Date(ms).toISOString().slice(0, "2026-01-31T12:00".length);
export const utcText = (ms: number): string => `${minuteText(ms).replace("T", " ")} UTC`;

/** The form that says these terms; of a new tournament, the usual numbers. */
export function formOf(terms?: Terms): FormTexts {
	const { bestOf, roundLimit, capPoints, minStakeUnits } = terms ?? USUAL;
	return {
		...{ bestOf: String(bestOf), roundLimit: String(roundLimit), capPoints: String(capPoints) },
		minStake: amountText(minStakeUnits),
		...(terms && {
			...Object.fromEntries(LOCALES.map((locale) => [titleIn(locale), terms.title[locale] ?? ""])),
			...{ titles: terms.titles.join(","), places: terms.places.join(", ") },
			...{ from: minuteText(terms.fromMs), until: minuteText(terms.untilMs) },
			prizes: terms.prizesUnits.map(amountText).join(", "),
		}),
	};
}

const listIn = (text = ""): string[] =>
	text
		.split(",")
		.map((each) => each.trim())
		.filter(Boolean);

const wholeIn = (text = ""): number => (/^\d{1,7}$/.test(text.trim()) ? Number(text) : Number.NaN);

function unitsIn(text = ""): number {
	const match = /^(\d{1,6})(?:\.(\d{2}))?$/.exec(text.trim());
	return match ? Number(match[1]) * UNITS + Number(match[2] ?? 0) : Number.NaN;
}

/** The terms that a form says, or what is wrong with it. */
export function termsOf(form: FormTexts, nowMs: number): { terms: Terms } | { wrong: Wrong } {
	const titles = LOCALES.map((locale) => [locale, (form[titleIn(locale)] ?? "").trim()] as const);
	const terms: Terms = {
		title: { en: "", ...Object.fromEntries(titles.filter(([, title]) => title !== "")) },
		...{ titles: listIn(form.titles), places: listIn(form.places?.toUpperCase()) },
		...{ fromMs: Date.parse(`${form.from}Z`), untilMs: Date.parse(`${form.until}Z`) },
		...{ bestOf: wholeIn(form.bestOf), roundLimit: wholeIn(form.roundLimit), capPoints: wholeIn(form.capPoints) },
		...{ minStakeUnits: unitsIn(form.minStake), prizesUnits: listIn(form.prizes).map(unitsIn) },
	};
	const wrong = { ...wrongByRules(terms, nowMs), ...wrongByForm(terms) };
	return Object.keys(wrong).length > 0 ? { wrong } : { terms };
}

const FIELD_OF: Readonly<Record<TermsFault, string>> = {
	period: "until",
	past: "from",
	rounds: "bestOf",
	titles: "titles",
	prizes: "prizes",
	places: "places",
};

function wrongByRules(terms: Terms, nowMs: number): Wrong {
	const faults = faultsOf(terms, {
		nowMs,
		isTitle: (gameId) => sheets.some(({ id }) => id === gameId),
		isAllowedIn: (place) => isAllowedAt(placeOf(place)),
	});
	return Object.fromEntries(faults.map((fault) => [FIELD_OF[fault], fault]));
}

type Range = { minimum?: number; maximum?: number };
const isIn = (amount: number, range: object): boolean => {
	const { minimum = 0, maximum = Number.MAX_SAFE_INTEGER } = range as Range;
	return amount >= minimum && amount <= maximum;
};

function wrongByForm(terms: Terms): Wrong {
	const rules = Terms.properties as unknown as Readonly<Record<keyof Terms, Range>>;
	const checks: [string, string, boolean][] = [
		...LOCALES.map((locale): [string, string, boolean] => [
			titleIn(locale),
			"long",
			(terms.title[locale] ?? "").length > 80,
		]),
		["titleEn", "needed", terms.title.en === ""],
		["titles", "needed", terms.titles.length === 0],
		["places", "needed", terms.places.length === 0],
		["from", "needed", Number.isNaN(terms.fromMs)],
		["until", "needed", Number.isNaN(terms.untilMs)],
		...WHOLE.map((name): [string, string, boolean] => [name, name, !isIn(terms[name], rules[name])]),
		["minStake", "minStake", !isIn(terms.minStakeUnits, rules.minStakeUnits)],
		["prizes", "amounts", !isPrizes(terms.prizesUnits)],
	];
	return Object.fromEntries(checks.filter(([, , isWrong]) => isWrong).map(([field, why]) => [field, why]));
}

const isPrizes = (prizes: readonly number[]): boolean =>
	prizes.length > 0 &&
	prizes.length <= MAX_PRIZES &&
	prizes.every((units) => isIn(units, { minimum: 1, maximum: 10_000_000 }));
