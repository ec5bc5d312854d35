import type { Game } from "@baize/engines/game";
import { isRed, type RouletteRules } from "@baize/engines/roulette";
import { onSpot, type SpotBet, type SpotEvent, type SpotSheet } from "@baize/engines/spots";
import { usePlayTexts } from "../../texts.ts";
import { choicesOf, endText, type Facts, type TitleWords } from "../title-words.ts";
import { EVEN_CHANCES, places } from "./layout.ts";
import { type RouletteTexts, useRouletteTexts } from "./texts.ts";

export type RouletteEvent = SpotEvent<number>;

export const colourOf = (pocket: number): "red" | "black" | "green" =>
	pocket === 0 ? "green" : isRed(pocket) ? "red" : "black";

const DOZENS = ["first", "second", "third"] as const;

/** The name of a place: "Split 17, 20". */
export function placeName(t: RouletteTexts, spot: string): string {
	const even = EVEN_CHANCES.find((name) => name === spot);
	if (even) return t(`cells.${even}`);
	const [kind, number] = spot.split("-");
	if (kind === "column") return t("spots.column", { number: Number(number) });
	if (kind === "dozen") return t(`dozen.${DOZENS[Number(number) - 1]!}`);
	const numbers = [...places.get(spot)!.pockets].sort((one, other) => one - other).join(" · ");
	return t(`spots.${kind as "straight"}`, { numbers });
}

function useSentences(money: (amountMinor: number) => string): (event: { type: string }) => string {
	const t = useRouletteTexts();
	const ofPlay = usePlayTexts();
	return (given) => {
		const event = given as RouletteEvent;
		switch (event.type) {
			case "resultDrawn":
				return t("told.drawn", { number: event.drawn, colour: t(`colours.${colourOf(event.drawn)}`) });
			case "spotPaid": {
				const key = event.amountMinor < event.stakeMinor ? "told.half" : "told.paid";
				return t(key, { name: placeName(t, event.spot), amount: money(event.amountMinor) });
			}
			case "roundEnded":
				return endText(event, ofPlay, money);
		}
	};
}

/** One place of each pay. */
const SAMPLES = {
	"straight-17": "straight",
	"split-17-20": "split",
	"street-16": "street",
	"corner-16": "corner",
	"line-16": "line",
	"dozen-2": "dozen",
	red: "red",
} as const;

function useFacts(game: Game): Facts {
	const t = useRouletteTexts();
	const { halfBackAtZero } = (game.sheet as SpotSheet<RouletteRules>).rules;
	return {
		howTo: (["begin", "wheel", "pays", halfBackAtZero ? "zeroHalf" : "zero", "past"] as const).map((key) =>
			t(`rules.${key}`),
		),
		drawn: t(halfBackAtZero ? "drawnHalf" : "drawn"),
		choice: t("bet"),
		choices: choicesOf(
			game,
			(bet) => t(`kinds.${SAMPLES[(bet as SpotBet).spots[0]!.spot as keyof typeof SAMPLES]}`),
			Object.keys(SAMPLES).map((spot) => onSpot(spot, 1)),
		),
	};
}

export default { useSentences, useFacts } satisfies TitleWords;
