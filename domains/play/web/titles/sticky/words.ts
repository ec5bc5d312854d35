import type { Game } from "@baize/engines/game";
import {
	CELL,
	LINE_COUNT,
	MEASURED,
	REELS,
	ROWS,
	type SlotRoundEvent,
	type SlotSheet,
	type StickyEvent,
	type StickySheet,
} from "@baize/engines/slots";
import { usePlayTexts } from "../../texts.ts";
import { usePayTable } from "../slot/pay-table.ts";
import { rowsOf } from "../slot/rows-of.ts";
import { useSlotTexts } from "../slot/texts.ts";
import { choicesOf, endText, type Facts, type TitleWords } from "../title-words.ts";
import { useStickyTexts } from "./texts.ts";

/** In the order of the sheet's symbols. */
const SYMBOLS = [
	"rose",
	"hummingbird",
	"butterfly",
	"lily",
	"ivy",
	"clover",
	"berries",
	"bell",
	"bramble",
	"fountain",
] as const;
export const WILD = SYMBOLS.indexOf("bramble");
export const SCATTER = SYMBOLS.indexOf("fountain");
const MIN_RUN = 3;
const STOPS = CELL ** ROWS;

export function useSymbolName(): (symbol: number) => string {
	const t = useStickyTexts();
	return (symbol) => t(`symbols.${SYMBOLS[symbol]!}`);
}

type Event = StickyEvent | Extract<SlotRoundEvent, { type: "roundEnded" }>;

function useSentences(money: (amountMinor: number) => string): (event: { type: string }) => string {
	const t = useStickyTexts();
	const ofPlay = usePlayTexts();
	const nameOf = useSymbolName();
	return (given) => {
		const event = given as Event;
		switch (event.type) {
			case "reelsStopped":
				return rowsOf(event.grid, REELS, nameOf, ofPlay("spoken.comma"))
					.map((symbols, at) => t("spoken.row", { row: at + 1, symbols }))
					.join(" ");
			case "lineWon":
				return t("spoken.won", { ...event, symbol: nameOf(event.symbol) });
			case "scattersWon":
				return t("spoken.scatters", { ...event, symbol: nameOf(SCATTER) });
			case "freeSpinsBegun":
				return ofPlay("spoken.begun", { count: event.count });
			case "roundEnded":
				return endText(event, ofPlay, money);
		}
	};
}

/** Of the free spins that are sold by themselves; undefined for a title with a paid spin. */
function useSaleFacts(game: Game): Facts | undefined {
	const t = useStickyTexts();
	const payTable = usePayTable();
	const nameOf = useSymbolName();
	const { id, rules } = game.sheet as SlotSheet;
	const { pays, bought } = rules as StickySheet;
	if (!bought) return undefined;
	const { spins: count, lineBets } = bought;
	const { above = 0, rounds } = MEASURED[id]!;
	const values = { count, lineBets, lines: LINE_COUNT, times: lineBets / LINE_COUNT, above, rounds };
	return {
		howTo: [
			t("rules.lines", values),
			t("sale.rules.price", values),
			t("sale.rules.wild"),
			t("rules.feature"),
			t("sale.rules.stays"),
			t("sale.rules.no"),
			t("sale.rules.above", values),
			t("rules.less"),
			t("sale.rules.exact", values),
		],
		drawn: t("drawn", { stops: STOPS }),
		choice: t("sale.price"),
		choices: choicesOf(game, () => t("sale.choice", { count })),
		pays: payTable({
			hint: t("sale.paysHint"),
			columns: pays[0]!.map((_, at) => t("run", { count: at + MIN_RUN })),
			nameOf,
			pays,
			parts: lineBets,
		}),
	};
}

const RULES = ["lines", "bets", "wild", "scatter", "feature", "stays", "less", "exact"] as const;

function useFacts(game: Game): Facts {
	const ofSale = useSaleFacts(game);
	const t = useStickyTexts();
	const ofSlots = useSlotTexts();
	const payTable = usePayTable();
	const nameOf = useSymbolName();
	if (ofSale) return ofSale;
	const { pays, scatterPays, awarded } = (game.sheet as SlotSheet).rules as StickySheet;
	const values = {
		lines: LINE_COUNT,
		pays3: scatterPays[0]![1],
		pays4: scatterPays[1]![1],
		pays5: scatterPays[2]![1],
		spins3: awarded[0]![1],
		spins4: awarded[1]![1],
		spins5: awarded[2]![1],
		stops: STOPS,
	};
	return {
		howTo: RULES.map((key) => t(`rules.${key}`, values)),
		drawn: t("drawn", values),
		choice: ofSlots("choice"),
		choices: choicesOf(game, () => ofSlots("oneSpin")),
		pays: payTable({
			hint: t("paysHint"),
			columns: pays[0]!.map((_, at) => t("run", { count: at + MIN_RUN })),
			nameOf,
			pays,
			parts: LINE_COUNT,
		}),
	};
}

export default { useSentences, useFacts } satisfies TitleWords;
