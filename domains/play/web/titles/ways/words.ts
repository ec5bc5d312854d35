import type { Game } from "@baize/engines/game";
import type { SlotRoundEvent, SlotSheet, WaysEvent, WaysSheet } from "@baize/engines/slots";
import { usePlayTexts } from "../../texts.ts";
import { usePayTable } from "../slot/pay-table.ts";
import { rowsOf } from "../slot/rows-of.ts";
import { useSlotTexts } from "../slot/texts.ts";
import { choicesOf, endText, type Facts, type TitleWords } from "../title-words.ts";
import { REELS } from "./frames.ts";
import { useWaysTexts } from "./texts.ts";

/** In the order of the sheet's symbols, title by title. */
const SYMBOLS = {
	silk: ["camel", "ewer", "pomegranate", "lamp", "palm", "star", "moon", "flower", "waves", "sun", "gate"],
	dunes: ["fennec", "oryx", "gecko", "beetle", "cactus", "ammonite", "agave", "crystal", "dune", "whirlwind", "arch"],
} as const;
/** The last symbol of every title. */
export const SCATTER = SYMBOLS.silk.indexOf("gate");
const MIN_REELS = 3;

/** Under which name the texts have a title. */
const isDunes = (gameId: string): boolean => gameId === "painted-dunes";

export function useSymbolName(gameId: string): (symbol: number) => string {
	const t = useWaysTexts();
	return (symbol) =>
		isDunes(gameId) ? t(`dunes.symbols.${SYMBOLS.dunes[symbol]!}`) : t(`silk.symbols.${SYMBOLS.silk[symbol]!}`);
}

type Event = WaysEvent | Extract<SlotRoundEvent, { type: "roundEnded" }>;

/** Amounts of events are in coins of the stake, which the end of the round has: they are said in coins. */
function useSentences(money: (amountMinor: number) => string, game: Game): (event: { type: string }) => string {
	const t = useWaysTexts();
	const ofPlay = usePlayTexts();
	const nameOf = useSymbolName(game.sheet.id);
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

/** Rules that speak of the title's own symbols. */
const OWN_RULES = ["wild", "scatter", "feature", "factors"] as const;

function useFacts(game: Game): Facts {
	const t = useWaysTexts();
	const ofSlots = useSlotTexts();
	const ofPlay = usePlayTexts();
	const payTable = usePayTable();
	const nameOf = useSymbolName(game.sheet.id);
	const { coins, rows, pays, scatterPays, awarded, retrigger, mostSpins, wildTimes } = (game.sheet as SlotSheet)
		.rules as WaysSheet;
	const title = isDunes(game.sheet.id) ? "dunes" : "silk";
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
		howTo: [
			t("rules.ways", values),
			t("rules.coins", values),
			...OWN_RULES.map((key) => t(`${title}.${key}`, values)),
			t("rules.less"),
			t("rules.exact"),
		],
		drawn: t(`${title}.drawn`, { stops: 60 ** rows }),
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
