import {
	defineCall,
	describesPlayer,
	EnumOf,
	Flag,
	Integer,
	ListOf,
	Optional,
	pageQuery,
	pageReply,
	personalData,
	Reason,
	type Static,
	Struct,
	Text,
} from "@baize/kernel/call";
import { accountErrors } from "../account/account-errors.ts";
import { Account, CLOSING_REASONS, IdText, SignedInDevice, SignIn } from "../account/account-schemas.ts";
import { REQUIRED_ACTIONS } from "../login/required-actions.ts";
import type { Role } from "./roles.ts";

/** Roles that may read players; changing one needs the role "players" itself. */
export const READS_PLAYERS: readonly Role[] = ["players", "support"];
export const CHANGES_PLAYERS: Role = "players";

const { PLAYER_UNKNOWN, PLAYER_STATE } = accountErrors;
const OfPlayer = Struct({ player: IdText });

export const PLAYER_STATUSES = ["active", "closed", "disabled"] as const;

/** The filters for players: their status, or what else stops them from simply logging in. */
export const PLAYER_STATUS_FILTERS = [
	"actionRequired",
	"verificationBlocked",
	"payoutsFrozen",
	"bankAccountShared",
	...PLAYER_STATUSES,
] as const;
export type PlayerStatusFilter = (typeof PLAYER_STATUS_FILTERS)[number];

/** `resetDue`: the player has forgotten it and chooses a new one at the next login. */
export const PIN_STATES = ["none", "set", "resetDue"] as const;

export const FoundPlayer = Struct(
	{
		id: IdText,
		displayName: Text(),
		email: Text(personalData("email")),
		country: Text(),
		subdivision: Text(),
		currency: Text(),
		status: EnumOf(PLAYER_STATUSES),
		/** Due at the next login. */
		requiredAction: Optional(EnumOf(REQUIRED_ACTIONS)),
		/** Barred, because the player's identity could not be verified. */
		isVerificationBlocked: Flag(),
		memberSinceMs: Integer(),
	},
	describesPlayer("id"),
);
export type FoundPlayer = Static<typeof FoundPlayer>;

/** Frozen payouts: since when, and who froze them, by which notice or with which reason. */
export const PayoutFreeze = Struct({
	sinceMs: Integer(),
	cause: EnumOf(["notMe", "operator"]),
	/** The kind of mail that contained the link, and the address it was sent to. */
	notice: Optional(Text()),
	noticeEmail: Optional(Text(personalData("email"))),
	/** The e-mail that the account had been changed to; the notice's address was restored. */
	replacedEmail: Optional(Text(personalData("email"))),
	reason: Optional(Text()),
});
export type PayoutFreeze = Static<typeof PayoutFreeze>;

export const PlayerFile = Struct(
	{
		id: IdText,
		displayName: Text(),
		status: EnumOf(PLAYER_STATUSES),
		account: Account,
		/** Due at the next login. */
		requiredAction: Optional(EnumOf(REQUIRED_ACTIONS)),
		/** Since when the player is barred, because their identity could not be verified. */
		verificationBlockedAtMs: Optional(Integer()),
		pin: EnumOf(PIN_STATES),
		/** Set where the player closed the account. */
		closing: Optional(Struct({ reason: EnumOf(CLOSING_REASONS), note: Optional(Text()), atMs: Integer() })),
		payoutFreeze: Optional(PayoutFreeze),
		devices: ListOf(SignedInDevice),
		signIns: ListOf(SignIn),
	},
	describesPlayer("id"),
);
export type PlayerFile = Static<typeof PlayerFile>;

export const listPlayers = defineCall({
	name: "listPlayers",
	method: "GET",
	path: "/api/v1/operator/players",
	who: "operator",
	level: "twoFactors",
	limit: "search",
	role: READS_PLAYERS,
	summary:
		"Finds players by the whole e-mail, the beginning of a name or the id, or by how they stand; the newest first.",
	audits: { action: "players.searched", query: ["search", "standing"] },
	query: Struct({
		search: Optional(Text({ maxLength: 254 })),
		standing: Optional(EnumOf(PLAYER_STATUS_FILTERS)),
		...pageQuery,
	}),
	reply: Struct({ players: ListOf(FoundPlayer), ...pageReply }),
	errors: {},
});

export const readPlayerFile = defineCall({
	name: "readPlayerFile",
	method: "GET",
	path: "/api/v1/operator/players/:player",
	who: "operator",
	level: "twoFactors",
	role: READS_PLAYERS,
	summary: "Reads one player: who, where signed in, and the last sign-ins.",
	audits: { action: "player.viewed", player: "reply.id" },
	params: OfPlayer,
	reply: PlayerFile,
	errors: { PLAYER_UNKNOWN },
});

export const disablePlayer = defineCall({
	name: "disablePlayer",
	method: "POST",
	path: "/api/v1/operator/players/:player/disable",
	who: "operator",
	level: "recentTwoFactors",
	role: CHANGES_PLAYERS,
	summary: "Shuts a player out, with a reason; every session ends.",
	params: OfPlayer,
	body: Struct({ reason: Reason }),
	reply: PlayerFile,
	errors: { PLAYER_UNKNOWN, PLAYER_STATE },
});

export const enablePlayer = defineCall({
	name: "enablePlayer",
	method: "POST",
	path: "/api/v1/operator/players/:player/enable",
	who: "operator",
	level: "recentTwoFactors",
	role: CHANGES_PLAYERS,
	summary: "Lets a player in again who was shut out or had closed the account, with a reason.",
	params: OfPlayer,
	body: Struct({ reason: Reason }),
	reply: PlayerFile,
	errors: { PLAYER_UNKNOWN, PLAYER_STATE },
});

export const endPlayerSessions = defineCall({
	name: "endPlayerSessions",
	method: "POST",
	path: "/api/v1/operator/players/:player/end-sessions",
	who: "operator",
	level: "recentTwoFactors",
	role: READS_PLAYERS,
	summary: "Signs a player out everywhere.",
	params: OfPlayer,
	reply: PlayerFile,
	errors: { PLAYER_UNKNOWN },
});
