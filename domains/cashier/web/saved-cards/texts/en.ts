export default {
	title: "Saved cards",
	empty: "No saved card",
	emptyText: "You can keep a card when you deposit with it.",
	card: "Card",
	expires: "Expires {month}",
	closed: {
		expired: "Expired {month}. Remove it, and keep the new one at your next deposit.",
		unavailable: "Cannot be used at the moment. Pay in another way.",
	},
	lastUsed: "Used last on {date}",
	codeAsked: "The payment company asks for the card’s security code. We never see the card’s number.",
	keep: "Keep this card for next time",
	keepHint:
		"The payment company keeps it and asks for its security code each time. We keep its last four digits. You can remove it in your profile.",
	manage: "Manage saved cards",
	remove: "Remove",
	removeOne: "Remove {label}",
	removed: "The card is removed. Withdrawals can still go back to it.",
	errors: {
		savedCardUnknown: "This card is removed. Nothing was taken. Reload the page to see the cards that are left.",
		savedCardExpired: "This card has expired. Nothing was taken. Choose another card or another way to pay.",
	},
} as const;
