export default {
	title: "Rules of earlier years",
	years: {
		title: "Choose a year",
		intro: "A bet, a round or a payment follows the rules of the day on which it was accepted.",
	},
	find: {
		label: "The year of your bet or payment",
		button: "Show its rules",
		wrong: "Enter the year with four digits, such as 2024.",
	},
	year: { title: "Rules of {year}", back: "All years", intro: "In force from 1 January to 31 December {year}." },
	chapter: { title: "{chapter} in {year}", back: "Rules of {year}", others: "The same chapter in other years" },
	chapters: { bets: "Bets", games: "Games", payments: "Payments" },
} as const;
