import type { ChoiceBet, ChoiceEvent, PlinkoChoice } from "@baize/engines/draw";
import type { Game } from "@baize/engines/game";
import { usePlayTexts } from "../../texts.ts";
import { choicesOf, endText, type Facts, type TitleWords } from "../title-words.ts";
import { useTimes } from "../use-times.ts";
import { usePlinkoTexts } from "./texts.ts";

export type PlinkoBet = ChoiceBet<PlinkoChoice>;
export type PlinkoEvent = ChoiceEvent<readonly number[]>;

export const slotOf = (path: readonly number[]): number => path.reduce((sum, step) => sum + step, 0);

function useSentences(money: (amountMinor: number) => string): (event: { type: string }) => string {
	const t = usePlinkoTexts();
	const ofPlay = usePlayTexts();
	const times = useTimes();
	return (given) => {
		const event = given as PlinkoEvent;
		if (event.type === "roundEnded") return endText(event, ofPlay, money);
		const path = event.drawn.map((step) => t(step === 1 ? "spoken.right" : "spoken.left")).join(ofPlay("spoken.comma"));
		const slots = { slot: slotOf(event.drawn) + 1, slots: event.drawn.length + 1 };
		return t("spoken.path", { path, ...slots, times: times(event.timesX10000) });
	};
}

function useFacts(game: Game): Facts {
	const t = usePlinkoTexts();
	return {
		howTo: (["begin", "fall", "pays", "exact"] as const).map((key) => t(`rules.${key}`)),
		drawn: t("drawn"),
		choice: t("choice"),
		choices: choicesOf(game, (bet) => {
			const { rows, risk } = (bet as PlinkoBet).choice;
			return t("choiceText", { rows, risk: t(`risks.${risk}`) });
		}),
	};
}

export default { useSentences, useFacts } satisfies TitleWords;
