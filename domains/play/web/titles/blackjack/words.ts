import {
	type BlackjackEvent,
	type BlackjackSheet,
	figuresOf,
	outcomesOf,
	totalOfCards,
} from "@baize/engines/blackjack";
import type { Card, Game } from "@baize/engines/game";
import { usePlayTexts } from "../../texts.ts";
import { useCardNames } from "../cards/use-card-names.ts";
import { endText, type Facts, type TitleWords } from "../title-words.ts";
import { type BlackjackTexts, useBlackjackTexts } from "./texts.ts";

/** "7 or 17" while an ace can still count both. */
export function totalText(cards: readonly Card[], t: BlackjackTexts, key: "soft" | "softShort" = "soft"): string {
	const { total, soft } = totalOfCards(cards);
	return soft && total < 21 ? t(key, { low: total - 10, high: total }) : String(total);
}

export const handName = (at: number, hands: number, t: BlackjackTexts): string =>
	hands === 1 ? t("hand") : t("handOf", { hand: at + 1, hands });

function useSentences(money: (amountMinor: number) => string): (event: { type: string }) => string {
	const t = useBlackjackTexts();
	const ofPlay = usePlayTexts();
	const names = useCardNames();
	return (seen) => {
		const event = seen as BlackjackEvent;
		if (event.type === "roundEnded") return endText(event, ofPlay, money);
		const { dealer, hands, isInsured } = event;
		const said = (cards: readonly Card[]) => ({
			cards: names.all(cards),
			total: totalText(cards, t),
		});
		const outcomes = outcomesOf(event);
		return [
			t("spoken.dealer", said(dealer)),
			...hands.map(({ cards }, at) =>
				t("spoken.ended", {
					hand: handName(at, hands.length, t),
					...said(cards),
					outcome: t(`outcomes.${outcomes[at]!}`),
				}),
			),
			...(isInsured ? [t("spoken.insured")] : []),
		].join(" ");
	};
}

function useFacts(game: Game): Facts {
	const t = useBlackjackTexts();
	const { rules } = game.sheet as BlackjackSheet;
	const keys = ["begin", "pays", "moves", "dealer", "insurance", "shoe", "left"] as const;
	return {
		howTo: keys.map((key) => t(`rules.${key}`)),
		drawn: t("drawn"),
		choice: t("play"),
		choices: [
			{ name: t("best"), returns: figuresOf(rules, "best") },
			{ name: t("usual"), returns: figuresOf(rules, "usual") },
		],
	};
}

export default { useSentences, useFacts } satisfies TitleWords;
