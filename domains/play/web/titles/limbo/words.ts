import type { Game } from "@baize/engines/game";
import type { LimboBet, LimboEvent } from "@baize/engines/limbo";
import { usePlayTexts } from "../../texts.ts";
import { choicesOf, endText, type Facts, type TitleWords } from "../title-words.ts";
import { useLimboTexts } from "./texts.ts";

function useSentences(money: (amountMinor: number) => string): (event: { type: string }) => string {
	const t = useLimboTexts();
	const ofPlay = usePlayTexts();
	return (given) => {
		const event = given as LimboEvent;
		const values = { height: event.resultX100 / 100, target: event.targetX100 / 100 };
		return `${t("spoken.reached", values)} ${endText(event, ofPlay, money)}`;
	};
}

function useFacts(game: Game): Facts {
	const t = useLimboTexts();
	const ofPlay = usePlayTexts();
	return {
		howTo: (["begin", "draw", "pays"] as const).map((key) => t(`rules.${key}`)),
		drawn: t("drawn"),
		choice: t("target"),
		choices: choicesOf(game, (bet) => ofPlay("titles.times", { times: (bet as LimboBet).targetX100 / 100 })),
	};
}

export default { useSentences, useFacts } satisfies TitleWords;
