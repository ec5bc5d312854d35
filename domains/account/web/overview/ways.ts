import { useFlag } from "@baize/flags/web";
import { pages } from "@baize/platform-paths";
import type { IconName } from "@baize/platform-web";

// Each group in the order of the overview and of the menu; a page of the account is one line here and one text,
// overview.ways.<way>.
export const WAYS = {
	money: [
		["deposit", pages.deposit, "plus"],
		["withdraw", pages.withdraw, "building-bank"],
		["pending", pages.pendingWithdrawals, "hourglass"],
		["payments", pages.payments, "credit-card"],
		["statement", pages.statement, "receipt"],
		["bonuses", pages.bonuses, "gift"],
		["loyalty", pages.loyalty, "star"],
	],
	play: [
		["offers", pages.offers, "ticket"],
		["tournaments", pages.tournaments, "trophy"],
		["missions", pages.missions, "target"],
		["messages", pages.messages, "message"],
		["spins", pages.spins, "sparkles"],
		["rounds", pages.rounds, "history"],
		["bets", pages.myBets, "ball-football"],
	],
	security: [
		["profile", pages.profile, "user"],
		["verification", pages.verificationSteps, "shield-check"],
		["security", pages.security, "shield-lock"],
		["devices", pages.devices, "device-desktop"],
		["history", pages.signIns, "list"],
	],
	you: [
		["invite", pages.invite, "users"],
		["limits", pages.limits, "player-pause"],
		["data", pages.data, "download"],
		["terms", pages.terms, "file-text"],
		["close", pages.closeAccount, "x"],
	],
} as const satisfies Record<string, readonly (readonly [string, string, IconName])[]>;

export type Group = keyof typeof WAYS;

type Way = (typeof WAYS)[Group][number];

/** The pages of a group, without those that an operator has closed. */
export function useOpenWays(group: Group): Way[] {
	const isClosed: Partial<Record<string, boolean>> = {
		deposit: !useFlag("cashierDeposit"),
		withdraw: !useFlag("cashierWithdraw"),
		loyalty: !useFlag("loyalty"),
		tournaments: !useFlag("promotions"),
		missions: !useFlag("promotions"),
	};
	return WAYS[group].filter(([way]) => !isClosed[way]);
}
