import { share } from "@baize/kernel/money";

/** The share of the stakes that comes back at every stop, in hundredths. */
const RETURN_X100 = 98n;

/** A round ends by itself at the last stop that pays no more than this many stakes. */
export const MAX_TIMES = 10_000n;

/** Multipliers keep four decimals; only money is cut. */
export const X10000 = 10_000n;

/** What a stop pays that is reached with a chance of `ways` ÷ `of`, in ten-thousandths. */
export const timesX10000Of = (ways: bigint, of: bigint): bigint => (RETURN_X100 * X10000 * of) / (100n * ways);

export const ladderPayMinor = (stakeMinor: number, timesX10000: bigint): bigint =>
	share(BigInt(stakeMinor), timesX10000, X10000);
