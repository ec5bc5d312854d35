import { OpenProposal, proposalErrors } from "@baize/desk/contract";
import { accountErrors } from "@baize/identity/contract";
import {
	defineCall,
	EnumOf,
	Integer,
	ListOf,
	OneOf,
	Optional,
	Reason,
	type Static,
	Struct,
	Text,
} from "@baize/kernel/call";
import { ID_PATTERN } from "@baize/kernel/id";
import { FUNDS } from "@baize/ledger/contract";
import { ADJUSTMENT_CAUSES } from "./causes.data.ts";
import { adjustmentsErrors } from "./errors.ts";

const { PLAYER_UNKNOWN } = accountErrors;
const { PROPOSAL_OPEN } = proposalErrors;
const { ADJUSTMENT_TOO_HIGH } = adjustmentsErrors;
const IdText = Text({ pattern: ID_PATTERN });
const onePlayer = Struct({ player: IdText });

/** The most that one adjustment moves, in minor units. */
export const MAX_ADJUSTMENT_MINOR = 100_000_000;

export const AdjustmentView = Struct({
	id: IdText,
	/** Below zero: taken. */
	amountMinor: Integer(),
	currency: Text(),
	cause: EnumOf(ADJUSTMENT_CAUSES),
	reason: Text(),
	proposedBy: Text(),
	approvedBy: Text(),
	postedAtMs: Integer(),
});

export const PlayerAdjustments = Struct({
	playerId: IdText,
	currency: Text(),
	funds: ListOf(Struct({ fund: EnumOf([...FUNDS]), amountMinor: Integer() })),
	/** Waits for a second operator. */
	proposal: Optional(OpenProposal),
	/** The newest ones. */
	adjustments: ListOf(AdjustmentView),
});
export type PlayerAdjustments = Static<typeof PlayerAdjustments>;

export const readPlayerAdjustments = defineCall({
	name: "readPlayerAdjustments",
	method: "GET",
	path: "/api/v1/operator/players/:player/adjustments",
	who: "operator",
	level: "twoFactors",
	role: ["withdrawals", "players"],
	summary: "What is in each of a player's funds, and the newest adjustments of the player's money.",
	audits: { action: "adjustments.viewed", player: "reply.playerId" },
	params: onePlayer,
	reply: PlayerAdjustments,
	errors: { PLAYER_UNKNOWN },
});

export const proposeAdjustment = defineCall({
	name: "proposeAdjustment",
	method: "POST",
	path: "/api/v1/operator/players/:player/adjustments/proposal",
	who: "operator",
	level: "recentTwoFactors",
	role: "withdrawals",
	summary: "Proposes to give a player money, or to take some; another operator approves it.",
	params: onePlayer,
	body: Struct({
		/** Below zero: taken. Never more than the player has in cash. */
		amountMinor: OneOf([
			Integer({ minimum: 1, maximum: MAX_ADJUSTMENT_MINOR }),
			Integer({ minimum: -MAX_ADJUSTMENT_MINOR, maximum: -1 }),
		]),
		cause: EnumOf(ADJUSTMENT_CAUSES),
		reason: Reason,
	}),
	reply: Struct({ proposal: IdText }),
	errors: { PLAYER_UNKNOWN, PROPOSAL_OPEN, ADJUSTMENT_TOO_HIGH },
});
