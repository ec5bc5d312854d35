import {
	defineCall,
	describesPlayer,
	Flag,
	ListOf,
	pageQuery,
	pageReply,
	personalData,
	Reason,
	type Static,
	Struct,
	Text,
} from "@baize/kernel/call";
import { COMMON_ERRORS } from "@baize/kernel/error";
import { accountErrors } from "../account/account-errors.ts";
import { IdText } from "../account/account-schemas.ts";
import { CHANGES_PLAYERS, PayoutFreeze, PlayerFile, READS_PLAYERS } from "../operators/people-calls.ts";

const { NOT_ME_INVALID, PLAYER_UNKNOWN, PLAYER_STATE } = accountErrors;

/** The mails that carry a link "this was not me". */
export const NOTICES = [
	"newDevice",
	"passwordChanged",
	"emailChangeAsked",
	"emailChanged",
	"detailsChanged",
	"bankAccountAdded",
	"factorChanged",
	"recoveryCodeUsed",
	"withdrawalRequested",
	"withdrawalPaid",
] as const;
export type Notice = (typeof NOTICES)[number];

export const reportNotMe = defineCall({
	name: "reportNotMe",
	method: "POST",
	path: "/api/v1/identity/not-me",
	who: "anyone",
	level: "visitor",
	limit: "link",
	summary:
		"By the link in a notice: ends all sessions, freezes payouts, ends the password and a request for another e-mail, and mails a link for a new password. A second call gets the same reply and does nothing.",
	body: Struct({ token: Text({ maxLength: 100 }) }),
	/** `isRestorable`: a link for a new password was mailed; otherwise an operator looks first. */
	reply: Struct({ email: Text(), isRestorable: Flag() }),
	errors: { NOT_ME_INVALID, TOO_MANY_REQUESTS: COMMON_ERRORS.TOO_MANY_REQUESTS },
});

export const FrozenPlayer = Struct(
	{
		id: IdText,
		displayName: Text(),
		email: Text(personalData("email")),
		freeze: PayoutFreeze,
	},
	describesPlayer("id"),
);
export type FrozenPlayer = Static<typeof FrozenPlayer>;

export const listPayoutFreezes = defineCall({
	name: "listPayoutFreezes",
	method: "GET",
	path: "/api/v1/operator/payout-freezes",
	who: "operator",
	level: "twoFactors",
	role: READS_PLAYERS,
	summary: "Players whose payouts are frozen, the longest waiting first: each waits for an operator to look.",
	query: Struct(pageQuery),
	audits: { action: "payoutFreezes.viewed" },
	reply: Struct({ players: ListOf(FrozenPlayer), ...pageReply }),
	errors: {},
});

const OfPlayer = Struct({ player: IdText });

export const setPayoutFreeze = defineCall({
	name: "setPayoutFreeze",
	method: "PUT",
	path: "/api/v1/operator/players/:player/payout-freeze",
	who: "operator",
	level: "recentTwoFactors",
	role: CHANGES_PLAYERS,
	summary: "Freezes a player's payouts, or lifts the freeze, with a reason. What was approved before goes out then.",
	params: OfPlayer,
	body: Struct({ isFrozen: Flag(), reason: Reason }),
	reply: PlayerFile,
	errors: { PLAYER_UNKNOWN, PLAYER_STATE },
});
