import {
	EnumOf,
	Flag,
	Integer,
	ListOf,
	Null,
	OneOf,
	Optional,
	type Static,
	Struct,
	Text,
	Unknown,
} from "@baize/kernel/call";
import { ID_PATTERN } from "@baize/kernel/id";
import { RECEIPT_PATTERN } from "@baize/wallet/contract";

export const IdText = Text({ pattern: ID_PATTERN });
/** A title, as its sheet names it: "tidal-book". */
export const GameId = Text({ pattern: "^[a-z0-9-]{1,60}$" });
/**
 * The player's part of the seeds: plain letters, so that it can be read aloud, and no colon, which separates it from
 * the nonce.
 */
export const ClientSeed = Text({ pattern: "^[A-Za-z0-9 _.-]{1,64}$" });
/** 32 bytes in hexadecimal. */
export const Hex32 = Text({ pattern: "^[0-9a-f]{64}$" });
/** Minor units of the player's currency. */
export const AmountMinor = Integer({ minimum: 0 });

/** What a round was drawn from. The server seed behind the commitment is revealed when its pair has ended. */
const Fairness = Struct({ commitment: Hex32, clientSeed: ClientSeed, nonce: Integer({ minimum: 0 }) });

/** Of a promotional spin, whose stake the operator has paid. It draws nothing for a jackpot, to which it contributes nothing. */
const Promotion = Struct({
	grantId: IdText,
	/** What the win has become. */
	as: EnumOf(["cash", "bonus"]),
	/** What is paid of the win: the terms may have a maximum for all wins together. */
	paidMinor: AmountMinor,
});

/** Stored with the money of a round, and played back by a stage: complete before any of it is shown. */
const roundProperties = {
	gameId: GameId,
	sheetVersion: Integer({ minimum: 1 }),
	/** The hash of the published rules that decided it (`readGameRules`); rounds of earlier versions have none. */
	rulesHash: Optional(Hex32),
	/** In the form of the title's kind: `{ lineBetMinor }` for a slot with lines. */
	bet: Unknown(),
	stakeMinor: AmountMinor,
	winMinor: AmountMinor,
	fairness: Fairness,
	/** In the order of play; their shapes are the engine's: `ReelEvent`, `MinesEvent`. */
	events: ListOf(Unknown()),
	/** What it drew for the jackpot of its title. In practice nothing is paid for it. */
	jackpot: Optional(
		Struct({
			pot: GameId,
			stakeUnits: Integer({ minimum: 0 }),
			/** For each level. */
			drawn: ListOf(Integer({ minimum: 0 })),
			/** The levels that it has won. */
			won: ListOf(Text()),
		}),
	),
	/** Absent for a round whose stake the player has paid. */
	promotion: Optional(Promotion),
	/** Of a round with decisions: what was done in it, in order. Their shapes are the engine's: `MinesAction`. */
	actions: Optional(ListOf(Unknown())),
	/** Of a round with decisions. `time`: the published default has ended it, because its player had left. */
	endedBy: Optional(EnumOf(["player", "time"])),
	/** Nothing was played in it, and the stake was given back. */
	isRefunded: Optional(Flag()),
};
export const SealedRound = Struct(roundProperties);
export type SealedRound = Static<typeof SealedRound>;

export const RoundAnswer = Struct({
	roundId: IdText,
	/** After this round. */
	balanceMinor: AmountMinor,
	...roundProperties,
});
export type RoundAnswer = Static<typeof RoundAnswer>;

/**
 * What a practice round will be drawn from: the commitment to its server seed, and the salt by which the server derives
 * the seed again.
 */
export const PracticeSeed = Struct({ salt: Hex32, commitment: Hex32 });
export type PracticeSeed = Static<typeof PracticeSeed>;

/**
 * A practice round. It moves no money, so its server seed is revealed at once and anyone can verify it at once; `next`
 * is already committed to.
 */
export const PracticeAnswer = Struct({ serverSeed: Hex32, next: PracticeSeed, ...roundProperties });
export type PracticeAnswer = Static<typeof PracticeAnswer>;

/**
 * A round with decisions. While it is open, `view` is all that is known of what was drawn; its shape is the engine's:
 * `MinesView`.
 */
export const StagedAnswer = Struct({
	roundId: IdText,
	gameId: GameId,
	bet: Unknown(),
	/** How many actions were applied. */
	step: Integer({ minimum: 0 }),
	/** Everything staked so far. */
	stakeMinor: AmountMinor,
	balanceMinor: AmountMinor,
	/** When the published default ends it; null for a round that is over. */
	dueAtMs: OneOf([Integer(), Null()]),
	fairness: Fairness,
	/** Null for a round that is over. */
	view: Unknown(),
	ended: OneOf([SealedRound, Null()]),
});
export type StagedAnswer = Static<typeof StagedAnswer>;

