import type { Game } from "@baize/engines/game";
import type { SpotBet } from "@baize/engines/spots";
import { usePlayTexts } from "../../texts.ts";
import { choicesOf, endText, type Facts, type TitleWords } from "../title-words.ts";
import { nameOf, partsOf, resultOf, type SicBoEvent, totalOf } from "./places.ts";
import { type SicBoTexts, useSicBoTexts } from "./texts.ts";

function useSentences(money: (amountMinor: number) => string): (event: { type: string }) => string {
	const t = useSicBoTexts();
	const ofPlay = usePlayTexts();
	return (given) => {
		const event = given as SicBoEvent;
		if (event.type === "roundEnded") return endText(event, ofPlay, money);
		if (event.type === "spotPaid")
			return t("spoken.paid", { name: nameOf(t, event.spot), amount: money(event.amountMinor) });
		const [one = 0, two = 0, three = 0] = event.drawn;
		const result = t(`result.${resultOf(event.drawn)}`);
		return t("spoken.drawn", { one, two, three, total: totalOf(event.drawn), result });
	};
}

/** Every place that returns as much as this one, in words. */
function kindName(t: SicBoTexts, spot: string): string {
	const { kind, numbers } = partsOf(spot);
	const [one = 0] = numbers;
	if (kind === "total") return t("kinds.total", { one, other: 21 - one });
	if (kind === "any") return t("spots.anyTriple");
	return t(`kinds.${kind as "small" | "double" | "triple" | "pair" | "single"}`);
}

function useFacts(game: Game): Facts {
	const t = useSicBoTexts();
	return {
		howTo: (["begin", "sizes", "totals", "sets", "single", "past"] as const).map((key) => t(`rules.${key}`)),
		drawn: t("drawn"),
		choice: t("bet"),
		choices: choicesOf(game, (bet) => kindName(t, (bet as SpotBet).spots[0]!.spot)),
	};
}

export default { useSentences, useFacts } satisfies TitleWords;
