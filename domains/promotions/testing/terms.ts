import { DAY_MS } from "@baize/kernel/time";
import type { Terms } from "../contract/index.ts";

const inAll = (text: string) => ({ en: text, es: text, ar: text });

/** Ten times on slots, at most 5.00 a stake; a half of a deposit from 10.00 on, up to 50.00. */
export const matchTerms = (nowMs: number, over: Partial<Terms> = {}): Terms => ({
	...{ kind: "depositMatch", reward: "bonus", title: inAll("Match"), lead: inAll("More"), notes: inAll("Notes") },
	...{ fromMs: nowMs - DAY_MS, untilMs: nowMs + 30 * DAY_MS, places: ["CA"], code: null },
	deposit: { nth: null, minUnits: 1_000, percent: 50, maxUnits: 5_000 },
	...{ fixedUnits: null, cashback: null, spins: null },
	wagering: {
		...{ timesX10: 100, days: 7, shares: [{ gameClass: "slots", percent: 100 }], fundsOrder: "cashFirst" },
		...{ counts: "bonus", maxStakeUnits: 500, maxConvertedUnits: null, endsWithWithdrawal: true },
	},
	...over,
});

/** The same bonus of 5.00 for a code. */
export const codeTerms = (nowMs: number, over: Partial<Terms> = {}): Terms =>
	matchTerms(nowMs, { kind: "noDeposit", code: "GREENFELT", deposit: null, fixedUnits: 500, ...over });

/** A tenth of a week's losses in the casino, from 10.00 on, up to 100.00, as cash. */
export const cashbackTerms = (nowMs: number, over: Partial<Terms> = {}): Terms =>
	matchTerms(nowMs, {
		...{ kind: "cashback", reward: "cash", deposit: null, wagering: null },
		cashback: { percent: 10, windowDays: 7, minLossUnits: 1_000, maxUnits: 10_000, products: ["casino"] },
		...over,
	});

/** Given by hand, up to 100.00. */
export const presentTerms = (nowMs: number, over: Partial<Terms> = {}): Terms =>
	matchTerms(nowMs, { kind: "manual", deposit: null, fixedUnits: 10_000, ...over });

/** Two spins of 0.20 for a code; wins are cash unless said otherwise. */
export const spinsTerms = (nowMs: number, over: Partial<Terms> = {}): Terms =>
	codeTerms(nowMs, {
		...{ reward: "spins", code: "SPINS", fixedUnits: null, wagering: null },
		spins: { count: 2, titles: ["tidal-book"], stakeUnits: 20, days: 7 },
		...over,
	});

/** The same spins for a deposit from 10.00 on. */
export const spinsMatchTerms = (nowMs: number, over: Partial<Terms> = {}): Terms =>
	matchTerms(nowMs, {
		...{ reward: "spins", wagering: null, spins: spinsTerms(nowMs).spins },
		deposit: { nth: null, minUnits: 1_000, percent: null, maxUnits: null },
		...over,
	});

/** A free bet of 10.00 for a code, at 2.00 or higher. */
export const freeBetTerms = (nowMs: number, over: Partial<Terms> = {}): Terms =>
	codeTerms(nowMs, {
		...{ reward: "freeBet", code: "FREEBET", fixedUnits: null, wagering: null },
		freeBet: { faceUnits: 1_000, minPriceX10000: 20_000, takesMultiples: true, days: 7 },
		...over,
	});

/** The same free bet for a deposit from 10.00 on. */
export const freeBetMatchTerms = (nowMs: number, over: Partial<Terms> = {}): Terms => {
	const { freeBet } = freeBetTerms(nowMs);
	return matchTerms(nowMs, {
		...{ reward: "freeBet", wagering: null, ...(freeBet && { freeBet }) },
		deposit: { nth: null, minUnits: 1_000, percent: null, maxUnits: null },
		...over,
	});
};
