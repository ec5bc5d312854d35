import type { Card } from "@baize/engines/game";
import { isWild, JOKER, type VideoPokerRules } from "@baize/engines/video-poker";
import { usePlayTexts } from "../../texts.ts";
import { useCardNames } from "../cards/use-card-names.ts";
import { usePokerTexts } from "./texts.ts";

/** Cards in words, with those that are wild named as such. */
export function usePokerNames({ wilds }: VideoPokerRules) {
	const t = usePokerTexts();
	const names = useCardNames();
	const comma = usePlayTexts()("spoken.comma");
	const one = (card: Card): string => {
		if (card === JOKER) return t("wild.joker");
		return isWild(wilds, card) ? t("wild.card", { card: names.one(card) }) : names.one(card);
	};
	return { one, all: (cards: readonly Card[]): string => cards.map(one).join(comma) };
}
