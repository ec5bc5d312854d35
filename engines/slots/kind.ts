import { toWire } from "@baize/kernel/money";
import { fraction } from "@baize/kernel/odds";
import { amountIssue, payMinor, type StakeLimits } from "../game/bets.ts";
import type { GameSheet, InstantKind } from "../game/kinds.ts";
import { isAmount, readProperties } from "../game/read.ts";
import { DRAW_WORDS } from "../game/words.ts";
import type { Slot, SlotEvent } from "./slot.ts";

/** A title of a slot. `rules`: the sheet of its mechanic, as data. */
export type SlotSheet = GameSheet & StakeLimits & { rules: unknown };
export type SlotBet = { stakeMinor: number };
export type SlotRoundEvent =
	| SlotEvent
	| { type: "roundEnded"; stakeMinor: number; winMinor: number; celebrate: boolean };

/** A slot as play knows it. Stakes step by its units, so that no win has to be cut. */
export function slotKind(slot: Slot, kind: string): InstantKind<SlotSheet, SlotBet, SlotRoundEvent> {
	return {
		kind,
		timing: "instant",
		issuesOf: ({ stepUnits = 1 }) =>
			stepUnits % slot.stake === 0 ? [] : [`stakes step by ${stepUnits}, which is no multiple of ${slot.stake}`],
		readBet: (value) => {
			const { stakeMinor } = readProperties(value, ["stakeMinor"]) ?? {};
			return isAmount(stakeMinor) ? { stakeMinor } : null;
		},
		betIssue: (sheet, { stakeMinor }, unitMinor) => amountIssue(stakeMinor, sheet, unitMinor),
		stakeMinorOf: (_sheet, { stakeMinor }) => BigInt(stakeMinor),
		settingsOf: ({ minStakeUnits }, unitMinor) => [{ stakeMinor: minStakeUnits * unitMinor }],
		returnsOf: () => slot.returns(),
		publishedText: (sheet) => ({ sheet, draws: DRAW_WORDS }),
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
