import type { Game } from "@baize/engines/game";
import { lazyPart } from "@baize/platform-web";
import type { ReactNode } from "react";
import type { TitleKind } from "./stages.tsx";
import { Facts, type FactsProps } from "./TitleFacts.tsx";
import type { TitleWords } from "./title-words.ts";

type ToldProps = { events: readonly unknown[]; money(amountMinor: number): string };
type Load = () => Promise<{ default: TitleWords }>;

function partsOf(load: Load) {
	const part = <Props extends object>(render: (words: TitleWords) => (props: Props) => ReactNode) =>
		lazyPart<Props>(() => load().then(({ default: words }) => ({ default: render(words) })));
	return {
		/** The events of a round as items of a list. */
		Told: part<ToldProps>((words) => (props) => <Told {...props} words={words} />),
		/** How it is played, and what each choice returns. */
		Facts: part<FactsProps>((words) => (props) => <Facts {...props} words={words} />),
		/** What is drawn. */
		Drawn: part<{ game: Game }>(
			(words) =>
				({ game }) =>
					words.useFacts(game).drawn,
		),
	};
}

/** What each kind says in words, loaded by whoever shows it. */
export const wordsOf: Record<TitleKind, ReturnType<typeof partsOf>> = {
	mines: partsOf(() => import("./mines/words.ts")),
	limbo: partsOf(() => import("./limbo/words.ts")),
	roulette: partsOf(() => import("./roulette/words.ts")),
	plinko: partsOf(() => import("./plinko/words.ts")),
	videoPoker: partsOf(() => import("./poker/words.ts")),
};

function Told({ events, money, words }: ToldProps & { words: TitleWords }) {
	const sentenceOf = words.useSentences(money);
	return events.map((event, at) => <li key={at}>{sentenceOf(event as { type: string })}</li>);
}
