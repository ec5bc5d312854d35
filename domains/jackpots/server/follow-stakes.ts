import type { FollowedOperation } from "@baize/ledger/server";
import type { Tx } from "@baize/platform-server";
import { type Award, ceilingOf, payAwards, takePot } from "./award.ts";
import type { JackpotPorts, RoundsPort } from "./ports.ts";
import { contribute, cutToCeiling, hasReached } from "./rules.ts";
import { lockPots, type Pot, writePot } from "./store.ts";
import { levelOf, type PotKey } from "./terms.ts";
import { addPaid, type WonRound } from "./win-store.ts";

/** A stake for a jackpot, as the journal has it. */
export type JackpotStake = { round: WonRound; potId: string; stakeMinor: bigint };

/**
 * The stakes of rounds of games with a jackpot, in the order of the journal. Nothing else contributes: a result that is
 * corrected later changes no pot, because its stake had its chance.
 */
export function stakesOf(
	{ terms }: Pick<JackpotPorts, "terms">,
	{ numberOf }: Pick<RoundsPort, "numberOf">,
	operations: readonly FollowedOperation[],
): JackpotStake[] {
	const potByGame = new Map(
		terms.all.flatMap(({ id }) => terms.gamesOf(id).map((gameId) => [numberOf(gameId), id] as const)),
	);
	return operations.flatMap(({ kind, gameId, playerId, currency, reference, stakeMinor }) => {
		const potId = kind === "casinoRound" ? potByGame.get(gameId) : undefined;
		if (potId === undefined || stakeMinor === 0n) return [];
		return [{ potId, stakeMinor, round: { playerId, currency, roundId: reference, gameNumber: gameId } }];
	});
}

/** What stakes of a game add to the levels of its pot and their reserves, in ten-thousandths. */
export function rateOf(
	terms: JackpotPorts["terms"],
	{ numberOf }: Pick<RoundsPort, "numberOf">,
	gameNumber: number,
): bigint {
	const pot = terms.all.find(({ id }) => terms.gamesOf(id).some((gameId) => numberOf(gameId) === gameNumber));
	return (pot?.levels ?? []).reduce((sum, { potRate, reserveRate }) => sum + BigInt(potRate + reserveRate), 0n);
}

/** Adds to the pots what the stakes contribute, in the transaction that moves the follower, and pays what has reached its ceiling. */
export async function addContributions(ports: JackpotPorts, tx: Tx, stakes: readonly JackpotStake[]): Promise<void> {
	if (stakes.length === 0) return;
	const pots = new Map((await lockPots(tx, keysOfStakes(ports, stakes))).map((pot) => [nameOf(pot), pot]));
	const awards: Award[] = [];
	const dropped = new Set<string>();
	for (const stake of stakes) {
		for (const { level } of levelsOf(ports, stake)) {
			const name = nameOf({ potId: stake.potId, level, currency: stake.round.currency });
			const pot = pots.get(name);
			if (!pot) continue;
			const { pot: after, award } = await afterStake(ports, tx, pot, stake);
			pots.set(name, after);
			if (!award) continue;
			awards.push(award);
			dropped.add(name);
		}
	}
	const untouched = [...pots].filter(([name]) => !dropped.has(name)).map(([, pot]) => pot);
	for (const pot of untouched) await writePot(tx, pot);
	if (awards.length > 0)
		await payAwards(
			ports,
			tx,
			[...dropped].map((name) => pots.get(name)!),
			awards,
		);
}

/** A pot that reaches its ceiling is won by the round that brings it there, unless that one has drawn it already. */
async function afterStake(
	ports: JackpotPorts,
	tx: Tx,
	pot: Pot,
	{ round, stakeMinor }: JackpotStake,
): Promise<{ pot: Pot; award?: Award }> {
	const grown = { ...pot, sums: contribute(pot.sums, stakeMinor, levelOf(ports.terms, pot)) };
	const ceiling = ceilingOf(ports, pot);
	if (ceiling === undefined || !hasReached(grown.sums, ceiling)) return { pot: grown };
	const full = { ...grown, sums: cutToCeiling(grown.sums, ceiling) };
	const { pot: begunAgain, paid } = takePot(ports, full);
	const winId = ports.ids();
	const at = new Date(ports.clock.nowMs());
	if (!(await addPaid(tx, { winId, ...keyOf(pot) }, round, paid, at))) return { pot: full };
	return { pot: begunAgain, award: { winId, round, ...keyOf(pot), amountMinor: paid.amount_minor } };
}

const keyOf = ({ potId, level, currency }: PotKey): PotKey => ({ potId, level, currency });
const nameOf = ({ potId, level, currency }: PotKey): string => `${potId} ${level} ${currency}`;

const levelsOf = ({ terms }: JackpotPorts, { potId, round }: JackpotStake): PotKey[] =>
	(terms.all.find(({ id }) => id === potId)?.levels ?? []).map(({ id: level }) => ({
		potId,
		level,
		currency: round.currency,
	}));

const keysOfStakes = (ports: JackpotPorts, stakes: readonly JackpotStake[]): PotKey[] => [
	...new Map(stakes.flatMap((stake) => levelsOf(ports, stake).map((key) => [nameOf(key), key] as const))).values(),
];
