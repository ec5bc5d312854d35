import { CAUSE_TEXTS } from "../contract/index.ts";

const causes = Object.fromEntries(Object.entries(CAUSE_TEXTS).map(([cause, { en }]) => [cause, en]));

/** What operators read about adjustments of a player's money. */
export const texts = {
	proposals: { kinds: { adjustment: "Adjust a player's money" } },
	adjustments: {
		title: "Money and adjustments",
		none: "No operator has adjusted this player's money.",
		by: "proposed by %{proposedBy}, approved by %{approvedBy}",
		causes,
		effects: { cause: "Cause, as the player reads it" },
		funds: {
			cash: "Cash",
			bonus: "Bonus",
			locked: "Locked",
			npBonus: "Bonus not in force",
			pendingWithdrawal: "Pending withdrawals",
			openStakes: "Open bets",
		},
		propose: {
			open: "Adjust money…",
			title: "Adjust this player's money?",
			text: "Once another operator approves it, the player's cash changes, and the player's statement shows the cause. It is no deposit and no withdrawal.",
			amount: "Amount in %{currency}",
			hint: "Like 12.50; with a minus it is taken, never more than the player has in cash.",
			wrong: "Enter an amount like 12.50 or -12.50, not zero, at most 1,000,000 either way.",
			cause: "Cause",
			causeHint: "The player reads it.",
			submit: "Propose",
			done: "Proposed. Another operator must approve it.",
		},
		errors: { tooHigh: "The player does not have so much in cash. Nothing was changed." },
	},
};
