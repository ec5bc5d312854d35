import { type ChoiceBet, type ChoiceEvent, type WheelRisk, wheelTimesX10000 } from "@baize/engines/draw";
import type { Game } from "@baize/engines/game";
import { usePlayTexts } from "../../texts.ts";
import { choicesOf, endText, type Facts, type TitleWords } from "../title-words.ts";
import { useTimes } from "../use-times.ts";
import { useWheelTexts } from "./texts.ts";

export type WheelBet = ChoiceBet<WheelRisk>;
export type WheelEvent = ChoiceEvent<number>;

/** Every wheel has as many segments. */
export const SEGMENTS = wheelTimesX10000("low").length;

function useSentences(money: (amountMinor: number) => string): (event: { type: string }) => string {
	const t = useWheelTexts();
	const ofPlay = usePlayTexts();
	const times = useTimes();
	return (given) => {
		const event = given as WheelEvent;
		if (event.type === "roundEnded") return endText(event, ofPlay, money);
		return t("spoken.stopped", { segment: event.drawn + 1, all: SEGMENTS, times: times(event.timesX10000) });
	};
}

function useFacts(game: Game): Facts {
	const t = useWheelTexts();
	return {
		howTo: (["begin", "spin", "pays", "exact"] as const).map((key) => t(`rules.${key}`)),
		drawn: t("drawn"),
		choice: t("choice"),
		choices: choicesOf(game, (bet) => t(`risks.${(bet as WheelBet).choice}`)),
	};
}

export default { useSentences, useFacts } satisfies TitleWords;
