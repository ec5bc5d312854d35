import type { Game } from "@baize/engines/game";
import {
	BOOK_SIZE,
	type CascadeEvent,
	type CascadeSheet,
	type SlotRoundEvent,
	type SlotSheet,
} from "@baize/engines/slots";
import { usePlayTexts } from "../../texts.ts";
import { usePayTable } from "../slot/pay-table.ts";
import { useSlotTexts } from "../slot/texts.ts";
import { choicesOf, endText, type Facts, type TitleWords } from "../title-words.ts";
import { useCascadeTexts } from "./texts.ts";

/** In the order of the sheet's symbols. */
const SYMBOLS = [
	"crane",
	"carp",
	"pine",
	"lotus",
	"bamboo",
	"peak",
	"stones",
	"mushroom",
	"fan",
	"lightning",
	"cloud",
] as const;
export const SCATTER = SYMBOLS.indexOf("cloud");
const MIN_REELS = 3;

export function useSymbolName(): (symbol: number) => string {
	const t = useCascadeTexts();
	return (symbol) => t(`symbols.${SYMBOLS[symbol]!}`);
}

type Event = CascadeEvent | { type: "outcomeDrawn"; outcome: number } | Extract<SlotRoundEvent, { type: "roundEnded" }>;

function useSentences(money: (amountMinor: number) => string): (event: { type: string }) => string {
	const t = useCascadeTexts();
	const ofSlots = useSlotTexts();
	const ofPlay = usePlayTexts();
	const nameOf = useSymbolName();
	const reelsText = (reels: readonly (readonly number[])[]): string =>
		reels
			.map((symbols, reel) =>
				t("spoken.reel", { reel: reel + 1, symbols: symbols.toReversed().map(nameOf).join(ofPlay("spoken.comma")) }),
			)
			.join(" ");
	return (given) => {
		const event = given as Event;
		switch (event.type) {
			case "outcomeDrawn":
				return ofSlots("spoken.outcome", { outcome: event.outcome, all: BOOK_SIZE });
			case "reelsStopped":
				return `${t("spoken.times", { times: event.times })} ${reelsText(event.reels)}`;
			case "waysWon":
				return t("spoken.won", { ...event, symbol: nameOf(event.symbol) });
			case "symbolsFell":
				return `${t("spoken.fell")} ${reelsText(event.reels)}`;
			case "freeSpinsBegun":
				return ofPlay("spoken.begun", { count: event.count });
			case "freeSpinsRetriggered":
				return ofPlay("spoken.retriggered", { count: event.count, of: event.of });
			case "winCapped":
				return t("spoken.capped", { coins: event.coins });
			case "roundEnded":
				return endText(event, ofPlay, money);
		}
	};
}

const RULES = ["heights", "ways", "coins", "cascades", "wild", "scatter", "feature", "less", "exact"] as const;

function useFacts(game: Game): Facts {
	const t = useCascadeTexts();
	const ofSlots = useSlotTexts();
	const payTable = usePayTable();
	const nameOf = useSymbolName();
	const sheet = (game.sheet as SlotSheet).rules as CascadeSheet;
	const { coins, minHeight, heights, reels, pays, awarded, retrigger, mostSpins } = sheet;
	const highest = minHeight + heights.length - 1;
	const values = {
		coins,
		lowest: minHeight,
		highest,
		limit: highest ** reels.length,
		spins4: awarded[0]![1],
		spins5: awarded[1]![1],
		spins6: awarded[2]![1],
		spins7: awarded[3]![1],
		again: retrigger[0],
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
			columns: pays[0]!.map((_, at) => t("reels", { reels: at + MIN_REELS })),
			nameOf,
			pays,
			parts: coins,
		}),
	};
}

export default { useSentences, useFacts } satisfies TitleWords;
