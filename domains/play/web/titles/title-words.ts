import type { Game, Returns } from "@baize/engines/game";
import type { PlayTexts } from "../texts.ts";
import { outcomeOfTitle } from "./title-round.ts";

type Money = (amountMinor: number) => string;

/** What the pages of rules say of a title, all of it taken from the sheet that decides it. */
export type Facts = {
	howTo: readonly string[];
	/** What is drawn, for readers who compute a round themselves. */
	drawn: string;
	/** What is chosen, and each choice in words with what it returns. */
	choice: string;
	choices: readonly { name: string; returns: Returns }[];
	/** Of a title with symbols: what each pays, by how many there are. */
	pays?: { hint: string; columns: readonly string[]; rows: readonly { name: string; values: readonly string[] }[] };
};

/** What a kind of title says in words. It loads with the stage, the rules or the verifier of that kind, and with no other. */
export type TitleWords = {
	/** An event in a sentence, for screen readers and for the verifier. */
	useSentences(money: Money, game: Game): (event: { type: string }) => string;
	useFacts(game: Game): Facts;
	/** Of a table that many share: the outcome of a round, in short. */
	useOutcome?(): (outcome: unknown) => string;
};

/** Every bet of a title that has a return of its own, or those that are given. */
export const choicesOf = (
	game: Game,
	nameOf: (bet: unknown) => string,
	bets: readonly unknown[] = game.settings(1),
): Facts["choices"] => bets.map((bet) => ({ name: nameOf(bet), returns: game.returnsOf(bet) }));

/** How a round has ended, in a sentence. */
export function endText(amounts: { stakeMinor: number; winMinor: number }, t: PlayTexts, money: Money): string {
	const { stakeMinor, winMinor } = amounts;
	const values = { win: money(winMinor), stake: money(stakeMinor), loss: money(stakeMinor - winMinor) };
	return t(`spoken.${outcomeOfTitle(amounts)}`, values);
}
