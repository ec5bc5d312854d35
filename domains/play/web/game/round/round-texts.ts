import type { ReelEvent, ReelWindow, SymbolId } from "@baize/engines/reels";
import type { PlayTexts } from "../../texts.ts";
import { outcomeOf } from "./shown.ts";

/** What is needed to write about a round in the player's language. */
export type Words = { t: PlayTexts; money(amountMinor: number): string };

type SymbolKey = Parameters<PlayTexts>[0] & `symbols.${string}`;

/** The name of a symbol; a symbol without a name yet is shown by its id. */
export function symbolName(t: PlayTexts, symbol: SymbolId): string {
	const key = `symbols.${symbol}` as SymbolKey;
	return t.has(key) ? t(key) : symbol;
}

/** A sentence for each event, for screen readers and for the verifier. */
export function sentenceOf(event: ReelEvent, { t, money }: Words): string {
	const name = (symbol: SymbolId): string => symbolName(t, symbol);
	switch (event.type) {
		case "reelsStopped":
			return t("spoken.stopped", rowsOf(event.window, name, t("spoken.comma")));
		case "lineWon": {
			const { line, count, symbol, multiplier, amountMinor } = event;
			const values = { line, count, symbol: name(symbol), multiplier, amount: money(amountMinor) };
			return t(multiplier > 1 ? "spoken.lineTimes" : "spoken.line", values);
		}
		case "scattersWon":
			return t("spoken.scatters", {
				count: event.count,
				symbol: name(event.symbol),
				amount: money(event.amountMinor),
			});
		case "freeSpinsBegun":
			return begunText(event, t);
		case "freeSpinStarted":
			return t("spoken.freeSpin", { spin: event.spin, of: event.of });
		case "symbolExpanded":
			return t("spoken.expanded", {
				symbol: name(event.symbol),
				count: event.count,
				amount: money(event.amountMinor),
			});
		case "freeSpinsRetriggered":
			return t("spoken.retriggered", { count: event.count, of: event.of });
		case "freeSpinsEnded":
			return t("spoken.featureEnded", { amount: money(event.featureMinor) });
		case "roundEnded": {
			const { stakeMinor, winMinor } = event;
			const values = { win: money(winMinor), stake: money(stakeMinor), loss: money(stakeMinor - winMinor) };
			const outcome = outcomeOf(event);
			return t(`spoken.${outcome === "won" && stakeMinor === 0 ? "wonFree" : outcome}`, values);
		}
	}
}

function begunText(event: Extract<ReelEvent, { type: "freeSpinsBegun" }>, t: PlayTexts): string {
	const { count, multiplier, specialSymbol } = event;
	if (specialSymbol !== null) return t("spoken.begunSpecial", { count, symbol: symbolName(t, specialSymbol) });
	return multiplier > 1 ? t("spoken.begunTimes", { count, multiplier }) : t("spoken.begun", { count });
}

function rowsOf(window: ReelWindow, name: (symbol: SymbolId) => string, comma: string) {
	const row = (at: number): string => window.map((reel) => name(reel[at] ?? "")).join(comma);
	return { top: row(0), middle: row(1), bottom: row(2) };
}

/** The short line below the reels. */
export function stripOf(event: ReelEvent | null, phase: "idle" | "playing", { t, money }: Words): string {
	if (!event) return phase === "idle" ? t("strip.ready") : "";
	const name = (symbol: SymbolId): string => symbolName(t, symbol);
	switch (event.type) {
		case "lineWon":
			return t("strip.line", {
				line: event.line,
				count: event.count,
				symbol: name(event.symbol),
				amount: money(event.amountMinor),
			});
		case "scattersWon":
			return t("strip.scatters", {
				count: event.count,
				symbol: name(event.symbol),
				amount: money(event.amountMinor),
			});
		case "symbolExpanded":
			return t("strip.expanded", {
				count: event.count,
				symbol: name(event.symbol),
				amount: money(event.amountMinor),
			});
		case "freeSpinsBegun":
			return t("strip.begun", { count: event.count });
		case "freeSpinStarted":
			return "";
		case "freeSpinsRetriggered":
			return t("strip.retriggered", { count: event.count });
		case "freeSpinsEnded":
			return t("strip.featureEnded", { amount: money(event.featureMinor) });
		case "roundEnded":
			return t(`strip.${outcomeOf(event)}`, { win: money(event.winMinor), stake: money(event.stakeMinor) });
		case "reelsStopped":
			return "";
	}
}
