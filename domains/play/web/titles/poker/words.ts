import type { Game } from "@baize/engines/game";
import { type HandName, returnsOfPlay, type VideoPokerEvent, type VideoPokerSheet } from "@baize/engines/video-poker";
import { usePlayTexts } from "../../texts.ts";
import { useCardNames } from "../cards/use-card-names.ts";
import { endText, type Facts, type TitleWords } from "../title-words.ts";
import { type PokerTexts, usePokerTexts } from "./texts.ts";

/** Without wild cards a hand is one of these. */
export const handText = (t: PokerTexts, makes: HandName): string => t(`hands.${makes as "royal"}`);

const BITS = [0, 1, 2, 3, 4];
export const heldBy = (hold: number): number => BITS.filter((bit) => (hold >> bit) & 1).length;

function useSentences(money: (amountMinor: number) => string): (event: { type: string }) => string {
	const t = usePokerTexts();
	const ofPlay = usePlayTexts();
	const names = useCardNames();
	return (given) => {
		const event = given as VideoPokerEvent;
		if (event.type === "roundEnded") return endText(event, ofPlay, money);
		const values = { cards: names.all(event.hand), hand: handText(t, event.makes) };
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
