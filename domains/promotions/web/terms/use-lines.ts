import type { GameClass } from "@baize/ledger/contract";
import type { ReactNode } from "react";
import type { TERM_LINES, TermsView, WageringView } from "../../contract/views.ts";
import { bold } from "../words/bold.tsx";
import { type OfferTexts, useOfferTexts } from "../words/texts.ts";
import { type Formats, useFormats } from "../words/use-formats.ts";
import { countedGames, countedTitles } from "./counted-games.ts";

export type TermLine = (typeof TERM_LINES)[number];
type Writer = { t: OfferTexts; f: Formats; terms: TermsView };

/** More classes than this are not named one by one in a line; the whole terms name them. */
const MAX_NAMED = 3;

/** The terms in a few lines, each with its name and its sentences. */
export function useLines(terms: TermsView): { line: TermLine; sentences: ReactNode[] }[] {
	const t = useOfferTexts();
	const f = useFormats(terms.currency);
	return terms.lines.map((line) => ({ line, sentences: WRITTEN[line]({ t, f, terms }) }));
}

const WRITTEN: Record<TermLine, (writer: Writer) => ReactNode[]> = {
	receive,
	when,
	bet: ({ t, f, terms: { freeBet } }) =>
		freeBet
			? [
					t.rich("lines.bet.price", { b: bold, price: f.price(freeBet.minPriceX10000) }),
					t(freeBet.takesMultiples ? "lines.bet.multiples" : "lines.bet.singles"),
				]
			: [],
	pays: ({ t, terms: { freeBet } }) => (freeBet ? [t.rich("lines.pays", { b: bold })] : []),
	wager: ({ t, f, terms }) => ofWagering(terms, (wagering) => [wagerLine({ t, f, terms }, wagering)]),
	games: ({ t, f, terms }) => ofWagering(terms, (wagering) => gamesLine({ t, f, terms }, wagering)),
	stake: ({ t, f, terms }) =>
		ofWagering(terms, ({ maxStakeMinor, maxConvertedMinor }) => [
			maxStakeMinor === null
				? t("lines.stake.free")
				: t.rich("lines.stake.max", { b: bold, max: f.money(maxStakeMinor) }),
			maxConvertedMinor !== null && t("lines.stake.converted", { most: f.money(maxConvertedMinor) }),
		]),
	funds: ({ t, terms }) =>
		ofWagering(terms, ({ fundsOrder, counts, endsWithWithdrawal }) => [
			t(`lines.funds.${fundsOrder}`),
			counts === "bonus" && t("lines.funds.counts"),
			t.rich(endsWithWithdrawal ? "lines.funds.ends" : "lines.funds.stays", { b: bold }),
		]),
	yours: ({ t }) => [t.rich("lines.yours", { b: bold })],
};

const ofWagering = ({ wagering }: TermsView, write: (wagering: WageringView) => (ReactNode | false)[]): ReactNode[] =>
	wagering ? write(wagering).filter((sentence) => sentence !== false) : [];

function receive({ t, f, terms }: Writer): ReactNode[] {
	const { kind, reward, deposit, cashback, spins, freeBet, fixedMinor, needsCode } = terms;
	const values = {
		b: bold,
		min: f.money(deposit?.minMinor ?? 0),
		max: f.money(deposit?.maxMinor ?? cashback?.maxMinor ?? 0),
		least: f.money(cashback?.minLossMinor ?? 0),
		percent: f.percent(deposit?.percent ?? cashback?.percent ?? 0),
		fixed: f.money(fixedMinor ?? 0),
		date: f.until(terms.untilMs),
		days: f.whole(cashback?.windowDays ?? 0),
		games: f.list((cashback?.products ?? []).map((each) => t(`lines.products.${each}`))),
		count: f.whole(spins?.count ?? 0),
		stake: f.money(spins?.stakeMinor ?? 0),
		face: f.money(freeBet?.faceMinor ?? 0),
		titles: f.list((spins?.titles ?? []).map(titleName)),
	};
	const nth = deposit?.nth ?? null;
	return [
		t.rich(`lines.receive.${kind}.${reward}`, values),
		nth !== null && t("lines.nth", { nth }),
		needsCode && t("lines.code"),
	].filter((sentence) => sentence !== false);
}

/** A title by the name in its address: "Tidal Book". */
const titleName = (slug: string): string =>
	slug.replaceAll(/(?:^|-)(\w)/g, (_, first: string) => ` ${first.toUpperCase()}`).trim();

function when({ t, f, terms: { kind, spins, freeBet, cashback } }: Writer): ReactNode[] {
	const sentences = [t(`lines.when.${kind}`, { days: f.whole(cashback?.windowDays ?? 0) })];
	if (spins) return [...sentences, t("lines.when.spins", { days: spins.days })];
	return freeBet ? [...sentences, t("lines.when.freeBet", { days: freeBet.days })] : sentences;
}

function wagerLine({ t, f, terms }: Writer, { timesX10, days }: WageringView): ReactNode {
	if (terms.reward === "spins") return t.rich("lines.wagerWins", { b: bold, days, times: f.times(timesX10) });
	const faceMinor = exampleFaceMinor(terms);
	const stakesMinor = Math.round((faceMinor * timesX10) / 10);
	const values = { b: bold, days, times: f.times(timesX10), face: f.money(faceMinor), stakes: f.money(stakesMinor) };
	return t.rich("lines.wager", values);
}

/** The bonus by which the wagering is explained: the largest one that can be had. */
const exampleFaceMinor = ({ fixedMinor, deposit, cashback }: TermsView): number =>
	fixedMinor ?? deposit?.maxMinor ?? cashback?.maxMinor ?? 0;

/** Titles that count otherwise than their class are always named. */
function gamesLine({ t, f }: Writer, { contributions, titles }: WageringView): ReactNode[] {
	const classes = countedGames(contributions);
	const own = countedTitles(titles);
	const named = (of: readonly GameClass[]): string[] => of.map((each) => t(`classes.${each}`));
	const withShare = (name: string, percent: number): string => `${name} ${f.percent(percent)}`;
	const hasOthers = classes.none.length > MAX_NAMED;
	const full = [...named(classes.full), ...own.full];
	const part = [
		...classes.part.map(({ gameClass, percent }) => withShare(t(`classes.${gameClass}`), percent)),
		...own.part.map(({ name, percent }) => withShare(name, percent)),
	];
	const none = [...(hasOthers ? [] : named(classes.none)), ...own.none];
	return [
		...(full.length > 0 ? [t("lines.games.full", { games: f.list(full) })] : []),
		...(part.length > 0 ? [t("lines.games.part", { games: f.list(part) })] : []),
		...(none.length > 0 ? [t.rich("lines.games.none", { b: bold, games: f.list(none) })] : []),
		...(hasOthers ? [t.rich("lines.games.others", { b: bold })] : []),
	];
}
