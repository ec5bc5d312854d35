import type { BlackjackEvent, BlackjackTableView, ShownHand } from "@baize/engines/blackjack";
import type { Card } from "@baize/engines/game";
import type { OpenRound, TitleRound } from "../title-round.ts";

/** What lies on the table: of an open round what may be known, of one that is over everything. */
export type ShownTable = Pick<BlackjackTableView, "dealer" | "active" | "isInsured" | "phase"> & {
	hands: readonly ShownHand[];
	/** The first stake, in minor units. */
	stakeMinor: number;
};

export const stakeOf = ({ bet }: { bet: unknown }): number => (bet as { stakeMinor: number }).stakeMinor;

export function openTable(open: OpenRound): ShownTable {
	const { dealer, hands, active, isInsured, phase } = open.view as BlackjackTableView;
	return { dealer, hands, active, isInsured, phase, stakeMinor: stakeOf(open) };
}

export function endedTable(round: TitleRound): ShownTable | undefined {
	const shown = (round.events as readonly BlackjackEvent[]).find((event) => event.type === "handsShown");
	return shown && { ...shown, active: null, phase: "over", stakeMinor: stakeOf(round) };
}

/** A card that lies on the table, by a name that stays the same while it lies there. */
export type Laid = { key: string; card: Card | null };

/** The dealer's cards; the second one is hidden while the round is open. */
export const dealersCards = ({ dealer, phase }: ShownTable): Laid[] => [
	...dealer.map((card, at) => ({ key: `dealer-${at}-${card}`, card })),
	...(phase === "over" ? [] : [{ key: "dealer-hidden", card: null }]),
];

export const handsCards = ({ hands }: ShownTable, at: number): Laid[] =>
	hands[at]!.cards.map((card, place) => ({ key: `hand-${at}-${place}-${card}`, card }));

/** The order in which the cards of a table were laid: first one by one, then each hand's, then the dealer's. */
export function laidInOrder(table: ShownTable): string[] {
	const dealer = dealersCards(table).map(({ key }) => key);
	const hands = table.hands.map((_, at) => handsCards(table, at).map(({ key }) => key));
	const [own = []] = hands;
	const first = [own[0], dealer[0], own[1], dealer[1]].filter((key) => key !== undefined);
	return [...new Set([...first, ...hands.flat(), ...dealer])];
}
