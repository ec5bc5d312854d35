import type { JackpotTerms } from "@baize/engines/game";
import { check } from "@baize/kernel/check";
import type { LevelTerms } from "./rules.ts";

/** The jackpots of the site and the games that carry them. */
export type PotTerms = {
	all: readonly JackpotTerms[];
	gamesOf(potId: string): readonly string[];
	ofGame(gameId: string): JackpotTerms | undefined;
};

export function openTerms(all: readonly JackpotTerms[], gamesOf: (potId: string) => readonly string[]): PotTerms {
	const byGame = new Map(all.flatMap((terms) => gamesOf(terms.id).map((gameId) => [gameId, terms] as const)));
	return { all, gamesOf, ofGame: (gameId) => byGame.get(gameId) };
}

/** The name of one pot. */
export type PotKey = { potId: string; level: string; currency: string };

/** Undefined where the site has no such pot, or none in this currency. */
export function findLevel({ all }: PotTerms, { potId, level: levelId, currency }: PotKey): LevelTerms | undefined {
	const terms = all.find(({ id }) => id === potId);
	const level = terms?.levels.find(({ id }) => id === levelId);
	const unitMinor = terms?.unitMinor[currency];
	return level && unitMinor !== undefined ? { level, unitMinor: BigInt(unitMinor) } : undefined;
}

export function levelOf(terms: PotTerms, key: PotKey): LevelTerms {
	const found = findLevel(terms, key);
	check(found, `the site has the pot ${key.potId} ${key.level} in ${key.currency}`);
	return found;
}

export const keysOf = ({ all }: PotTerms): PotKey[] =>
	all.flatMap(({ id: potId, levels, unitMinor }) =>
		levels.flatMap(({ id: level }) => Object.keys(unitMinor).map((currency) => ({ potId, level, currency }))),
	);
