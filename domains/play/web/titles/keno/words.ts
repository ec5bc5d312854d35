import type { ChoiceBet, ChoiceEvent } from "@baize/engines/draw";
import type { Game } from "@baize/engines/game";
import { useLocale } from "@baize/platform-web/i18n";
import { usePlayTexts } from "../../texts.ts";
import { choicesOf, endText, type Facts, type TitleWords } from "../title-words.ts";
import { useTimes } from "../use-times.ts";
import { useKenoTexts } from "./texts.ts";

export type KenoBet = ChoiceBet<readonly number[]>;
export type KenoEvent = ChoiceEvent<readonly number[]>;

function useSentences(money: (amountMinor: number) => string): (event: { type: string }) => string {
	const t = useKenoTexts();
	const ofPlay = usePlayTexts();
	const times = useTimes();
	const format = new Intl.NumberFormat(useLocale());
	return (given) => {
		const event = given as KenoEvent;
		if (event.type === "roundEnded") return endText(event, ofPlay, money);
		const numbers = event.drawn.map((number) => format.format(number)).join(ofPlay("spoken.comma"));
		return t("spoken.drawn", { numbers, times: times(event.timesX10000) });
	};
}

function useFacts(game: Game): Facts {
	const t = useKenoTexts();
	return {
		howTo: (["begin", "draw", "pays", "less", "exact"] as const).map((key) => t(`rules.${key}`)),
		drawn: t("drawn"),
		choice: t("choice"),
		choices: choicesOf(game, (bet) => t("choiceText", { picks: (bet as KenoBet).choice.length })),
	};
}

export default { useSentences, useFacts } satisfies TitleWords;
