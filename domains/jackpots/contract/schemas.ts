import { OpenProposal } from "@baize/desk/contract";
import { EnumOf, Flag, Integer, ListOf, Null, OneOf, Optional, type Static, Struct, Text } from "@baize/kernel/call";
import { ID_PATTERN } from "@baize/kernel/id";

export const GameId = Text({ pattern: "^[a-z0-9-]{1,60}$" });
export const PotId = Text({ pattern: "^[a-z0-9-]{1,60}$" });
const AmountMinor = Integer();
/** A whole number of ten-thousandths of a minor unit; a sum over years may be beyond the safe integers of JSON. */
const Parts = Text({ pattern: "^-?[0-9]{1,19}$" });

/** A game's jackpot as the specification has it: the amount is in minor units. */
export const GameJackpot = Struct({ gameId: GameId, amount: AmountMinor });
export type GameJackpot = Static<typeof GameJackpot>;

/** How a win was found: drawn by its round, or because the pot had reached its ceiling. */
export const WON_BY = ["draw", "ceiling"] as const;
export type WonBy = (typeof WON_BY)[number];

/** A win as everybody sees it: nothing of the winner. */
export const PastWin = Struct({
	level: Text(),
	amountMinor: AmountMinor,
	paidAtMs: Integer(),
	wonBy: EnumOf([...WON_BY]),
	cycle: Integer(),
	/** What proves the ceiling of a pot that must be won: the seed, and the commitment that was published before. */
	serverSeed: OneOf([Text(), Null()]),
	ceilingCommitment: OneOf([Text(), Null()]),
});
export type PastWin = Static<typeof PastWin>;

export const LevelView = Struct({
	level: Text(),
	/** What a winner would get now. */
	amountMinor: AmountMinor,
	seedMinor: AmountMinor,
	/** So much staked wins it once on average, by chance. */
	oneInMinor: AmountMinor,
	/** Ten-thousandths of each stake. */
	potRate: Integer(),
	reserveRate: Integer(),
	/** Won at the latest at this amount; null where there is no such. */
	mustDropMinor: OneOf([AmountMinor, Null()]),
	/** Of the drawn ceiling; null where there is none. */
	ceilingCommitment: OneOf([Text(), Null()]),
	cycle: Integer(),
	/** contributed + seeded - won = the pot, exactly. */
	contributedParts: Parts,
	seededParts: Parts,
	wonParts: Parts,
	potParts: Parts,
	/** contributed to it + funded by the operator - seeded = the reserve, exactly. */
	reserveContributedParts: Parts,
	fundedParts: Parts,
	reserveParts: Parts,
});
export type LevelView = Static<typeof LevelView>;

export const PotView = Struct({
	pot: PotId,
	currency: Text(),
	games: ListOf(GameId),
	levels: ListOf(LevelView),
	wins: ListOf(PastWin),
	/**
	 * When the pots, their wins, the general ledger and all wallets were last seen to agree, within a minute; null while they
	 * do not.
	 */
	provedAtMs: OneOf([Integer(), Null()]),
});
export type PotView = Static<typeof PotView>;

export const OwnWin = Struct({
	id: Text({ pattern: ID_PATTERN }),
	pot: PotId,
	level: Text(),
	currency: Text(),
	amountMinor: AmountMinor,
	paidAtMs: Integer(),
	roundId: Text({ pattern: ID_PATTERN }),
});
export type OwnWin = Static<typeof OwnWin>;

/** A pot as operators see it. `isProved`: its sums, its wins, and the general ledger agree. */
export const PotRow = Struct({
	id: Text(),
	pot: PotId,
	level: Text(),
	currency: Text(),
	potMinor: AmountMinor,
	reserveMinor: AmountMinor,
	contributedMinor: AmountMinor,
	fundedMinor: AmountMinor,
	wonMinor: AmountMinor,
	wins: Integer(),
	cycle: Integer(),
	seedMinor: AmountMinor,
	/** Won at the latest at this amount; null where there is no such. */
	mustDropMinor: OneOf([AmountMinor, Null()]),
	/** To add the operator's money: waits for a second operator. */
	proposal: Optional(OpenProposal),
	isProved: Flag(),
});
export type PotRow = Static<typeof PotRow>;
