export default {
	reached: {
		title: "Sie haben {tier} erreicht",
		text: "Ihre Punkte der letzten 12 Monate erreichen {tier}.",
	},
	graceBegan: {
		title: "Sie behalten {tier} bis {day}",
		text: "Einige Ihrer Punkte sind nun älter als 12 Monate, sodass die übrigen {tier} nicht mehr erreichen. Sie behalten die Stufe bis zum Ende des {day}. Ihre Punkteseite zeigt, welche es sind.",
	},
	lost: {
		title: "Ihre Stufe ist jetzt {tier}",
		text: "Seit dem {day} haben Sie {before} nicht mehr: Ihre Punkte der letzten 12 Monate reichten nicht mehr aus. Die Punkte, die Sie einlösen können, ändern sich dadurch nicht, und Ihre Punkteseite nennt den Grund.",
	},
	pointsName: "Punkte",
};
