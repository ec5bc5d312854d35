import { accountErrors, CHANGES_PLAYERS, IdText, READS_PLAYERS } from "@baize/identity/contract";
import { defineCall, describesPlayer, ListOf, Reason, type Static, Struct } from "@baize/kernel/call";
import { BankAccountClaim, LinkedAccount } from "./schemas.ts";

const { PLAYER_UNKNOWN, PLAYER_STATE } = accountErrors;

/** What operators see of where a player is paid to. */
export const PlayerBankAccounts = Struct(
	{ playerId: IdText, linkedAccounts: ListOf(LinkedAccount), claims: ListOf(BankAccountClaim) },
	describesPlayer("playerId"),
);
export type PlayerBankAccounts = Static<typeof PlayerBankAccounts>;

export const readBankAccounts = defineCall({
	name: "readBankAccounts",
	method: "GET",
	path: "/api/v1/operator/players/:player/bank-accounts",
	who: "operator",
	level: "twoFactors",
	role: READS_PLAYERS,
	summary: "Reads the bank accounts that a player is paid to or has tried to link, and who else has them.",
	audits: { action: "bankAccounts.viewed", player: "reply.playerId" },
	params: Struct({ player: IdText }),
	reply: PlayerBankAccounts,
	errors: { PLAYER_UNKNOWN },
});

export const allowBankAccount = defineCall({
	name: "allowBankAccount",
	method: "POST",
	path: "/api/v1/operator/players/:player/bank-accounts/:claim/allow",
	who: "operator",
	level: "recentTwoFactors",
	role: CHANGES_PLAYERS,
	summary: "Lets a bank account that serves another player serve this one, too, with a reason.",
	params: Struct({ player: IdText, claim: IdText }),
	body: Struct({ reason: Reason }),
	reply: PlayerBankAccounts,
	errors: { PLAYER_UNKNOWN, PLAYER_STATE },
});
