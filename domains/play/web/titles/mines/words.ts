import type { Game } from "@baize/engines/game";
import { lastStep, type MinesBet, type MinesEvent, type MinesSheet } from "@baize/engines/mines";
import { usePlayTexts } from "../../texts.ts";
import { choicesOf, endText, type Facts, type TitleWords } from "../title-words.ts";
import { useMinesTexts } from "./texts.ts";

function useSentences(money: (amountMinor: number) => string): (event: { type: string }) => string {
	const t = useMinesTexts();
	const ofPlay = usePlayTexts();
	return (given) => {
		const event = given as MinesEvent;
		switch (event.type) {
			case "cellOpened": {
				const values = { number: event.cell + 1, amount: money(event.collectMinor) };
				return t(event.isMine ? "spoken.web" : "spoken.firefly", values);
			}
			case "minesShown":
				return t("spoken.webs", { numbers: event.mines.map((cell) => cell + 1).join(ofPlay("spoken.comma")) });
			case "roundEnded":
				return endText(event, ofPlay, money);
		}
	};
}

function useFacts(game: Game): Facts {
	const t = useMinesTexts();
	const keys = ["begin", "open", "fixed", "last", "left"] as const;
	return {
		howTo: keys.map((key) => t(`rules.${key}`)),
		drawn: t("drawn"),
		choice: t("webs"),
		choices: choicesOf(game, (bet) => {
			const { mines } = bet as MinesBet;
			return t("choice", { mines, last: lastStep(game.sheet as MinesSheet, mines) });
		}),
	};
}

export default { useSentences, useFacts } satisfies TitleWords;
