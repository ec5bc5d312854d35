import { sellsFeature } from "@baize/games/others";
import { registry } from "@baize/games/registry";
import { spinGames } from "@baize/games/spins";
import { LOCALES, type Locale } from "@baize/kernel/locale";
import {
	AUDIENCES,
	COUNTS,
	faultsOf,
	GOALS,
	isLawful,
	MAX_MULTIPLE_X100,
	MAX_PLAYERS,
	MAX_POINTS,
	MIN_MULTIPLE_X100,
	type Reward,
	type Terms,
	type TermsFault,
} from "../contract/index.ts";

const HUNDRED = 100;
export type FormTexts = Readonly<Record<string, string>>;
/** By the field, what is wrong there. */
export type Wrong = Readonly<Record<string, string>>;

/** The field of the title in a language: titleEn. English is required; the others may be left out. */
export const titleIn = (locale: Locale): string => `title${locale.slice(0, 1).toUpperCase()}${locale.slice(1)}`;

const REWARDS = ["spins", "points"] as const;
type Option = { value: string; text?: string };
const named = (values: readonly string[]): Option[] => values.map((value) => ({ value }));

/** The titles of the site, in the order of their names. */
const TITLES: readonly Option[] = registry.all
	.map(({ sheet: { id, title } }) => ({ value: id, text: title }))
	.sort((a, b) => a.text.localeCompare(b.text));

/** The fields that are chosen from a list; an option without a text has one by its field and value. */
export const OPTIONS: Readonly<Record<string, readonly Option[]>> = {
	titles: TITLES,
	audience: named(AUDIENCES),
	goal: named(GOALS),
	reward: named(REWARDS),
	spinsGame: spinGames
		.filter(({ sheet }) => !sellsFeature(sheet.id))
		.map(({ sheet: { id, title } }) => ({ value: id, text: title })),
};

export const FIELDS = [
	...LOCALES.map(titleIn),
	...["titles", "goal", "count", "multiple", "from", "until", "places", "audience", "maxPlayers"],
	...["reward", "spinsGame", "spinsCount", "spinsStake", "spinsDays", "points"],
];

/** Those of the goal and the reward that are chosen. */
export function isShown(field: string, { goal, reward }: FormTexts): boolean {
	if (field === "multiple") return goal === "multiple";
	if (field === "points") return reward === "points";
	return !field.startsWith("spins") || reward === "spins";
}

export const titleOf = (gameId: string): string => TITLES.find(({ value }) => value === gameId)?.text ?? gameId;
export const amountText = (units: number): string => (units / HUNDRED).toFixed(2);
const minuteText = (ms: number): string => new Date(ms).toISOString().slice(0, "2026-01-31T12:00".length);
export const utcText = (ms: number): string => `${minuteText(ms).replace("T", " ")} UTC`;

const NEW: FormTexts = {
	...{ goal: "titles", count: "3", audience: "all", maxPlayers: "1000" },
	...{ reward: "spins", spinsGame: "tidal-book", spinsCount: "10", spinsStake: "0.20", spinsDays: "14" },
};

/** The form that says these terms; of a new mission, what is usual. */
export function formOf(terms?: Terms): FormTexts {
	if (!terms) return NEW;
	const { goal, reward } = terms;
	const { points, spins } = reward;
	return {
		...Object.fromEntries(LOCALES.map((locale) => [titleIn(locale), terms.title[locale] ?? ""])),
		...{ titles: terms.titles.join(","), places: terms.places.join(", "), audience: terms.audience },
		...{ from: minuteText(terms.fromMs), until: minuteText(terms.untilMs), maxPlayers: String(terms.maxPlayers) },
		...{ goal: goal.kind, count: String(goal.count) },
		multiple: goal.multipleX100 === null ? "" : amountText(goal.multipleX100),
		reward: spins ? "spins" : "points",
		points: points === null ? "" : String(points),
		...(spins && {
			...{ spinsGame: spins.gameId, spinsCount: String(spins.count), spinsDays: String(spins.days) },
			spinsStake: amountText(spins.stakeUnits),
		}),
	};
}

const listIn = (text = ""): string[] =>
	text
		.split(",")
		.map((each) => each.trim())
		.filter(Boolean);

