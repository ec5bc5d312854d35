export default {
	reached: {
		title: "You have reached {tier}",
		text: "Your points from the last 12 months have reached {tier}.",
	},
	graceBegan: {
		title: "You keep {tier} until {day}",
		text: "Some of your points are now older than 12 months, so the rest no longer reach {tier}. You keep the tier until the end of {day}. Your points page shows which ones.",
	},
	lost: {
		title: "Your tier is now {tier}",
		text: "You have not had {before} since {day}: your points from the last 12 months no longer reach it. The points you can redeem are not affected. Your points page explains why.",
	},
	pointsName: "points",
};
