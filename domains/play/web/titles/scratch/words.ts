import { type ChoiceEvent, FIVE_SHEAVES } from "@baize/engines/draw";
import type { Game } from "@baize/engines/game";
import { usePlayTexts } from "../../texts.ts";
import { choicesOf, endText, type Facts, type TitleWords } from "../title-words.ts";
import { useTimes } from "../use-times.ts";
import { useScratchTexts } from "./texts.ts";

export type ScratchEvent = ChoiceEvent<number>;

function useSentences(money: (amountMinor: number) => string): (event: { type: string }) => string {
	const t = useScratchTexts();
	const ofPlay = usePlayTexts();
	const times = useTimes();
	return (given) => {
		const event = given as ScratchEvent;
		if (event.type === "roundEnded") return endText(event, ofPlay, money);
		return t("spoken.drawn", { ticket: event.drawn, tickets: FIVE_SHEAVES.tickets, times: times(event.timesX10000) });
	};
}

function useFacts(game: Game): Facts {
	const t = useScratchTexts();
	return {
		howTo: (["begin", "sheaf", "run", "fixed", "even"] as const).map((key) => t(`rules.${key}`)),
		drawn: t("drawn"),
		choice: t("choice"),
		choices: choicesOf(game, () => t("choiceText")),
	};
}

export default { useSentences, useFacts } satisfies TitleWords;