const wholeIn = (text = ""): number => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : Number.NaN);

/** An amount or a multiple, in hundredths. */
function hundredthsIn(text = ""): number {
	const match = /^(\d{1,6})(?:\.(\d{1,2}))?$/.exec(text.trim());
	return match ? Number(match[1]) * HUNDRED + Number((match[2] ?? "").padEnd(2, "0")) : Number.NaN;
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | undefined): Value =>
	values.find((value) => value === text) ?? values[0]!;

/** The terms that a form says, or what is wrong with it. */
export function termsOf(form: FormTexts, nowMs: number): { terms: Terms } | { wrong: Wrong } {
	const titles = LOCALES.map((locale) => [locale, (form[titleIn(locale)] ?? "").trim()] as const);
	const kind = oneOf(GOALS, form.goal);
	const terms: Terms = {
		title: { en: "", ...Object.fromEntries(titles.filter(([, title]) => title !== "")) },
		...{ titles: listIn(form.titles), places: listIn(form.places?.toUpperCase()) },
		...{ fromMs: Date.parse(`${form.from}Z`), untilMs: Date.parse(`${form.until}Z`) },
		...{ audience: oneOf(AUDIENCES, form.audience), maxPlayers: wholeIn(form.maxPlayers) },
		goal: {
			...{ kind, count: wholeIn(form.count) },
			multipleX100: kind === "multiple" ? hundredthsIn(form.multiple) : null,
		},
		reward: rewardIn(form),
	};
	const wrong = { ...wrongByRules(terms, nowMs), ...wrongByForm(terms) };
	return Object.keys(wrong).length > 0 ? { wrong } : { terms };
}

function rewardIn(form: FormTexts): Reward {
	if (oneOf(REWARDS, form.reward) === "points") return { points: wholeIn(form.points), spins: null };
	const spins = {
		...{ gameId: form.spinsGame ?? "", count: wholeIn(form.spinsCount), days: wholeIn(form.spinsDays) },
		stakeUnits: hundredthsIn(form.spinsStake),
	};
	return { points: null, spins };
}

const FIELD_OF: Readonly<Record<TermsFault, string>> = {
	period: "until",
	past: "from",
	titles: "titles",
	goal: "count",
	multiple: "multiple",
	reward: "reward",
	places: "places",
};

/** Whether a title takes the stake of spins, the server says. */
function wrongByRules(terms: Terms, nowMs: number): Wrong {
	const faults = faultsOf(terms, {
		...{ nowMs, isLawful, isRewardPossible: () => true },
		isTitle: (gameId) => TITLES.some(({ value }) => value === gameId),
	});
	return Object.fromEntries(faults.map((fault) => [FIELD_OF[fault], fault]));
}

const isIn = (amount: number, min: number, max: number): boolean => amount >= min && amount <= max;

function wrongByForm({ title, places, fromMs, maxPlayers, goal, reward: { points, spins } }: Terms): Wrong {
	const { min, max } = COUNTS[goal.kind];
	const checks: [string, string, boolean][] = [
		...LOCALES.map((locale): [string, string, boolean] => [titleIn(locale), "long", (title[locale] ?? "").length > 80]),
		["titleEn", "needed", title.en === ""],
		["places", "needed", places.length === 0],
		["from", "needed", Number.isNaN(fromMs)],
		["maxPlayers", "maxPlayers", !isIn(maxPlayers, 1, MAX_PLAYERS)],
		["count", "goal", !isIn(goal.count, min, max)],
		[
			"multiple",
			"multiple",
			goal.multipleX100 !== null && !isIn(goal.multipleX100, MIN_MULTIPLE_X100, MAX_MULTIPLE_X100),
		],
		["points", "points", points !== null && !isIn(points, 1, MAX_POINTS)],
		["spinsCount", "spinsCount", spins !== null && !isIn(spins.count, 1, HUNDRED)],
		["spinsStake", "spinsStake", spins !== null && !isIn(spins.stakeUnits, 1, 1_000)],
		["spinsDays", "spinsDays", spins !== null && !isIn(spins.days, 1, 90)],
	];
	return Object.fromEntries(checks.filter(([, , isWrong]) => isWrong).map(([field, why]) => [field, why]));
}
