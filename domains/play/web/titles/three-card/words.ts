import type { Game } from "@baize/engines/game";
import { pairPlusReturns, returnsOfPlay, type ThreeCardEvent, type ThreeCardSheet } from "@baize/engines/three-card";
import { usePlayTexts } from "../../texts.ts";
import { useCardNames } from "../cards/use-card-names.ts";
import { endText, type Facts, type TitleWords } from "../title-words.ts";
import { makesOf, resultOf } from "./shown.ts";
import { useThreeCardTexts } from "./texts.ts";

function useSentences(money: (amountMinor: number) => string): (event: { type: string }) => string {
	const t = useThreeCardTexts();
	const ofPlay = usePlayTexts();
	const names = useCardNames();
	return (given) => {
		const event = given as ThreeCardEvent;
		if (event.type === "roundEnded") return endText(event, ofPlay, money);
		const { player, dealer, action } = event;
		const said = (cards: readonly number[]) => ({ cards: names.all(cards), hand: t(`hands.${makesOf(cards)}`) });
		const result = resultOf(event);
		return [
			t(action === "fold" ? "spoken.folded" : "spoken.dealt", said(player)),
			t("spoken.dealer", said(dealer)),
			...(result === "folded" ? [] : [t("spoken.result", { result: t(`results.${result}`) })]),
		].join(" ");
	};
}

function useFacts(game: Game): Facts {
	const t = useThreeCardTexts();
	const { rules } = game.sheet as unknown as ThreeCardSheet;
	const keys = ["begin", "dealer", "bonus", "pairPlus", "order", "best", "left"] as const;
	return {
		howTo: keys.map((key) => t(`rules.${key}`)),
		drawn: t("drawn"),
		choice: t("play"),
		choices: [
			{ name: t("best"), returns: returnsOfPlay(rules, "best") },
			{ name: t("usual"), returns: returnsOfPlay(rules, "usual") },
			{ name: t("pairPlusBet"), returns: pairPlusReturns(rules) },
		],
	};
}

export default { useSentences, useFacts } satisfies TitleWords;
