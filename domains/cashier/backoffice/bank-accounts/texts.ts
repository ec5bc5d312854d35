/** What operators read of a player's bank accounts, on the player's page. */
export const bankAccountTexts = {
	bankAccounts: {
		title: "Bank accounts and players",
		since: "since %{time}",
		statuses: {
			own: "serves this player",
			allowed: "allowed by an operator",
			refused: "refused: another player's",
			duplicate: "had by several from before",
		},
		linked: "Saved for withdrawals: %{accounts}",
		none: "None",
		allow: "Allow this account",
		allowTitle: "Let this account serve this player, too?",
		allowText:
			"Another player is paid to %{about}. With your reason in the log, this player may link it and be paid to it as well.",
		allowed: "The account is allowed.",
	},
};
