import { type Card, type Game, rankOf, suitOf } from "@baize/engines/game";
import { type HandName, returnsOfPlay, type VideoPokerEvent, type VideoPokerSheet } from "@baize/engines/video-poker";
import { usePlayTexts } from "../../texts.ts";
import { endText, type Facts, type TitleWords } from "../title-words.ts";
import { type PokerTexts, usePokerTexts } from "./texts.ts";

const RANK_NAMES = [
	"ace",
	"two",
	"three",
	"four",
	"five",
	"six",
	"seven",
	"eight",
	"nine",
	"ten",
	"jack",
	"queen",
	"king",
] as const;

const namesOf = (t: PokerTexts, card: Card) => ({
	rank: t(`ranks.${RANK_NAMES[rankOf(card)]!}`),
	suit: t(`suits.${suitOf(card)}`),
});
/** A card in words: "Ace of hearts". */
export const cardText = (t: PokerTexts, card: Card): string => t("card", namesOf(t, card));

/** Without wild cards a hand is one of these. */
export const handText = (t: PokerTexts, makes: HandName): string => t(`hands.${makes as "royal"}`);

const BITS = [0, 1, 2, 3, 4];
export const heldBy = (hold: number): number => BITS.filter((bit) => (hold >> bit) & 1).length;

function useSentences(money: (amountMinor: number) => string): (event: { type: string }) => string {
	const t = usePokerTexts();
	const ofPlay = usePlayTexts();
	const listed = (cards: readonly Card[]): string => cards.map((card) => cardText(t, card)).join(ofPlay("told.comma"));
	return (given) => {
		const event = given as VideoPokerEvent;
		if (event.type === "roundEnded") return endText(event, ofPlay, money);
		const values = { cards: listed(event.hand), hand: handText(t, event.makes) };
		return event.type === "handDealt"
			? t("told.dealt", values)
			: t("told.drawn", { ...values, count: heldBy(event.held) });
	};
}

function useFacts(game: Game): Facts {
	const t = usePokerTexts();
	const { rules } = game.sheet as VideoPokerSheet;
	return {
		howTo: (["deal", "fixed", "pays", "best", "left"] as const).map((key) => t(`rules.${key}`)),
		drawn: t("drawn"),
		choice: t("play"),
		choices: (["best", "usual"] as const).map((play) => ({ name: t(play), returns: returnsOfPlay(rules, play) })),
	};
}

export default { useSentences, useFacts } satisfies TitleWords;
