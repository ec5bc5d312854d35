import type { Game } from "@baize/engines/game";
import { lazyPart } from "@baize/platform-web";
import type { ReactNode } from "react";
import type { TitleKind } from "./kinds.ts";
import { Facts, type FactsProps } from "./TitleFacts.tsx";
import type { TitleWords } from "./title-words.ts";

type EventsProps = { game: Game; events: readonly unknown[]; money(amountMinor: number): string };
type Load = () => Promise<{ default: TitleWords }>;

function partsOf(load: Load) {
	const part = <Props extends object>(render: (words: TitleWords) => (props: Props) => ReactNode) =>
		lazyPart<Props>(() => load().then(({ default: words }) => ({ default: render(words) })));
	return {
		/** The events of a round as items of a list. */
		Events: part<EventsProps>((words) => (props) => <Events {...props} words={words} />),
		/** How it is played, and what each choice returns. */
		Facts: part<FactsProps>((words) => (props) => <Facts {...props} words={words} />),
		/** What is drawn. */
		Drawn: part<{ game: Game }>(
			(words) =>
				({ game }) =>
					words.useFacts(game).drawn,
		),
		/** Of a table that many share: the outcome of a round. */
		Outcome: part<{ outcome: unknown }>(
			(words) =>
				({ outcome }) =>
					words.useOutcome?.()(outcome),
		),
	};
}

/** What each kind says in words, loaded where it is shown. */
export const wordsOf: Record<TitleKind, ReturnType<typeof partsOf>> = {
	mines: partsOf(() => import("./mines/words.ts")),
	limbo: partsOf(() => import("./limbo/words.ts")),
	roulette: partsOf(() => import("./roulette/words.ts")),
	plinko: partsOf(() => import("./plinko/words.ts")),
	videoPoker: partsOf(() => import("./poker/words.ts")),
	keno: partsOf(() => import("./keno/words.ts")),
	wheel: partsOf(() => import("./wheel/words.ts")),
	overUnder: partsOf(() => import("./over-under/words.ts")),
	scratch: partsOf(() => import("./scratch/words.ts")),
	towers: partsOf(() => import("./towers/words.ts")),
	hiLo: partsOf(() => import("./hi-lo/words.ts")),
	blackjack: partsOf(() => import("./blackjack/words.ts")),
	baccarat: partsOf(() => import("./baccarat/words.ts")),
	andarBahar: partsOf(() => import("./andar-bahar/words.ts")),
	dragonTiger: partsOf(() => import("./dragon-tiger/words.ts")),
	threeCard: partsOf(() => import("./three-card/words.ts")),
	sicBo: partsOf(() => import("./sic-bo/words.ts")),
	craps: partsOf(() => import("./craps/words.ts")),
	cluster: partsOf(() => import("./cluster/words.ts")),
	ways: partsOf(() => import("./ways/words.ts")),
	hold: partsOf(() => import("./hold/words.ts")),
	cascade: partsOf(() => import("./cascade/words.ts")),
	sticky: partsOf(() => import("./sticky/words.ts")),
	crash: partsOf(() => import("./crash/words.ts")),
	rouletteTable: partsOf(() => import("./roulette-table/words.ts")),
};

function Events({ game, events, money, words }: EventsProps & { words: TitleWords }) {
	const sentenceOf = words.useSentences(money, game);
	return events.map((event, at) => <li key={at}>{sentenceOf(event as { type: string })}</li>);
}
