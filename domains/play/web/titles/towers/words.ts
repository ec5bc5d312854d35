import type { Game } from "@baize/engines/game";
import type { Tower, TowersBet, TowersEvent, TowersSheet } from "@baize/engines/ladder";
import { usePlayTexts } from "../../texts.ts";
import { choicesOf, endText, type Facts, type TitleWords } from "../title-words.ts";
import { useTowersTexts } from "./texts.ts";

type Names = keyof typeof import("./texts/en.ts").default.towers;

/** The name of a tower in the player's language. */
export function useTowerName(): (tower: Tower) => string {
	const t = useTowersTexts();
	return ({ name }) => t(`towers.${name as Names}`);
}

function useSentences(money: (amountMinor: number) => string): (event: { type: string }) => string {
	const t = useTowersTexts();
	const ofPlay = usePlayTexts();
	return (given) => {
		const event = given as TowersEvent;
		if (event.type === "roundEnded") return endText(event, ofPlay, money);
		const panelsOf = (cells: readonly number[]): string => cells.map((cell) => cell + 1).join(ofPlay("spoken.comma"));
		return t("log.climbed", { floors: event.picks.length, panels: panelsOf(event.picks) });
	};
}

function useFacts(game: Game): Facts {
	const t = useTowersTexts();
	const nameOf = useTowerName();
	const { towers } = game.sheet as TowersSheet;
	return {
		howTo: (["begin", "climb", "collect", "fixed", "exact", "left"] as const).map((key) => t(`rules.${key}`)),
		drawn: t("drawn"),
		choice: t("choice"),
		choices: choicesOf(game, (bet) => {
			const tower = towers[(bet as TowersBet).tower]!;
			return t("choiceText", { ...tower, name: nameOf(tower) });
		}),
	};
}

export default { useSentences, useFacts } satisfies TitleWords;
