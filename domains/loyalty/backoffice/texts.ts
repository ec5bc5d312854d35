/** What operators read of a player's points, on the player's page. The values in %{…} are filled in by react-admin's texts. */
export const texts = {
	loyalty: {
		title: "Loyalty points",
		available: "To redeem",
		tierPoints: "In 12 months",
		tier: "Tier",
		excluded: "Takes a break or is excluded: play earns nothing.",
		none: "No points yet.",
		pointsOf: "%{points} points",
		kinds: {
			earned: "Earned",
			redeemed: "Redeemed",
			expired: "Expired",
			granted: "Given by an operator",
			deducted: "Taken by an operator",
		},
		products: { casino: "casino", sports: "sports", virtuals: "virtuals" },
		adjust: {
			open: "Adjust points…",
			title: "Adjust this player's points?",
			text: "Points that you give can be redeemed for money. They count for no tier, and the player sees the change.",
			points: "Points",
			hint: "A whole number; below zero takes points, never more than there are.",
			wrong: "Enter a whole number of points other than zero, at most 100,000 either way.",
			submit: "Adjust",
			done: "The points are adjusted.",
		},
		errors: {
			notEnoughPoints: "The player has %{points} points. Nothing was changed.",
			idempotencyConflict: "This adjustment was made before with other points. Nothing was changed.",
		},
	},
};
