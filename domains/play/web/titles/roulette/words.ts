import type { Game } from "@baize/engines/game";
import {
	AMERICAN,
	DOUBLE_ZERO,
	EUROPEAN,
	isRed,
	type Place,
	placesOf,
	type RouletteRules,
} from "@baize/engines/roulette";
import { onSpot, type SpotBet, type SpotEvent, type SpotSheet } from "@baize/engines/spots";
import { usePlayTexts } from "../../texts.ts";
import { choicesOf, endText, type Facts, type TitleWords } from "../title-words.ts";
import { EVEN_CHANCES, pocketText } from "./layout.ts";
import { type RouletteTexts, useRouletteTexts } from "./texts.ts";

export type RouletteEvent = SpotEvent<number>;

export const colourOf = (pocket: number): "red" | "black" | "green" =>
	pocket === 0 || pocket === DOUBLE_ZERO ? "green" : isRed(pocket) ? "red" : "black";

/** The one place whose pay is cut: it returns less than the others. */
const FIVE = "first-five";

const DOZENS = ["first", "second", "third"] as const;

/** A place that both cloths have is the same on both. */
const placeOf = (spot: string): Place => placesOf(EUROPEAN).get(spot) ?? placesOf(AMERICAN).get(spot)!;

/** In the order of the numbers, the zeros first. */
const rankOf = (pocket: number): number => (pocket === DOUBLE_ZERO ? 0.5 : pocket);

/** The name of a place: "Split 17, 20". */
export function placeName(t: RouletteTexts, spot: string): string {
	const even = EVEN_CHANCES.find((name) => name === spot);
	if (even) return t(`cells.${even}`);
	const [kind, number] = spot.split("-");
	if (kind === "column") return t("spots.column", { number: Number(number) });
	if (kind === "dozen") return t(`dozen.${DOZENS[Number(number) - 1]!}`);
	const { pockets } = placeOf(spot);
	const numbers = [...pockets].sort((one, other) => rankOf(one) - rankOf(other)).map(pocketText);
	return t(spot === FIVE ? "spots.five" : `spots.${kind as "straight"}`, { numbers: numbers.join(" · ") });
}

function useSentences(money: (amountMinor: number) => string): (event: { type: string }) => string {
	const t = useRouletteTexts();
	const ofPlay = usePlayTexts();
	return (given) => {
		const event = given as RouletteEvent;
		switch (event.type) {
			case "resultDrawn":
				return t("spoken.drawn", { number: pocketText(event.drawn), colour: t(`colours.${colourOf(event.drawn)}`) });
			case "spotPaid": {
				const key = event.amountMinor < event.stakeMinor ? "spoken.half" : "spoken.paid";
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
	[FIVE]: "five",
	"line-16": "line",
	"dozen-2": "dozen",
	red: "red",
} as const;

/** What the rules say of a wheel with one zero, of one at which half comes back, and of one with two zeros. */
const ONE_ZERO = { wheel: "wheel", zero: "zero", drawn: "drawn" } as const;
const HALF_BACK = { wheel: "wheel", zero: "zeroHalf", drawn: "drawnHalf" } as const;
const TWO_ZEROS = { wheel: "wheelTwo", zero: "zeroTwo", drawn: "drawnTwo" } as const;

function useFacts(game: Game): Facts {
	const t = useRouletteTexts();
	const { rules } = game.sheet as SpotSheet<RouletteRules>;
	const hasFive = placesOf(rules).has(FIVE);
	const { wheel, zero, drawn } = hasFive ? TWO_ZEROS : rules.halfBackAtZero ? HALF_BACK : ONE_ZERO;
	return {
		howTo: (["begin", wheel, "pays", zero, "past"] as const).map((key) => t(`rules.${key}`)),
		drawn: t(drawn),
		choice: t("bet"),
		choices: choicesOf(
			game,
			(bet) => t(`kinds.${SAMPLES[(bet as SpotBet).spots[0]!.spot as keyof typeof SAMPLES]}`),
			Object.keys(SAMPLES)
				.filter((spot) => spot !== FIVE || hasFive)
				.map((spot) => onSpot(spot, 1)),
		),
	};
}

export default { useSentences, useFacts } satisfies TitleWords;
