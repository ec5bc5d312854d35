import type { Game } from "@baize/engines/game";
import {
	type HandName,
	returnsOfPlay,
	type VideoPokerEvent,
	type VideoPokerRules,
	type VideoPokerSheet,
} from "@baize/engines/video-poker";
import { usePlayTexts } from "../../texts.ts";
import { endText, type Facts, type TitleWords } from "../title-words.ts";
import { type PokerTexts, usePokerTexts } from "./texts.ts";
import { usePokerNames } from "./use-poker-names.ts";

const KINGS_RANK = 11;

/** A high pair is named by the lowest that pays, and a royal as natural where there is one with wild cards too. */
export function handText(t: PokerTexts, { wilds, minPair }: VideoPokerRules, makes: HandName): string {
	if (makes === "highPair" && minPair === KINGS_RANK) return t("hands.kings");
	if (makes === "royal" && wilds !== "none") return t("hands.naturalRoyal");
	return t(`hands.${makes}`);
}

const BITS = [0, 1, 2, 3, 4];
export const heldBy = (hold: number): number => BITS.filter((bit) => (hold >> bit) & 1).length;

function useSentences(money: (amountMinor: number) => string, game: Game): (event: { type: string }) => string {
	const { rules } = game.sheet as VideoPokerSheet;
	const t = usePokerTexts();
	const ofPlay = usePlayTexts();
	const names = usePokerNames(rules);
	return (given) => {
		const event = given as VideoPokerEvent;
		if (event.type === "roundEnded") return endText(event, ofPlay, money);
		const values = { cards: names.all(event.hand), hand: handText(t, rules, event.makes) };
		return event.type === "handDealt"
			? t("spoken.dealt", values)
			: t("spoken.drawn", { ...values, count: heldBy(event.held) });
	};
}

/** What the rules say by the cards that are wild. */
const BY_WILDS = {
	none: { howTo: ["deal", "fixed", "pays", "best", "left"], drawn: "drawn" },
	deuces: { howTo: ["deal", "wildTwos", "fixed", "paysTwos", "bestTwos", "left"], drawn: "drawn" },
	joker: { howTo: ["dealJoker", "wildJoker", "fixed", "paysJoker", "bestJoker", "left"], drawn: "drawnJoker" },
} as const;

function useFacts(game: Game): Facts {
	const t = usePokerTexts();
	const { rules } = game.sheet as VideoPokerSheet;
	const { howTo, drawn } = BY_WILDS[rules.wilds];
	return {
		howTo: howTo.map((key) => t(`rules.${key}`)),
		drawn: t(drawn),
		choice: t("play"),
		choices: (["best", "usual"] as const).map((play) => ({ name: t(play), returns: returnsOfPlay(rules, play) })),
	};
}

export default { useSentences, useFacts } satisfies TitleWords;
