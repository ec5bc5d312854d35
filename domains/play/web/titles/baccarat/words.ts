import { BACCARAT_SPOTS, type BaccaratSpot, totalOf } from "@baize/engines/baccarat";
import type { Game } from "@baize/engines/game";
import type { SpotBet } from "@baize/engines/spots";
import { usePlayTexts } from "../../texts.ts";
import { useCardNames } from "../cards/use-card-names.ts";
import { choicesOf, endText, type Facts, type TitleWords } from "../title-words.ts";
import { type BaccaratEvent, beadOf } from "./roads.ts";
import { useBaccaratTexts } from "./texts.ts";

/** What each place pays to 1. */
export const TIMES: Readonly<Record<BaccaratSpot, number>> = {
	player: 1,
	banker: 0.95,
	tie: 8,
	playerPair: 11,
	bankerPair: 11,
};

const isSpot = (spot: string): spot is BaccaratSpot => (BACCARAT_SPOTS as readonly string[]).includes(spot);

function useSentences(money: (amountMinor: number) => string): (event: { type: string }) => string {
	const t = useBaccaratTexts();
	const ofPlay = usePlayTexts();
	const names = useCardNames();
	return (given) => {
		const event = given as BaccaratEvent;
		if (event.type === "roundEnded") return endText(event, ofPlay, money);
		if (event.type === "spotPaid")
			return t("spoken.paid", { name: t(`spots.${event.spot as BaccaratSpot}`), amount: money(event.amountMinor) });
		const bead = beadOf(event.drawn);
		return [
			...(["player", "banker"] as const).map((side) =>
				t("spoken.hand", {
					side: t(`spots.${side}`),
					cards: names.all(event.drawn[side]),
					total: totalOf(event.drawn[side]),
				}),
			),
			t("spoken.result", { result: t(`result.${bead.winner}`) }),
			...(["playerPair", "bankerPair"] as const)
				.filter((pair) => bead[pair])
				.map((pair) => t("spoken.pair", { name: t(`spots.${pair}`) })),
		].join(" ");
	};
}

function useFacts(game: Game): Facts {
	const t = useBaccaratTexts();
	const nameOf = (bet: unknown): string => {
		const spot = (bet as SpotBet).spots[0]!.spot;
		if (spot === "playerPair" || !isSpot(spot)) return t("pairs");
		return t(`spots.${spot}`);
	};
	return {
		howTo: (["begin", "cards", "third", "pays", "past"] as const).map((key) => t(`rules.${key}`)),
		drawn: t("drawn"),
		choice: t("bet"),
		choices: choicesOf(game, nameOf),
	};
}

export default { useSentences, useFacts } satisfies TitleWords;
