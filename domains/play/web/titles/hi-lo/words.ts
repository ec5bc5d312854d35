import { type Game, rankOf } from "@baize/engines/game";
import { type Guess, guessesAt, type HiLoEvent } from "@baize/engines/ladder";
import { usePlayTexts } from "../../texts.ts";
import { useCardNames } from "../cards/use-card-names.ts";
import { choicesOf, endText, type Facts, type TitleWords } from "../title-words.ts";
import { useHiLoTexts } from "./texts.ts";

/** What a guess is called at a card: at an ace and a king the same rank is a guess of its own. */
export function useGuessName(): (card: number, guess: Guess) => string {
	const t = useHiLoTexts();
	return (card, guess) => {
		const isStrict = guessesAt(rankOf(card)).some((each) => each.guess === "same");
		return isStrict && guess !== "same" ? t(`strict.${guess}`) : t(`guesses.${guess}`);
	};
}

function useSentences(money: (amountMinor: number) => string): (event: { type: string }) => string {
	const t = useHiLoTexts();
	const ofPlay = usePlayTexts();
	const names = useCardNames();
	return (given) => {
		const event = given as HiLoEvent;
		if (event.type === "roundEnded") return endText(event, ofPlay, money);
		return t("spoken.guessed", { cards: names.all(event.cards), guesses: event.guesses.length });
	};
}

function useFacts(game: Game): Facts {
	const t = useHiLoTexts();
	return {
		howTo: (["begin", "guess", "pays", "collect", "fixed", "left"] as const).map((key) => t(`rules.${key}`)),
		drawn: t("drawn"),
		choice: t("choice"),
		choices: choicesOf(game, () => t("choiceText")),
	};
}

export default { useSentences, useFacts } satisfies TitleWords;
