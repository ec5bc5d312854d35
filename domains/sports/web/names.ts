export { eventName } from "../contract/event-name.ts";

import type { MarketKind, Participant } from "../contract/index.ts";
import type { SportsTexts } from "./texts.ts";

/** The names of a market or a selection, wherever it is shown: a price button, the slip, a bet. */
export type Named = {
	readonly kind: MarketKind;
	readonly lineX100?: number;
	readonly places?: number;
	readonly participants: readonly Participant[];
};

/** 250 hundredths are 2.5, which each language writes with its own decimal mark. */
const lineOf = ({ lineX100 = 0 }: Named): number => lineX100 / 100;

export const participantName = (participants: readonly Participant[], key: string): string =>
	participants.find((participant) => participant.key === key)?.name ?? key;

export function marketName(t: SportsTexts, named: Named): string {
	switch (named.kind) {
		case "match-result":
			return t("market.matchResult");
		case "total-goals":
			return t("market.totalGoals", { line: lineOf(named) });
		case "both-score":
			return t("market.bothScore");
		case "race-win":
			return t("market.raceWin");
		case "race-place":
			return t("market.racePlace", { places: named.places ?? 1 });
	}
}

/** The selection by itself, as on a slip: "Real Sociedad", "Over 2.5 goals". */
export function selectionName(t: SportsTexts, named: Named, key: string): string {
	const line = lineOf(named);
	switch (key) {
		case "draw":
			return t("selection.drawLong");
		case "over":
			return t("selection.overLong", { line });
		case "under":
			return t("selection.underLong", { line });
		case "yes":
			return t("selection.yesLong");
		case "no":
			return t("selection.noLong");
		default:
			return participantName(named.participants, key);
	}
}

const LABELS: Readonly<Record<string, string>> = { home: "1", draw: "X", away: "2" };

/** The label on a price button of a list, where there is space for a letter. */
export const shortLabel = (key: string): string => LABELS[key] ?? key;

/** The label on a price button of the event's own page. */
export function longLabel(t: SportsTexts, named: Named, key: string): string {
	const line = lineOf(named);
	switch (key) {
		case "draw":
			return t("selection.draw");
		case "over":
			return t("selection.over", { line });
		case "under":
			return t("selection.under", { line });
		case "yes":
			return t("selection.yes");
		case "no":
			return t("selection.no");
		default:
			return participantName(named.participants, key);
	}
}

/** The screen reader's text of a price. */
export function priceForScreenReader(
	t: SportsTexts,
	named: Named,
	key: string,
	price: string,
	isOpen: boolean,
): string {
	const isTeam = named.kind === "match-result" && key !== "draw";
	const name = isTeam
		? t("selection.win", { team: participantName(named.participants, key) })
		: selectionName(t, named, key);
	return isOpen ? t("selection.price", { name, price }) : t("selection.notOpen", { name });
}
