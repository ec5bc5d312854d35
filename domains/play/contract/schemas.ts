import { Flag, Integer, ListOf, Null, OneOf, Optional, type Static, Struct, Text, Unknown } from "@baize/kernel/call";
import { ID_PATTERN } from "@baize/kernel/id";
import { RECEIPT_PATTERN } from "@baize/wallet/contract";

export const IdText = Text({ pattern: ID_PATTERN });
/** A title of the studio, as its sheet names it: "tidal-book". */
export const GameId = Text({ pattern: "^[a-z0-9-]{1,60}$" });
/** The player's part of the seeds: plain letters, so that it can be read aloud, and no colon, which parts it from the nonce. */
export const ClientSeed = Text({ pattern: "^[A-Za-z0-9 _.-]{1,64}$" });
/** 32 bytes in hexadecimal. */
export const Hex32 = Text({ pattern: "^[0-9a-f]{64}$" });
/** Minor units of the player's currency. */
export const AmountMinor = Integer({ minimum: 0 });

/** What a round was drawn from. The server seed behind the commitment is shown when the player changes seeds. */
const Fairness = Struct({ commitment: Hex32, clientSeed: ClientSeed, nonce: Integer({ minimum: 0 }) });

/** What is sealed with the money of a round, and what a stage plays: complete before anything of it is shown. */
const roundProperties = {
	gameId: GameId,
	sheetVersion: Integer({ minimum: 1 }),
	lineBetMinor: AmountMinor,
	stakeMinor: AmountMinor,
	winMinor: AmountMinor,
	fairness: Fairness,
	/** In the order of the play; their shapes are the engine's (`ReelEvent`). */
	events: ListOf(Unknown()),
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

/** A round for practice: it moves no money, so its server seed is told at once and anyone can verify it at once. */
export const PracticeAnswer = Struct({ serverSeed: Hex32, ...roundProperties });
export type PracticeAnswer = Static<typeof PracticeAnswer>;

/** A round on the list. */
export const RoundRow = Struct({
	roundId: IdText,
	gameId: GameId,
	title: Text(),
	atMs: Integer(),
	stakeMinor: AmountMinor,
	winMinor: AmountMinor,
	balanceMinor: AmountMinor,
});
export type RoundRow = Static<typeof RoundRow>;

/** A round with all that it takes to play it again and to verify it; `serverSeed` is null until it is revealed. */
export const RoundReceipt = Struct({
	roundId: IdText,
	currency: Text(),
	...roundProperties,
	serverSeed: OneOf([Hex32, Null()]),
});
export type RoundReceipt = Static<typeof RoundReceipt>;

/** A pair of seeds that is no longer played; `serverSeed` is null until `revealedAtMs`. */
const RetiredSeeds = Struct({
	commitment: Hex32,
	clientSeed: ClientSeed,
	serverSeed: OneOf([Hex32, Null()]),
	revealedAtMs: Integer(),
});

/** The pair in play, the commitment of the one after it, and those before it, newest first. */
export const Seeds = Struct({
	commitment: Hex32,
	/** Until the pair is begun it is the house's, which stands where the first round brings none. */
	clientSeed: ClientSeed,
	/** Whether rounds may have been drawn from the pair. A first pair is not, until a round is asked for. */
	isBegun: Flag(),
	/** The number of the next round under this pair; numbers may be skipped, and never come twice. */
	nextNonce: Integer({ minimum: 0 }),
	/** Published while the present pair is in play, so before its client seed can be chosen. */
	nextCommitment: Hex32,
	retired: ListOf(RetiredSeeds),
});
export type Seeds = Static<typeof Seeds>;

/** `before` is the cursor of the page before. */
export const Page = {
	before: Optional(Text({ pattern: RECEIPT_PATTERN })),
	limit: Optional(Integer({ minimum: 1, maximum: 50 })),
};
