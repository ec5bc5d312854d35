import { DEFAULT_LOCALE, LOCALES, type Locale } from "@baize/kernel/locale";
import { GAME_CLASS_NAMES, type GameClass } from "@baize/ledger/contract";
import type { Terms } from "../contract/index.ts";
import { textOfTitles, titlesIn } from "./title-shares.ts";

/** The field of a text in a language: titleEn. English is required; the others may be left out. */
export const fieldIn = (name: string, locale: Locale): string =>
	name + locale.slice(0, 1).toUpperCase() + locale.slice(1);

/** What an offer says in words, and how long each may be. */
const TEXT_LENGTHS = { title: 60, lead: 200, notes: 2_000 } as const;
type TextName = keyof typeof TEXT_LENGTHS;
export const TEXT_NAMES = Object.keys(TEXT_LENGTHS) as TextName[];

const SPINS = ["spinsCount", "spinsTitles", "spinsStake", "spinsDays"];
const FREE_BET = ["freeBetFace", "freeBetPrice", "freeBetDays", "freeBetMultiples"];
/** A field of the form, as text. Amounts are in whole money of about a dollar: 10.00 is a thousand units. */
export const FIELDS = [
	...TEXT_NAMES.flatMap((name) => LOCALES.map((locale) => fieldIn(name, locale))),
	...["from", "until", "places", "code"],
	...["nth", "depositMin", "depositPercent", "depositMax", "fixed"],
	...["lossPercent", "lossDays", "lossMin", "lossMax", "lossProducts"],
	...SPINS,
	...FREE_BET,
	...["times", "days", "shares", "titles", "fundsOrder", "counts", "maxStake", "maxConverted"],
];
export type FormTexts = Readonly<Record<string, string>>;
type Kind = Terms["kind"];
export const isText = (field: string): boolean => FIELDS.indexOf(field) < TEXT_NAMES.length * LOCALES.length;
/** What a code or a deposit gives. */
export const GIVES = ["money", "spins", "freeBet"] as const;
export type Gives = (typeof GIVES)[number];
const BY_GIVES: Readonly<Record<Gives, readonly string[]>> = {
	money: ["depositPercent", "depositMax", "fixed"],
	spins: SPINS,
	freeBet: FREE_BET,
};
/** A free bet's wins are the player's at once. */
const WAGERING: readonly string[] = [
	...["times", "days", "shares", "titles", "fundsOrder", "counts", "maxStake", "maxConverted"],
];

/** The fields that say one of a few words; the first is chosen in a new form. */
const CHOICES = {
	fundsOrder: ["cashFirst", "bonusFirst", "inProportion"],
	counts: ["bonus", "all"],
	freeBetMultiples: ["yes", "no"],
} as const;
export const choicesOf = (field: string): readonly string[] | undefined =>
	Object.entries(CHOICES).find(([name]) => name === field)?.[1];
export const givesOf = ({ spins, freeBet }: Pick<Terms, "spins" | "freeBet">): Gives =>
	spins ? "spins" : freeBet ? "freeBet" : "money";
export const hasChoice = (kind: Kind): boolean => kind === "depositMatch" || kind === "noDeposit";

/** Which fields a kind of offer has beside the texts, dates, places and wagering. */
const FIELDS_OF: Readonly<Record<Kind, readonly string[]>> = {
	depositMatch: ["code", "nth", "depositMin", "depositPercent", "depositMax", ...SPINS, ...FREE_BET],
	noDeposit: ["code", "fixed", ...SPINS, ...FREE_BET],
	cashback: ["lossPercent", "lossDays", "lossMin", "lossMax", "lossProducts"],
	manual: ["fixed"],
};
const ALWAYS: readonly string[] = FIELDS.filter((field) => !Object.values(FIELDS_OF).flat().includes(field));
export const isAsked = (field: string, kind: Kind, gives: Gives): boolean =>
	(ALWAYS.includes(field) && (hasWagering(kind, gives) || !WAGERING.includes(field))) ||
	(FIELDS_OF[kind].includes(field) && !isOfOther(field, kind, gives));
const isOfOther = (field: string, kind: Kind, gives: Gives): boolean =>
	hasChoice(kind) && GIVES.some((other) => other !== gives && BY_GIVES[other].includes(field));
/** Whether what is given may have to be wagered. */
export const hasWagering = (kind: Kind, gives: Gives): boolean => !(hasChoice(kind) && gives === "freeBet");

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const UNITS = 100;

