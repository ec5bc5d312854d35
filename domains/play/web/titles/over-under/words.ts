import type { ChoiceBet, ChoiceEvent, OverUnderChoice } from "@baize/engines/draw";
import type { Game } from "@baize/engines/game";
import { useLocale } from "@baize/platform-web/i18n";
import { usePlayTexts } from "../../texts.ts";
import { choicesOf, endText, type Facts, type TitleWords } from "../title-words.ts";
import { useTimes } from "../use-times.ts";
import { useOverUnderTexts } from "./texts.ts";

export type OverUnderBet = ChoiceBet<OverUnderChoice>;
export type OverUnderEvent = ChoiceEvent<number>;

/** A number of the dial with both its decimals: "7.05". */
export function useNumber(): (number: number) => string {
	const format = new Intl.NumberFormat(useLocale(), { minimumFractionDigits: 2, maximumFractionDigits: 2 });
	return (number) => format.format(number / 100);
}

function useSentences(money: (amountMinor: number) => string): (event: { type: string }) => string {
	const t = useOverUnderTexts();
	const ofPlay = usePlayTexts();
	const [times, number] = [useTimes(), useNumber()];
	return (given) => {
		const event = given as OverUnderEvent;
		if (event.type === "roundEnded") return endText(event, ofPlay, money);
		return t("spoken.stopped", { number: number(event.drawn), times: times(event.timesX10000) });
	};
}

function useFacts(game: Game): Facts {
	const t = useOverUnderTexts();
	const number = useNumber();
	return {
		howTo: (["begin", "draw", "pays", "exact"] as const).map((key) => t(`rules.${key}`)),
		drawn: t("drawn"),
		choice: t("choice"),
		choices: choicesOf(game, (bet) => {
			const { side, target } = (bet as OverUnderBet).choice;
			return t(`named.${side}`, { target: number(target) });
		}),
	};
}

export default { useSentences, useFacts } satisfies TitleWords;
