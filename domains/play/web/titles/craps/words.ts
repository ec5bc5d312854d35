import type { Game } from "@baize/engines/game";
import { usePlayTexts } from "../../texts.ts";
import { choicesOf, endText, type Facts, type TitleWords } from "../title-words.ts";
import { type CrapsTexts, useCrapsTexts } from "./texts.ts";
import { type CrapsBet, type CrapsEvent, partsOf } from "./throws.ts";

type Plain = "pass" | "dont-pass" | "field" | "any-seven";

/** A bet in words. */
export function betName(t: CrapsTexts, bet: string): string {
	const { kind, number } = partsOf(bet);
	return number === undefined ? t(`bets.${kind as Plain}`) : t(`bets.${kind as "place" | "hard"}`, { number });
}

/** The numbers of places and hard ways stand in pairs that pay alike: 4 and 10, 5 and 9, 6 and 8. */
const lowerOf = (number: number): number => Math.min(number, 14 - number);

/** What a bet pays. */
export function paysText(t: CrapsTexts, bet: string): string {
	const { kind, number } = partsOf(bet);
	if (number === undefined) return t(`pays.${kind as Plain}`);
	if (kind === "hard") return t("pays.hard", { times: lowerOf(number) === 4 ? 7 : 9 });
	return t(`pays.${String(lowerOf(number)) as "4" | "5" | "6"}`);
}

function useSentences(money: (amountMinor: number) => string): (event: { type: string }) => string {
	const t = useCrapsTexts();
	const ofPlay = usePlayTexts();
	return (given) => {
		const event = given as CrapsEvent;
		if (event.type === "roundEnded") return endText(event, ofPlay, money);
		const throws = event.drawn.map(([one, two]) => t("spoken.throw", { one, two }));
		return t("spoken.thrown", { count: throws.length, throws: throws.join(ofPlay("spoken.comma")) });
	};
}

/** Every bet that returns as much as this one, in words. */
function kindName(t: CrapsTexts, bet: string): string {
	const { kind, number } = partsOf(bet);
	if (number === undefined) return t(`bets.${kind as Plain}`);
	const lower = lowerOf(number);
	if (kind === "hard") return t(lower === 4 ? "kinds.hard4" : "kinds.hard6");
	return t(`kinds.${String(lower) as "4" | "5" | "6"}`);
}

/** One bet of each return: those of the higher numbers return what the lower ones do. */
const isFirstOfItsKind = (bet: unknown): boolean => (partsOf((bet as CrapsBet).choice).number ?? 0) <= 6;

function useFacts(game: Game): Facts {
	const t = useCrapsTexts();
	const bets = game.settings(1).filter(isFirstOfItsKind);
	return {
		howTo: (["begin", "pass", "dont", "place", "once", "past"] as const).map((key) => t(`rules.${key}`)),
		drawn: t("drawn"),
		choice: t("bet"),
		choices: choicesOf(game, (bet) => kindName(t, (bet as CrapsBet).choice), bets),
	};
}

export default { useSentences, useFacts } satisfies TitleWords;
