import { toWire } from "@baize/kernel/money";
import { fraction } from "@baize/kernel/odds";
import { amountIssue, payMinor, type StakeLimits } from "../game/bets.ts";
import type { GameSheet, InstantKind, PublishedText } from "../game/kinds.ts";
import { isAmount, readProperties } from "../game/read.ts";
import { DRAW_WORDS, publishedSheet } from "../game/words.ts";
import type { Volatility } from "../reels/sheet.ts";
import type { Slot, SlotEvent } from "./slot.ts";

/** A title of a slot. `rules`: the sheet of its mechanic, as data. */
export type SlotSheet = GameSheet & StakeLimits & { volatility: Volatility; rules: object };
export type SlotBet = { stakeMinor: number };
export type SlotRoundEvent =
	| SlotEvent
	| { type: "roundEnded"; stakeMinor: number; winMinor: number; celebrate: boolean };

/** The rules of a mechanic: its name, how a round is computed in sentences, and further data of it. */
export type SlotRules = { kind: string; words: PublishedText; data?: PublishedText };

/** A slot as play knows it. Stakes step by its units, so that no win has to be cut. */
export function slotKind(
	slot: Slot,
	{ kind, words, data }: SlotRules,
): InstantKind<SlotSheet, SlotBet, SlotRoundEvent> {
	return {
		kind,
		timing: "instant",
		issuesOf: ({ stepUnits = 1 }) =>
			stepUnits % slot.step === 0 ? [] : [`stakes step by ${stepUnits}, which is no multiple of ${slot.step}`],
		readBet: (value) => {
			const { stakeMinor } = readProperties(value, ["stakeMinor"]) ?? {};
			return isAmount(stakeMinor) ? { stakeMinor } : null;
		},
		betIssue: (sheet, { stakeMinor }, unitMinor) => amountIssue(stakeMinor, sheet, unitMinor),
		stakeMinorOf: (_sheet, { stakeMinor }) => BigInt(stakeMinor),
		settingsOf: ({ minStakeUnits }, unitMinor) => [{ stakeMinor: minStakeUnits * unitMinor }],
		betOfStake: (_sheet, stakeMinor) => ({ stakeMinor: toWire(stakeMinor) }),
		returnsOf: () => slot.returns(),
		publishedText: (sheet) => ({
			...publishedSheet(`baize-${kind}-rules-1`, sheet, { ...DRAW_WORDS, ...words, ...WORDS }),
			...data,
		}),
		play: (_sheet, { stakeMinor }, draws) => {
			const events: SlotRoundEvent[] = [];
			const units = slot.play(draws, events);
			const winMinor = payMinor(BigInt(stakeMinor), fraction(BigInt(units), BigInt(slot.stake)));
			const win = toWire(winMinor);
			events.push({ type: "roundEnded", stakeMinor, winMinor: win, celebrate: win > stakeMinor });
			return { winMinor, events };
		},
	};
}

const WORDS = {
	amounts:
		"Wins are counted in units of which a stake has stakeUnits: the win is the stake times the sum of all units won, divided by stakeUnits. Stakes step so that nothing is cut.",
	end: "The last event is roundEnded, with stake, win, and whether the win is above the stake.",
} as const;
