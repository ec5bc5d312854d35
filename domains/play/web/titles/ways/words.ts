import type { Game } from "@baize/engines/game";
import type { SlotRoundEvent, SlotSheet, WaysEvent, WaysSheet } from "@baize/engines/slots";
import { usePlayTexts } from "../../texts.ts";
import { usePayTable } from "../slot/pay-table.ts";
import { rowsOf } from "../slot/rows-of.ts";
import { useSlotTexts } from "../slot/texts.ts";
import { choicesOf, endText, type Facts, type TitleWords } from "../title-words.ts";
import { REELS } from "./frames.ts";
import { useWaysTexts } from "./texts.ts";

/** In the order of the sheet's symbols. */
const SYMBOLS = [
	"camel",
	"ewer",
	"pomegranate",
	"lamp",
	"palm",
	"star",
	"moon",
	"flower",
	"waves",
	"sun",
	"gate",
] as const;
export const SCATTER = SYMBOLS.indexOf("gate");
const MIN_REELS = 3;

export function useSymbolName(): (symbol: number) => string {
	const t = useWaysTexts();
	return (symbol) => t(`symbols.${SYMBOLS[symbol]!}`);
}

type Event = WaysEvent | Extract<SlotRoundEvent, { type: "roundEnded" }>;

/** Amounts of events are in coins of the stake, which the end of the round has: they are said in coins. */
function useSentences(money: (amountMinor: number) => string): (event: { type: string }) => string {
	const t = useWaysTexts();
	const ofPlay = usePlayTexts();
	const nameOf = useSymbolName();
	return (given) => {
		const event = given as Event;
		switch (event.type) {
			case "reelsStopped":
				return rowsOf(event.grid, REELS, nameOf, ofPlay("spoken.comma"))
					.map((symbols, at) => t("spoken.row", { row: at + 1, symbols }))
					.join(" ");
			case "waysWon":
				return t("spoken.won", { ...event, symbol: nameOf(event.symbol) });
			case "scattersWon":
				return t("spoken.scatters", { count: event.count, symbol: nameOf(SCATTER), coins: event.coins });
			case "freeSpinsBegun":
				return ofPlay("spoken.begun", { count: event.count });
			case "freeSpinsRetriggered":
				return ofPlay("spoken.retriggered", { count: event.count, of: event.of });
			case "roundEnded":
				return endText(event, ofPlay, money);
		}
	};
}

const RULES = ["ways", "coins", "wild", "scatter", "feature", "factors", "less", "exact"] as const;

function useFacts(game: Game): Facts {
	const t = useWaysTexts();
	const ofSlots = useSlotTexts();
	const ofPlay = usePlayTexts();
	const payTable = usePayTable();
	const nameOf = useSymbolName();
	const { coins, rows, pays, scatterPays, awarded, retrigger, mostSpins, wildTimes } = (game.sheet as SlotSheet)
		.rules as WaysSheet;
	const values = {
		coins,
		ways: rows ** REELS,
		pays3: scatterPays[0]![1],
		pays4: scatterPays[1]![1],
		pays5: scatterPays[2]![1],
		spins3: awarded[0]![1],
		spins4: awarded[1]![1],
		spins5: awarded[2]![1],
		more: retrigger,
		all: mostSpins,
		factors: wildTimes.map((wild) => `×${wild.times}`).join(ofPlay("spoken.comma")),
	};
	return {
		howTo: RULES.map((key) => t(`rules.${key}`, values)),
		drawn: t("drawn", { stops: 60 ** rows }),
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
