import type { JackpotLevel } from "@baize/engines/game";
import type { Minor } from "@baize/kernel/money";

/** Pots are counted in ten-thousandths of a minor unit, so that a rate of a stake is exact. */
export const PARTS = 10_000n;

export const wholeMinor = (parts: bigint): Minor => parts / PARTS;

/**
 * The sums of a pot over its whole life, in parts. What it has follows from them: the pot is contributed + seeded - won, the
 * reserve is reserveContributed + funded - seeded.
 */
export type Sums = {
	contributed: bigint;
	reserveContributed: bigint;
	/** What the operator has added. */
	funded: bigint;
	/** What went from the reserve into the pot, less what went back. */
	seeded: bigint;
	won: bigint;
};

export const meterOf = ({ contributed, seeded, won }: Sums): bigint => contributed + seeded - won;
export const reserveOf = ({ reserveContributed, funded, seeded }: Sums): bigint => reserveContributed + funded - seeded;

export const NO_SUMS: Sums = { contributed: 0n, reserveContributed: 0n, funded: 0n, seeded: 0n, won: 0n };

/** A level with what a unit is in its currency. */
export type LevelTerms = { level: JackpotLevel; unitMinor: bigint };

const partsOfUnits = (units: number, { unitMinor }: LevelTerms): bigint => BigInt(units) * unitMinor * PARTS;

/** What one stake adds, exactly. A pure function of the stake, so the journal alone says what a pot was given. */
export const contribute = (sums: Sums, stakeMinor: Minor, { level }: LevelTerms): Sums => ({
	...sums,
	contributed: sums.contributed + stakeMinor * BigInt(level.potRate),
	reserveContributed: sums.reserveContributed + stakeMinor * BigInt(level.reserveRate),
});

/** The seed of a pot that begins: from the reserve, and from the operator what it lacks. */
export function reseed(sums: Sums, terms: LevelTerms): Sums {
	const seed = partsOfUnits(terms.level.seedUnits, terms);
	const lacking = seed - reserveOf(sums);
	// Pots and general ledger agree in whole minor units, so only whole ones are funded and moved.
	const funded = sums.funded + (lacking > 0n ? roundedUp(lacking) : 0n);
	const seeded = { ...sums, funded, seeded: sums.seeded + seed };
	const { reserveKeptUnits } = terms.level;
	if (reserveKeptUnits === undefined) return seeded;
	const surplus = reserveOf(seeded) - partsOfUnits(reserveKeptUnits, terms);
	return surplus > 0n ? { ...seeded, seeded: seeded.seeded + roundedDown(surplus) } : seeded;
}

const roundedDown = (parts: bigint): bigint => (parts / PARTS) * PARTS;
const roundedUp = (parts: bigint): bigint => roundedDown(parts + PARTS - 1n);

/** What a winner gets who locks the pot now, and the sums afterwards, with the pot begun again. */
export function take(sums: Sums, terms: LevelTerms): { amountMinor: Minor; sums: Sums } {
	const amountMinor = wholeMinor(meterOf(sums));
	return { amountMinor, sums: reseed({ ...sums, won: sums.won + amountMinor * PARTS }, terms) };
}

/**
 * What the operator adds, into the reserve, and with `toPot` from there into the pot: as much as leaves the pot below its
 * ceiling, because a pot is won by a stake and never by the operator.
 */
export function addFunds(sums: Sums, amountMinor: Minor, toPot: boolean, ceiling: Minor | undefined): Sums {
	const added = amountMinor * PARTS;
	const funded = { ...sums, funded: sums.funded + added };
	if (!toPot) return funded;
	const space = ceiling === undefined ? added : roundedDown(ceiling * PARTS - 1n - meterOf(sums));
	if (space <= 0n) return funded;
	return { ...funded, seeded: sums.seeded + (space < added ? space : added) };
}

/** What is above the ceiling goes back to the reserve, but for a part of a minor unit, which stays in the pot. */
export function cutToCeiling(sums: Sums, ceilingMinor: Minor): Sums {
	const above = roundedDown(meterOf(sums) - ceilingMinor * PARTS);
	return above > 0n ? { ...sums, seeded: sums.seeded - above } : sums;
}

export const hasReached = (sums: Sums, ceilingMinor: Minor): boolean => meterOf(sums) >= ceilingMinor * PARTS;
