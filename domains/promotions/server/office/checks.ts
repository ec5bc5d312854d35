import type { ReelSheet } from "@baize/engines/reels";
import { CURRENCIES } from "@baize/kernel/money";
import { lineBetOf } from "@baize/spins/server";
import {
	breaksOfLaw,
	type CheckRow,
	type OfferPrice,
	percentOn,
	type Terms,
	type Wagering,
} from "../../contract/index.ts";
import { minorOf } from "../offers/amounts.ts";
import type { PromotionsPorts } from "../ports.ts";
import type { StoredVersion } from "../tables.ts";

type Judged = Pick<StoredVersion, "terms" | "price">;
type Known = {
	titles: readonly ReelSheet[];
	games: PromotionsPorts["games"];
	isCodeTaken: boolean;
	issueOfFreeBet: PromotionsPorts["freeBets"]["issueOf"];
};

/** What speaks against publishing a version; empty where nothing does. */
export function failedChecks(
	{ terms, price }: Judged,
	{ titles, games, isCodeTaken, issueOfFreeBet }: Known,
): CheckRow[] {
	const refused = titlesRefused(terms, titles);
	const notCounted = titlesNotCounted(terms, games);
	const noStakeIn = currenciesRefused(terms, issueOfFreeBet);
	const isPriced = terms.wagering !== null || terms.reward === "spins" || terms.reward === "freeBet";
	const rules: [string, boolean, string][] = [
		["priceMissing", price === null && isPriced, ""],
		["worthMoreThanFace", price !== null && worthOf(price) > price.faceUnits, String(price && worthOf(price))],
		["spinsRefused", refused.length > 0, refused.join(", ")],
		["titlesNotCounted", notCounted.length > 0, notCounted.join(", ")],
		["noGameCounts", terms.wagering !== null && !hasGame(terms.wagering, games), ""],
		["freeBetRefused", noStakeIn.length > 0, noStakeIn.join(", ")],
		["codeTaken", isCodeTaken, terms.code ?? ""],
	];
	const failed = rules.flatMap(([check, fails, detail]) => (fails ? [{ check, place: null, detail }] : []));
	return [...failed, ...breaksOfLaw(terms)];
}

/** Titles that are not there, or in a class that does not count: what the terms say of them would mean nothing. */
const titlesNotCounted = ({ wagering }: Terms, games: Known["games"]): string[] =>
	(wagering?.titles ?? [])
		.map(({ title }) => title)
		.filter((title) => {
			const game = games.find(({ gameId }) => gameId === title);
			return !wagering?.shares.some(({ gameClass }) => gameClass === game?.gameClass);
		});

/** Whether there is anything to wager the bonus on: not where each game of the classes that count is named with nothing. */
const hasGame = (wagering: Wagering, games: Known["games"]): boolean =>
	wagering.shares.some(({ gameClass, percent }) => {
		const ofClass = games.filter((game) => game.gameClass === gameClass);
		if (ofClass.length === 0) return percent > 0;
		return ofClass.some(({ gameId }) => (percentOn(wagering, { gameClass, title: gameId }) ?? 0) > 0);
	});

/** The larger one of the example and what cannot be beaten. */
const worthOf = ({ playerValueUnits, costUnits }: OfferPrice): number => Math.max(playerValueUnits, costUnits);

/** The currencies in which the book could not take such a bet: it is below the least stake, or above the highest. */
function currenciesRefused({ freeBet }: Terms, issueOf: Known["issueOfFreeBet"]): string[] {
	if (!freeBet) return [];
	const { faceUnits, ...rest } = freeBet;
	return CURRENCIES.map(({ code }) => code).filter(
		(currency) => issueOf({ ...rest, currency, faceMinor: minorOf(faceUnits, currency) }) !== undefined,
	);
}

/** A unit of the stake ladder is one cent there: what can be divided by a title's lines there can be everywhere. */
const FINEST = "CAD";

/** Titles that are not there, or do not take the stake of the spins. */
function titlesRefused({ spins }: Terms, titles: readonly ReelSheet[]): string[] {
	if (!spins) return [];
	const stakeMinor = minorOf(spins.stakeUnits, FINEST);
	return spins.titles.filter((id) => {
		const sheet = titles.find((each) => each.id === id);
		return !sheet || lineBetOf(sheet, stakeMinor, FINEST) === undefined;
	});
}
