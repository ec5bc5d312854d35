import type { Game } from "@baize/engines/game";
import type { Side } from "@baize/engines/sides";
import type { SpotBet } from "@baize/engines/spots";
import { usePlayTexts } from "../../texts.ts";
import { useCardNames } from "../cards/use-card-names.ts";
import { choicesOf, endText, type Facts, type TitleWords } from "../title-words.ts";
import { type AndarBaharEvent, winnerOf } from "./dealt.ts";
import { useAndarBaharTexts } from "./texts.ts";

function useSentences(money: (amountMinor: number) => string): (event: { type: string }) => string {
	const t = useAndarBaharTexts();
	const ofPlay = usePlayTexts();
	const names = useCardNames();
	return (given) => {
		const event = given as AndarBaharEvent;
		if (event.type === "roundEnded") return endText(event, ofPlay, money);
		if (event.type === "spotPaid")
			return t("spoken.paid", { name: t(`spots.${event.spot as Side}`), amount: money(event.amountMinor) });
		const { middle, dealt } = event.drawn;
		return t("spoken.dealt", {
			middle: names.one(middle),
			count: dealt.length,
			last: names.one(dealt.at(-1)!),
			result: t(`result.${winnerOf(event.drawn)}`),
		});
	};
}

function useFacts(game: Game): Facts {
	const t = useAndarBaharTexts();
	return {
		howTo: (["begin", "turns", "pays", "deck", "past"] as const).map((key) => t(`rules.${key}`)),
		drawn: t("drawn"),
		choice: t("bet"),
		choices: choicesOf(game, (bet) => t(`spots.${(bet as SpotBet).spots[0]!.spot as Side}`)),
	};
}

export default { useSentences, useFacts } satisfies TitleWords;
