import { check } from "@baize/kernel/check";
import { toWire } from "@baize/kernel/money";
import { type Draws, weighted } from "@baize/kernel/random";
import type { ReelEvent, Round } from "./events.ts";
import { byCount, type FreeSpins, type ReelSheet, type SymbolId, stakeMinorOf } from "./sheet.ts";
import { type Spin, spinOf, stopsOf } from "./spin.ts";

type Bet = { sheet: ReelSheet; lineBetMinor: bigint; draws: Draws };

/**
 * Plays one round to its end. The draws are taken in this order, and nothing else is drawn: one stop per reel from the
 * left, below the strip's length; where free spins are won, the expanding symbol (if the sheet has one), then the
 * multiplier (if it has several), then one stop per reel for each free spin. The caller checks which line bets a title
 * takes: the rules are the same for any.
 */
export function playRound(sheet: ReelSheet, { lineBetMinor, draws }: { lineBetMinor: bigint; draws: Draws }): Round {
	check(lineBetMinor > 0n, `${sheet.id} does not take a line bet of ${lineBetMinor}`);
	const bet: Bet = { sheet, lineBetMinor, draws };
	const events: ReelEvent[] = [];
	const paid = spin(bet, sheet.reels, { multiplier: 1, specialSymbol: null }, events);
	const count = byCount(sheet.freeSpins?.awarded, paid.scatters);
	const featureMinor = sheet.freeSpins && count > 0 ? playFeature(bet, sheet.freeSpins, count, events) : 0n;
	const stakeMinor = stakeMinorOf(sheet, lineBetMinor);
	const winMinor = paid.winMinor + featureMinor;
	check(winMinor <= stakeMinor * BigInt(sheet.winCapTimesStake), `a round of ${sheet.id} paid more than it can`);
	events.push({
		type: "roundEnded",
		stakeMinor: toWire(stakeMinor),
		winMinor: toWire(winMinor),
		celebrate: winMinor > stakeMinor,
	});
	return { stakeMinor, winMinor, events };
}

function playFeature(bet: Bet, rules: FreeSpins, count: number, events: ReelEvent[]): bigint {
	const specialSymbol = rules.expanding ? weighted(bet.draws, rules.expanding).symbol : null;
	const multiplier = rules.multipliers ? weighted(bet.draws, rules.multipliers).times : 1;
	events.push({ type: "freeSpinsBegun", count, multiplier, specialSymbol });
	let of = count;
	let featureMinor = 0n;
	for (let number = 1; number <= of; number++) {
		events.push({ type: "freeSpinStarted", spin: number, of, featureMinor: toWire(featureMinor) });
		const free = spin(bet, rules.reels ?? bet.sheet.reels, { multiplier, specialSymbol }, events);
		featureMinor += free.winMinor;
		const added = Math.min(byCount(rules.retriggered, free.scatters), rules.mostSpins - of);
		if (added === 0) continue;
		of += added;
		events.push({ type: "freeSpinsRetriggered", count: added, of });
	}
	events.push({ type: "freeSpinsEnded", spins: of, featureMinor: toWire(featureMinor) });
	return featureMinor;
}

type Feature = { multiplier: number; specialSymbol: SymbolId | null };

function spin(
	bet: Bet,
	reels: ReelSheet["reels"],
	feature: Feature,
	events: ReelEvent[],
): Pick<Spin, "scatters"> & { winMinor: bigint } {
	const stops = stopsOf(reels, bet.draws);
	const result = spinOf(bet.sheet, reels, stops, feature.specialSymbol);
	events.push({ type: "reelsStopped", stops, window: result.window });
	let winMinor = 0n;
	const amount = (lineBets: number): number => {
		const amountMinor = bet.lineBetMinor * BigInt(lineBets * feature.multiplier);
		winMinor += amountMinor;
		return toWire(amountMinor);
	};
	for (const win of result.wins) {
		const { lineBets, ...shown } = win;
		events.push({ ...shown, multiplier: feature.multiplier, amountMinor: amount(lineBets) });
	}
	return { scatters: result.scatters, winMinor };
}
