import { type Card, rankOf, suitOf } from "@baize/engines/game";
import { usePlayTexts } from "../../texts.ts";
import { useCardTexts } from "./texts.ts";

const RANKS = [
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

/** Cards in words, the same at every table: "Ace of hearts". */
export function useCardNames() {
	const t = useCardTexts();
	const comma = usePlayTexts()("spoken.comma");
	const one = (card: Card): string =>
		t("card", { rank: t(`ranks.${RANKS[rankOf(card)]!}`), suit: t(`suits.${suitOf(card)}`) });
	return { one, all: (cards: readonly Card[]): string => cards.map(one).join(comma) };
}
