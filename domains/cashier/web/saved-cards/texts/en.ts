export default {
	title: "Saved cards",
	empty: "No saved cards",
	emptyText: "You can save a card when you deposit with it.",
	card: "Card",
	expires: "Expires {month}",
	closed: {
		expired: "Expired {month}. Remove it, and save the new one with your next deposit.",
		unavailable: "Not available right now. Pay another way.",
	},
	lastUsed: "Last used on {date}",
	codeAsked: "The payment provider will ask for the card’s security code. We never see your full card number.",
	keep: "Save this card for next time",
	keepHint:
		"The payment provider stores it and asks for its security code each time. We store only the last four digits. You can remove it in your profile.",
	manage: "Manage saved cards",
	remove: "Remove",
	removeOne: "Remove {label}",
	removed: "Card removed. Withdrawals can still go back to it.",
	errors: {
		savedCardUnknown: "This card has been removed. Nothing was taken. Reload the page to see your cards.",
		savedCardExpired: "This card has expired. Nothing was taken. Choose another card or payment method.",
	},
} as const;
