export default {
	reached: {
		title: "You have reached {tier}",
		text: "Your points of the last 12 months reach {tier}.",
	},
	graceBegan: {
		title: "You keep {tier} until {day}",
		text: "Some of your points are now older than 12 months, so the others no longer reach {tier}. You keep the tier until the end of {day}. Your page of points says which ones.",
	},
	lost: {
		title: "Your tier is now {tier}",
		text: "Since {day} you no longer have {before}: your points of 12 months did not reach it any more. The points that you can redeem are not changed by it, and your page of points says why.",
	},
	pointsName: "points",
};
