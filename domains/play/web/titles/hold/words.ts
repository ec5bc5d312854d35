import type { Game } from "@baize/engines/game";
import {
	type HoldEvent,
	type HoldSheet,
	LINE_COUNT,
	REELS,
	ROWS,
	type SlotRoundEvent,
	type SlotSheet,
} from "@baize/engines/slots";
import { usePlayTexts } from "../../texts.ts";
import { usePayTable } from "../slot/pay-table.ts";
import { rowsOf } from "../slot/rows-of.ts";
import { useSlotTexts } from "../slot/texts.ts";
import { choicesOf, endText, type Facts, type TitleWords } from "../title-words.ts";
import { useHoldTexts } from "./texts.ts";

/** In the order of the sheet's symbols. */
const SYMBOLS = ["key", "dial", "padlock", "bell", "gear", "valve", "spring", "nut", "vault", "coin"] as const;
const PRIZES = ["mini", "minor", "major", "grand"] as const;
type Prize = (typeof PRIZES)[number];
const MIN_RUN = 3;

export const isPrize = (name: string | undefined): name is Prize => PRIZES.some((prize) => prize === name);

export function useSymbolName(): (symbol: number) => string {
	const t = useHoldTexts();
	return (symbol) => t(`symbols.${SYMBOLS[symbol]!}`);
}

type Event = HoldEvent | Extract<SlotRoundEvent, { type: "roundEnded" }>;

function useSentences(money: (amountMinor: number) => string): (event: { type: string }) => string {
	const t = useHoldTexts();
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
			case "coinsHeld": {
				const coins = event.cells.map(({ times }) => `×${times}`).join(ofPlay("spoken.comma"));
				return t(event.cells.length > 0 ? "spoken.held" : "spoken.none", { coins, left: event.left });
			}
			case "grandWon":
				return t("spoken.grand", { times: event.times });
			case "roundEnded":
				return endText(event, ofPlay, money);
		}
	};
}

const RULES = ["lines", "bets", "wild", "begin", "respins", "values", "prizes", "grand", "less", "exact"] as const;

function useFacts(game: Game): Facts {
	const t = useHoldTexts();
	const ofSlots = useSlotTexts();
	const ofPlay = usePlayTexts();
	const payTable = usePayTable();
	const nameOf = useSymbolName();
	const { pays, minCoins, lives, respin, coins, grand } = (game.sheet as SlotSheet).rules as HoldSheet;
	const listed = (isNamed: boolean): string =>
		coins
			.filter(({ name }) => isPrize(name) === isNamed)
			.map((coin) => (isPrize(coin.name) ? `${t(`prizes.${coin.name}`)} ×${coin.times}` : `×${coin.times}`))
			.join(ofPlay("spoken.comma"));
	const values = {
		lines: LINE_COUNT,
		least: minCoins,
		lives,
		respin,
		plain: listed(false),
		named: listed(true),
		cells: REELS * ROWS,
		grand,
		stops: 60 ** ROWS,
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
