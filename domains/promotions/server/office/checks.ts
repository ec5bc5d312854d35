import type { SpinGame } from "@baize/engines/game";
import { sellsFeature } from "@baize/games/others";
import { spinBetOf } from "@baize/games/spins";
import { jurisdictionOf } from "@baize/geo/contract";
import { CURRENCIES } from "@baize/kernel/money";
import {
	breaksOfLaw,
	type CheckRow,
	type OfferPrice,
	percentOn,
	placeOf,
	type Terms,
	type Wagering,
} from "../../contract/index.ts";
import { minorOf } from "../offers/amounts.ts";
import type { PromotionsPorts } from "../ports.ts";
import type { StoredVersion } from "../tables.ts";

type Judged = Pick<StoredVersion, "terms" | "price">;
type Known = {
	spinGames: readonly SpinGame[];
	games: PromotionsPorts["games"];
	isCodeTaken: boolean;
	issueOfFreeBet: PromotionsPorts["freeBets"]["issueOf"];
};

/** What speaks against publishing a version; empty where nothing does. */
export function failedChecks(
	{ terms, price }: Judged,
	{ spinGames, games, isCodeTaken, issueOfFreeBet }: Known,
): CheckRow[] {
	const refused = titlesRefused(terms, spinGames);
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

/** A unit of the stake ladder is one cent there: a stake that a title takes there it takes everywhere. */
const FINEST = "CAD";

/** Titles that carry no spins, do not take their stake, or sell a feature where the law of a place forbids that. */
function titlesRefused({ spins, places }: Terms, games: readonly SpinGame[]): string[] {
	if (!spins) return [];
	const stakeMinor = minorOf(spins.stakeUnits, FINEST);
	// Of a country without a subdivision its own rule counts.
	const maySell = places.every((place) => jurisdictionOf({ subdivision: "", ...placeOf(place) }).mayBuyFeature);
	return spins.titles.filter((id) => {
		const game = games.find(({ sheet }) => sheet.id === id);
		return !game || spinBetOf(game, stakeMinor, FINEST) === null || (sellsFeature(id) && !maySell);
	});
}
