import { inLanguage, type Locale } from "@baize/kernel/locale";
import { GAME_CLASS_NAMES } from "@baize/ledger/contract";
import type { OfferPrice, PriceView, Terms, TermsView, WageringView } from "../../contract/index.ts";
import type { PromotionsPorts } from "../ports.ts";
import type { StoredVersion } from "../tables.ts";
import { wireOf } from "./amounts.ts";

type Shown = Pick<StoredVersion, "terms" | "terms_hash" | "version">;

/** Terms as a player reads them: in one language and one currency, with the names of games. */
export function showTerms(
	{ games }: Pick<PromotionsPorts, "games">,
	{ terms, terms_hash, version }: Shown,
	locale: Locale,
	currency: string,
): TermsView {
	const { deposit, cashback, spins, freeBet, wagering } = terms;
	const inMoney = (units: number): number => wireOf(units, currency);
	return {
		hash: terms_hash,
		version,
		lines: linesOf(terms),
		title: inLanguage(terms.title, locale),
		lead: inLanguage(terms.lead, locale),
		notes: inLanguage(terms.notes, locale),
		kind: terms.kind,
		reward: terms.reward,
		currency,
		fromMs: terms.fromMs,
		untilMs: terms.untilMs,
		needsCode: terms.code !== null,
		deposit: deposit && {
			nth: deposit.nth,
			minMinor: inMoney(deposit.minUnits),
			percent: deposit.percent,
			maxMinor: deposit.maxUnits === null ? null : inMoney(deposit.maxUnits),
		},
		fixedMinor: terms.fixedUnits === null ? null : inMoney(terms.fixedUnits),
		cashback: cashback && {
			percent: cashback.percent,
			windowDays: cashback.windowDays,
			minLossMinor: inMoney(cashback.minLossUnits),
			maxMinor: inMoney(cashback.maxUnits),
			products: cashback.products,
		},
		spins: spins && {
			count: spins.count,
			titles: spins.titles,
			stakeMinor: inMoney(spins.stakeUnits),
			days: spins.days,
		},
		freeBet: freeBet
			? {
					...{ faceMinor: inMoney(freeBet.faceUnits), minPriceX10000: freeBet.minPriceX10000 },
					...{ takesMultiples: freeBet.takesMultiples, days: freeBet.days },
				}
			: null,
		wagering: wagering && showWagering(wagering, games, inMoney),
	};
}

function linesOf({ wagering, freeBet }: Terms): TermsView["lines"] {
	if (wagering) return ["receive", "wager", "games", "stake", "funds"];
	return freeBet ? ["receive", "bet", "pays", "when", "yours"] : ["receive", "when", "yours"];
}

function showWagering(
	wagering: NonNullable<Terms["wagering"]>,
	games: PromotionsPorts["games"],
	inMoney: (units: number) => number,
): WageringView {
	const percents = new Map(wagering.shares.map(({ gameClass, percent }) => [gameClass, percent]));
	const { timesX10, days, fundsOrder, counts, maxStakeUnits, maxConvertedUnits, endsWithWithdrawal } = wagering;
	return {
		...{ timesX10, days, fundsOrder, counts, endsWithWithdrawal },
		contributions: GAME_CLASS_NAMES.map((gameClass) => ({
			gameClass,
			percent: percents.get(gameClass) ?? 0,
			isExcluded: !percents.has(gameClass),
		})),
		titles: (wagering.titles ?? []).map(({ title, percent }) => ({
			...{ gameId: title, name: games.find(({ gameId }) => gameId === title)?.title ?? title },
			...{ percent: percent ?? 0, isExcluded: percent === null },
		})),
		maxStakeMinor: maxStakeUnits === null ? null : inMoney(maxStakeUnits),
		maxConvertedMinor: maxConvertedUnits === null ? null : inMoney(maxConvertedUnits),
	};
}

export function showPrice(price: OfferPrice | null, currency: string): PriceView | null {
	if (!price) return null;
	const inMoney = (units: number): number => wireOf(units, currency);
	return {
		faceMinor: inMoney(price.faceUnits),
		stakeMinor: inMoney(price.stakeUnits),
		returnX10000: price.returnX10000,
		finishX1000: price.finishX1000,
		keptMinor: inMoney(price.keptUnits),
		playerValueMinor: inMoney(price.playerValueUnits),
		playCostMinor: inMoney(price.faceUnits - price.playerValueUnits),
		stakedMinor: inMoney(price.stakedUnits),
		bets: price.bets ? { ...price.bets, maxValueMinor: inMoney(price.costUnits) } : null,
	};
}
