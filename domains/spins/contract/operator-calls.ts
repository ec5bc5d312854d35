import { OpenProposal, proposalErrors } from "@baize/desk/contract";
import { accountErrors, CHANGES_PLAYERS, READS_PLAYERS } from "@baize/identity/contract";
import {
	defineCall,
	EnumOf,
	Integer,
	ListOf,
	Null,
	OneOf,
	Optional,
	Reason,
	type Static,
	Struct,
	Text,
} from "@baize/kernel/call";
import { spinsErrors } from "./errors.ts";
import { GameId, IdText, OfficeGrant, RequestId } from "./schemas.ts";
import { MAX_DAYS, MAX_SPINS, MAX_WAGERING_TIMES } from "./terms.ts";

const { SPINS_NOT_FOUND, SPINS_NOT_GRANTABLE, SPINS_STATE, IDEMPOTENCY_CONFLICT } = spinsErrors;
const { PLAYER_UNKNOWN } = accountErrors;

/**
 * Spins of a face value above so many units of the ladder of stakes are proposed to a second operator: 50.00 in dollars
 * or euros.
 */
export const ALONE_UNITS = 5_000;

const onePlayer = Struct({ player: IdText });
const oneGrant = Struct({ player: IdText, grant: IdText });

export const PlayerSpins = Struct({
	playerId: IdText,
	currency: Text(),
	grants: ListOf(OfficeGrant),
	/** On which spins can be granted, with the lowest stake of each. */
	games: ListOf(Struct({ gameId: GameId, name: Text(), lowestMinor: Integer({ minimum: 1 }) })),
	/** Spins that wait for a second operator. */
	proposal: Optional(OpenProposal),
	/** The highest face value that one operator grants alone. */
	aloneMinor: Integer({ minimum: 0 }),
});
export type PlayerSpins = Static<typeof PlayerSpins>;

const CHANGE = { who: "operator", level: "recentTwoFactors", role: CHANGES_PLAYERS, method: "POST" } as const;

export const readPlayerSpins = defineCall({
	name: "readPlayerSpins",
	method: "GET",
	path: "/api/v1/operator/players/:player/spins",
	who: "operator",
	level: "twoFactors",
	role: READS_PLAYERS,
	summary: "A player's promotional spins, newest first.",
	audits: { action: "spins.viewed", player: "reply.playerId" },
	params: onePlayer,
	reply: PlayerSpins,
	errors: { PLAYER_UNKNOWN },
});

export const grantSpins = defineCall({
	...CHANGE,
	name: "grantSpins",
	path: "/api/v1/operator/players/:player/spins",
	summary: "Grants spins to a player, for a reason; those of a high value are proposed to a second operator.",
	params: onePlayer,
	body: Struct({
		requestId: RequestId,
		gameIds: ListOf(GameId, { minItems: 1, maxItems: 50 }),
		count: Integer({ minimum: 1, maximum: MAX_SPINS }),
		stakeMinor: Integer({ minimum: 1 }),
		/** For how long they can be used. */
		days: Integer({ minimum: 1, maximum: MAX_DAYS }),
		wins: Struct({
			as: EnumOf(["cash", "bonus"]),
			maxMinor: OneOf([Integer({ minimum: 1 }), Null()]),
			/** Of bonus money; 0 for cash. */
			wageringTimes: Integer({ minimum: 0, maximum: MAX_WAGERING_TIMES }),
			daysToWager: Integer({ minimum: 0, maximum: MAX_DAYS }),
		}),
		reason: Reason,
	}),
	reply: PlayerSpins,
	errors: { PLAYER_UNKNOWN, SPINS_NOT_GRANTABLE, IDEMPOTENCY_CONFLICT, PROPOSAL_OPEN: proposalErrors.PROPOSAL_OPEN },
});

export const withdrawSpins = defineCall({
	...CHANGE,
	name: "withdrawSpins",
	path: "/api/v1/operator/players/:player/spins/:grant/withdraw",
	summary: "Withdraws what is left of a grant, for a reason. What was won stays the player's.",
	params: oneGrant,
	body: Struct({ reason: Reason }),
	reply: PlayerSpins,
	errors: { PLAYER_UNKNOWN, SPINS_NOT_FOUND, SPINS_STATE },
});
