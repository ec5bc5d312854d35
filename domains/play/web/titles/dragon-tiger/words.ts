import type { Game } from "@baize/engines/game";
import type { SpotBet } from "@baize/engines/spots";
import { usePlayTexts } from "../../texts.ts";
import { useCardNames } from "../cards/use-card-names.ts";
import { choicesOf, endText, type Facts, type TitleWords } from "../title-words.ts";
import { type DragonTigerEvent, type Place, resultOf } from "./dealt.ts";
import { useDragonTigerTexts } from "./texts.ts";

function useSentences(money: (amountMinor: number) => string): (event: { type: string }) => string {
	const t = useDragonTigerTexts();
	const ofPlay = usePlayTexts();
	const names = useCardNames();
	return (given) => {
		const event = given as DragonTigerEvent;
		if (event.type === "roundEnded") return endText(event, ofPlay, money);
		if (event.type === "spotPaid")
			return t("spoken.paid", { name: t(`spots.${event.spot as Place}`), amount: money(event.amountMinor) });
		const [dragon, tiger] = event.drawn;
		const result = t(`result.${resultOf(event.drawn)}`);
		return t("spoken.dealt", { dragon: names.one(dragon), tiger: names.one(tiger), result });
	};
}

function useFacts(game: Game): Facts {
	const t = useDragonTigerTexts();
	return {
		howTo: (["begin", "cards", "pays", "half", "past"] as const).map((key) => t(`rules.${key}`)),
		drawn: t("drawn"),
		choice: t("bet"),
		choices: choicesOf(game, (bet) => ((bet as SpotBet).spots[0]!.spot === "tie" ? t("spots.tie") : t("sides"))),
	};
}

export default { useSentences, useFacts } satisfies TitleWords;