/** A round that waits for its player. */
export const OpenRoundRow = Struct({
	roundId: IdText,
	gameId: GameId,
	title: Text(),
	stakeMinor: AmountMinor,
	currency: Text(),
	dueAtMs: Integer(),
});
export type OpenRoundRow = Static<typeof OpenRoundRow>;

/** A practice round as the page keeps it, signed by the server. */
export const PracticeToken = Text({ minLength: 1, maxLength: 20_000 });

/** The server seed of a practice round is revealed when it ends; `next` is committed to then. */
export const PracticeStagedAnswer = Struct({
	token: PracticeToken,
	bet: Unknown(),
	step: Integer({ minimum: 0 }),
	stakeMinor: AmountMinor,
	view: Unknown(),
	ended: OneOf([Struct({ serverSeed: Hex32, next: PracticeSeed, ...roundProperties }), Null()]),
});
export type PracticeStagedAnswer = Static<typeof PracticeStagedAnswer>;

/** A round in the list. */
export const RoundRow = Struct({
	roundId: IdText,
	gameId: GameId,
	title: Text(),
	atMs: Integer(),
	stakeMinor: AmountMinor,
	/** As it was paid. */
	winMinor: AmountMinor,
	balanceMinor: AmountMinor,
	/** A promotional spin: its stake was not the player's. */
	isPromotional: Flag(),
	/** The round's pair and number; null where they were not stored. */
	commitment: OneOf([Hex32, Null()]),
	nonce: OneOf([Integer({ minimum: 0 }), Null()]),
});
export type RoundRow = Static<typeof RoundRow>;

/** A round with everything needed to play it again and to verify it; `serverSeed` is null until it is revealed. */
export const RoundReceipt = Struct({
	roundId: IdText,
	currency: Text(),
	...roundProperties,
	serverSeed: OneOf([Hex32, Null()]),
});
export type RoundReceipt = Static<typeof RoundReceipt>;

/**
 * Why a pair ended. `player`: the player chose a new client seed. `restart`: the process that drew from it stopped
 * without returning it. `unresolved`: the database could not confirm whether its last round was played.
 * `earlierVersion`: it was begun by earlier rules.
 */
const PairEnd = EnumOf(["player", "restart", "unresolved", "earlierVersion"]);
export type PairEnd = Static<typeof PairEnd>;

const Moment = OneOf([Integer(), Null()]);

/** A player's pairs are numbered from 1 without a gap, so that none can be left out of the list. */
export const PairNumber = Integer({ minimum: 1 });

/**
 * The end of a pair: `statement` has the same facts and the others known of the pair, in the exact text that is signed.
 */
const PairEndNote = Struct({
	atMs: Integer(),
	by: PairEnd,
	/** The number of rounds drawn, numbered from 0 without a gap; null where the count was lost. */
	rounds: OneOf([Integer({ minimum: 0 }), Null()]),
	statement: Text(),
	/** Ed25519, in hexadecimal; the public key is in `readFairness`. */
	signature: Text(),
});

/** A pair of seeds that has ended; `serverSeed` is null until `revealedAtMs`. */
export const RetiredSeeds = Struct({
	pair: PairNumber,
	commitment: Hex32,
	clientSeed: ClientSeed,
	serverSeed: OneOf([Hex32, Null()]),
	revealedAtMs: Integer(),
	/** A round that was drawn from it is still open: its seed is revealed when that has ended. */
	isHeld: Flag(),
	/** Null for pairs that ended before ends were recorded. */
	end: OneOf([PairEndNote, Null()]),
});
export type RetiredSeeds = Static<typeof RetiredSeeds>;

/** The pair in play, the commitment of the next one, and the last ended ones, newest first. */
export const Seeds = Struct({
	pair: PairNumber,
	commitment: Hex32,
	publishedAtMs: Moment,
	/** Null until the player's page has chosen it; nothing is drawn before. */
	clientSeed: OneOf([ClientSeed, Null()]),
	/** The number of the next round under this pair, from 0 without a gap. */
	nextNonce: Integer({ minimum: 0 }),
	/** The next pair: its client seed is chosen for this commitment. */
	next: Struct({ commitment: Hex32, publishedAtMs: Moment }),
	retired: ListOf(RetiredSeeds),
});
export type Seeds = Static<typeof Seeds>;

/** What anyone needs to check rounds independently. */
export const FairnessIndex = Struct({
	/** Ed25519, 32 bytes in hexadecimal: the key that signs the ends of pairs. */
	publicKey: Hex32,
	/** Every title with the hash of its current rules. */
	games: ListOf(Struct({ gameId: GameId, title: Text(), sheetVersion: Integer({ minimum: 1 }), rulesHash: Hex32 })),
});
export type FairnessIndex = Static<typeof FairnessIndex>;

/** `before` is the cursor of the previous page. */
export const Page = {
	before: Optional(Text({ pattern: RECEIPT_PATTERN })),
	limit: Optional(Integer({ minimum: 1, maximum: 50 })),
};