/** The terms that a form says, or the names of the fields that say none. */
export function termsOf(
	kind: Kind,
	form: FormTexts,
	endsWithWithdrawal: boolean,
): { terms: Terms } | { wrong: string[] } {
	const { wrong, text, fail, whole, units, day, inAll, list, orNull, oneOf } = readersOf(form);
	const products = list("lossProducts").filter((each) => each === "casino" || each === "sports");
	const gives = hasChoice(kind) ? (GIVES.find((each) => each === text("gives")) ?? "money") : "money";
	const [isSpins, isFreeBet, isMoney] = [gives === "spins", gives === "freeBet", gives === "money"];
	const hasNoWagering = isFreeBet || ((kind === "cashback" || isSpins) && text("times") === "");
	const titles = list("spinsTitles");
	const named = hasNoWagering ? [] : (titlesIn(text("titles")) ?? fail("titles", []));
	const terms: Terms = {
		kind,
		reward: gives === "money" ? (hasNoWagering ? "cash" : "bonus") : gives,
		spins: isSpins
			? { count: whole("spinsCount"), titles, stakeUnits: units("spinsStake"), days: whole("spinsDays") }
			: null,
		...(isFreeBet && {
			freeBet: {
				...{ faceUnits: units("freeBetFace"), minPriceX10000: units("freeBetPrice") * UNITS },
				...{
					takesMultiples: oneOf("freeBetMultiples", CHOICES.freeBetMultiples) === "yes",
					days: whole("freeBetDays"),
				},
			},
		}),
		...{ title: inAll("title"), lead: inAll("lead"), notes: inAll("notes") },
		...{ fromMs: day("from"), untilMs: day("until"), places: list("places") },
		code: FIELDS_OF[kind].includes("code") && text("code") !== "" ? text("code").toUpperCase() : null,
		deposit:
			kind === "depositMatch"
				? {
						...{ nth: orNull("nth", whole), minUnits: units("depositMin") },
						percent: isMoney ? whole("depositPercent") : null,
						maxUnits: isMoney ? units("depositMax") : null,
					}
				: null,
		fixedUnits: (kind === "noDeposit" && isMoney) || kind === "manual" ? units("fixed") : null,
		cashback:
			kind === "cashback"
				? {
						...{ percent: whole("lossPercent"), windowDays: whole("lossDays") },
						...{ minLossUnits: units("lossMin"), maxUnits: units("lossMax"), products },
					}
				: null,
		wagering: hasNoWagering
			? null
			: {
					...{
						timesX10: times(text("times")) ?? fail("times", 0),
						days: whole("days"),
						shares: sharesIn(text("shares")),
					},
					...(named.length > 0 && { titles: named }),
					...{
						fundsOrder: oneOf("fundsOrder", CHOICES.fundsOrder),
						counts: oneOf("counts", CHOICES.counts),
						endsWithWithdrawal,
					},
					...{ maxStakeUnits: orNull("maxStake", units), maxConvertedUnits: orNull("maxConverted", units) },
				},
	};
	if (terms.places.length === 0) wrong.push("places");
	if (terms.wagering?.shares.length === 0) wrong.push("shares");
	if (isSpins && titles.length === 0) wrong.push("spinsTitles");
	if (kind === "cashback" && products.length === 0) wrong.push("lossProducts");
	return wrong.length > 0 ? { wrong } : { terms };
}

