import type { Id } from "@baize/kernel/id";
import type { Kind } from "@baize/ledger/contract";
import type { FollowedOperation } from "@baize/ledger/server";

/** A round whose stakes have not all ended. */
export type OpenRound = {
	playerId: Id;
	roundId: Id;
	beganAtMs: number;
	stakes: number;
	stakeMinor: bigint;
	winMinor: bigint;
};
/** A round that has ended, with all that was staked and won in it. */
export type EndedRound = {
	playerId: Id;
	currency: string;
	roundId: Id;
	gameNumber: number;
	beganAtMs: number;
	endedAtMs: number;
	stakeMinor: bigint;
	winMinor: bigint;
};
export type RoundName = { playerId: Id; roundId: Id };

type Operation = Pick<
	FollowedOperation,
	"kind" | "opId" | "playerId" | "currency" | "reference" | "gameId" | "stakeMinor" | "winMinor" | "atMs" | "seq"
>;

/** What a round is made of, and what corrects one. Rounds that a promotion pays are of other kinds, so they never count. */
export const ROUND_KINDS = [
	"casinoRound",
	"casinoStake",
	"casinoWin",
	"casinoSettle",
	"casinoVoid",
	"casinoResettle",
] as const satisfies readonly Kind[];
const KNOWN: ReadonlySet<string> = new Set(ROUND_KINDS);

export const isOfRound = ({ kind }: Pick<Operation, "kind">): boolean => KNOWN.has(kind);

const keyOf = ({ playerId, roundId }: RoundName): string => `${playerId} ${roundId}`;

export type Followed = {
	ended: EndedRound[];
	/** As they are now. */
	open: OpenRound[];
	/** No longer open. */
	closed: RoundName[];
	/** They had ended, and were corrected or rolled back: they do not count. */
	withdrawn: RoundName[];
};

/** What operations do to rounds. Those of a player come in their order. */
export function followRounds(operations: readonly Operation[], known: readonly OpenRound[]): Followed {
	const open = new Map(known.map((round) => [keyOf(round), round]));
	const ended = new Map<string, EndedRound>();
	const touched = new Map<string, RoundName>();
	const withdrawn = new Map<string, RoundName>();
	for (const operation of operations.filter(isOfRound)) {
		const name = { playerId: operation.playerId, roundId: operation.reference };
		const key = keyOf(name);
		const before = open.get(key);
		if (operation.kind === "casinoRound") ended.set(key, endedBy(operation, { ...NOTHING, ...name }, operation.atMs));
		else if (opens(operation) || before) {
			touched.set(key, name);
			const after = step(operation, before ?? { ...name, ...NOTHING, beganAtMs: operation.atMs });
			if (after.stakes > 0) open.set(key, after);
			else {
				open.delete(key);
				if (after.stakeMinor > 0n) ended.set(key, endedBy({ ...operation, stakeMinor: 0n, winMinor: 0n }, after));
			}
		} else {
			ended.delete(key);
			if (operation.kind !== "casinoWin") withdrawn.set(key, name);
		}
	}
	const isOpen = (key: string) => open.has(key);
	return {
		ended: [...ended.values()],
		open: [...touched.keys()].filter(isOpen).map((key) => open.get(key)!),
		closed: [...touched].filter(([key]) => !isOpen(key)).map(([, name]) => name),
		withdrawn: [...withdrawn.values()],
	};
}

/** A further stake whose round is not known belongs to one that began before: that round does not count. */
const opens = ({ kind, opId, reference }: Operation): boolean => kind === "casinoStake" && opId === reference;

const NOTHING = { beganAtMs: 0, stakes: 0, stakeMinor: 0n, winMinor: 0n };

function step({ kind, stakeMinor, winMinor }: Operation, round: OpenRound): OpenRound {
	switch (kind) {
		case "casinoStake":
			return { ...round, stakes: round.stakes + 1, stakeMinor: round.stakeMinor + stakeMinor };
		case "casinoVoid":
			return { ...round, stakes: round.stakes - 1, stakeMinor: round.stakeMinor - stakeMinor };
		case "casinoSettle":
			return { ...round, stakes: round.stakes - 1, winMinor: round.winMinor + winMinor };
		default:
			return { ...round, winMinor: round.winMinor + winMinor };
	}
}

const endedBy = (
	{ playerId, currency, reference, gameId, stakeMinor, winMinor, atMs }: Operation,
	round: OpenRound,
	beganAtMs = round.beganAtMs,
): EndedRound => ({
	...{ playerId, currency, roundId: reference, gameNumber: gameId, beganAtMs, endedAtMs: atMs },
	stakeMinor: round.stakeMinor + stakeMinor,
	winMinor: round.winMinor + winMinor,
});

type Period = { fromMs: number; untilMs: number };
type Rules = { minStakeMinor: bigint; isTitle(gameNumber: number): boolean };

/** Whether a round counts: all of it in the period, on one of the titles, with at least the stake that is asked for. */
export const counts = (round: EndedRound, { fromMs, untilMs }: Period, { minStakeMinor, isTitle }: Rules): boolean =>
	round.beganAtMs >= fromMs &&
	round.endedAtMs < untilMs &&
	round.stakeMinor >= minStakeMinor &&
	round.stakeMinor > 0n &&
	isTitle(round.gameNumber);
