import type { Game } from "@baize/engines/game";
import {
	BOOK_SIZE,
	type ClusterEvent,
	type ClusterSheet,
	HUNDRED,
	type SlotRoundEvent,
	type SlotSheet,
} from "@baize/engines/slots";
import { usePlayTexts } from "../../texts.ts";
import { usePayTable } from "../slot/pay-table.ts";
import { useSlotTexts } from "../slot/texts.ts";
import { choicesOf, endText, type Facts, type TitleWords } from "../title-words.ts";
import { useTimes } from "../use-times.ts";
import { useClusterTexts } from "./texts.ts";

/** In the order of the sheet's symbols. */
const SYMBOLS = ["snail", "starfish", "scallop", "fish", "jellyfish", "crystal", "pebble", "pearl", "coral"] as const;

export function useSymbolName(): (symbol: number) => string {
	const t = useClusterTexts();
	return (symbol) => t(`symbols.${SYMBOLS[symbol]!}`);
}

type Event = ClusterEvent | { type: "outcomeDrawn"; outcome: number } | Extract<SlotRoundEvent, { type: "roundEnded" }>;

function useSentences(money: (amountMinor: number) => string): (event: { type: string }) => string {
	const t = useClusterTexts();
	const ofSlots = useSlotTexts();
	const ofPlay = usePlayTexts();
	const times = useTimes();
	const nameOf = useSymbolName();
	return (given) => {
		const event = given as Event;
		switch (event.type) {
			case "outcomeDrawn":
				return ofSlots("spoken.outcome", { outcome: event.outcome, all: BOOK_SIZE });
			case "gridFilled":
				return t("spoken.filled");
			case "clusterWon":
				return t("spoken.won", {
					symbol: nameOf(event.symbol),
					count: event.cells.length,
					factor: event.times,
					times: times(event.hundredths * HUNDRED),
				});
			case "symbolsFell":
				return t("spoken.fell");
			case "freeSpinsBegun":
				return ofPlay("spoken.begun", { count: event.count });
			case "freeSpinsRetriggered":
				return ofPlay("spoken.retriggered", { count: event.count, of: event.of });
			case "winCapped":
				return t("spoken.capped", { times: times(event.hundredths * HUNDRED) });
			case "roundEnded":
				return endText(event, ofPlay, money);
		}
	};
}

const RULES = ["clusters", "cascades", "times", "wild", "scatter", "feature", "less", "exact"] as const;

function useFacts(game: Game): Facts {
	const t = useClusterTexts();
	const ofSlots = useSlotTexts();
	const payTable = usePayTable();
	const nameOf = useSymbolName();
	const sheet = (game.sheet as SlotSheet).rules as ClusterSheet;
	const { steps, pays, maxTimes, cap, awarded, retrigger, mostSpins } = sheet;
	const values = {
		least: steps[0]!,
		max: maxTimes,
		cap,
		three: awarded[0]![1],
		four: awarded[1]![1],
		five: awarded[2]![1],
		more: retrigger[1],
		all: mostSpins,
		outcomes: BOOK_SIZE,
	};
	return {
		howTo: RULES.map((key) => t(`rules.${key}`, values)),
		drawn: t("drawn", values),
		choice: ofSlots("choice"),
		choices: choicesOf(game, () => ofSlots("oneSpin")),
		pays: payTable({
			hint: t("paysHint"),
			columns: steps.map((from, at) => {
				const next = steps[at + 1];
				return t(next === undefined ? "sizes.last" : "sizes.range", { from, to: (next ?? from) - 1 });
			}),
			nameOf,
			pays,
			parts: 100,
		}),
	};
}

export default { useSentences, useFacts } satisfies TitleWords;