/** Each reads a field; one that says nothing is noted in `wrong`. */
function readersOf(form: FormTexts) {
	const wrong: string[] = [];
	const text = (field: string): string => (form[field] ?? "").trim();
	const fail = <T>(field: string, value: T): T => {
		wrong.push(field);
		return value;
	};
	const whole = (field: string): number => (/^\d{1,4}$/.test(text(field)) ? Number(text(field)) : fail(field, 0));
	const units = (field: string): number => {
		const match = /^(\d{1,5})(?:\.(\d{1,2}))?$/.exec(text(field));
		return match ? Number(match[1]) * UNITS + Number((match[2] ?? "").padEnd(2, "0")) : fail(field, 0);
	};
	const day = (field: string): number =>
		DAY.test(text(field)) && !Number.isNaN(Date.parse(text(field))) ? Date.parse(text(field)) : fail(field, 0);
	const inAll = (name: TextName) => {
		const english = fieldIn(name, DEFAULT_LOCALE);
		if (text(english) === "") wrong.push(english);
		const fields = LOCALES.map((locale) => fieldIn(name, locale));
		wrong.push(...fields.filter((field) => text(field).length > TEXT_LENGTHS[name]));
		const written = LOCALES.map((locale) => [locale, text(fieldIn(name, locale))]).filter(([, words]) => words !== "");
		return { ...Object.fromEntries(written), [DEFAULT_LOCALE]: text(english) } as Terms["title"];
	};
	const list = (field: string): string[] =>
		text(field)
			.split(/[\s,]+/)
			.filter(Boolean);
	const orNull = (field: string, read: (field: string) => number): number | null =>
		text(field) === "" ? null : read(field);
	const oneOf = <Word extends string>(field: string, words: readonly [Word, ...Word[]]): Word =>
		words.find((each) => each === text(field)) ?? fail(field, words[0]);
	return { wrong, text, fail, whole, units, day, inAll, list, orNull, oneOf };
}

function times(text: string): number | undefined {
	const match = /^(\d{1,2})(?:\.(\d))?$/.exec(text);
	return match ? Number(match[1]) * 10 + Number(match[2] ?? 0) : undefined;
}

/** "slots 100, roulette 20"; nothing where a word is no class, or a number no per cent. */
function sharesIn(text: string): { gameClass: GameClass; percent: number }[] {
	const shares = text.split(",").map((part) => {
		const [name, percent] = part.trim().split(/\s+/);
		const gameClass = GAME_CLASS_NAMES.find((each) => each === name);
		return gameClass && percent && /^\d{1,3}$/.test(percent) && Number(percent) <= 100
			? { gameClass, percent: Number(percent) }
			: undefined;
	});
	return shares.every((share) => share !== undefined) ? shares : [];
}

const dayText = (ms: number): string => new Date(ms).toISOString().slice(0, "2026-01-31".length);
const amountText = (units: number): string => (units / UNITS).toFixed(2);
const orEmpty = (units: number | null): string => (units === null ? "" : amountText(units));

/** The form that says these terms. */
export function formOf(terms: Terms): FormTexts {
	const { title, lead, notes, deposit, cashback, spins, freeBet, wagering } = terms;
	const inAll = (name: string, text: Terms["title"]) =>
		Object.fromEntries(LOCALES.map((locale) => [fieldIn(name, locale), text[locale] ?? ""]));
	return {
		...{ ...inAll("title", title), ...inAll("lead", lead), ...inAll("notes", notes) },
		...{ from: dayText(terms.fromMs), until: dayText(terms.untilMs), places: terms.places.join(", ") },
		gives: givesOf(terms),
		...{ code: terms.code ?? "", fixed: orEmpty(terms.fixedUnits), nth: deposit?.nth ? String(deposit.nth) : "" },
		...(deposit && {
			...{ depositMin: amountText(deposit.minUnits), depositMax: orEmpty(deposit.maxUnits) },
			depositPercent: deposit.percent === null ? "" : String(deposit.percent),
		}),
		...(cashback && {
			...{ lossPercent: String(cashback.percent), lossDays: String(cashback.windowDays) },
			...{ lossMin: amountText(cashback.minLossUnits), lossMax: amountText(cashback.maxUnits) },
			lossProducts: cashback.products.join(", "),
		}),
		...(spins && {
			...{ spinsCount: String(spins.count), spinsTitles: spins.titles.join(", ") },
			...{ spinsStake: amountText(spins.stakeUnits), spinsDays: String(spins.days) },
		}),
		...(freeBet && {
			...{ freeBetFace: amountText(freeBet.faceUnits), freeBetPrice: amountText(freeBet.minPriceX10000 / UNITS) },
			...{ freeBetMultiples: freeBet.takesMultiples ? "yes" : "no", freeBetDays: String(freeBet.days) },
		}),
		...(wagering && {
			...{ times: String(wagering.timesX10 / 10), days: String(wagering.days) },
			...{ fundsOrder: wagering.fundsOrder, counts: wagering.counts },
			shares: wagering.shares.map(({ gameClass, percent }) => `${gameClass} ${percent}`).join(", "),
			titles: textOfTitles(wagering.titles ?? []),
			...{ maxStake: orEmpty(wagering.maxStakeUnits), maxConverted: orEmpty(wagering.maxConvertedUnits) },
		}),
	};
}
