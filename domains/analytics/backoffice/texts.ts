import english from "../web/texts/en.ts";

/** What operators read about the domain. */
export const texts = {
	resources: {
		analytics: {
			name: "Use of the site |||| Use of the site",
			intro:
				"How often visitors who have agreed did what, in the last 28 days. Counted by day and country only; no row is about a person.",
			fields: { event: "Event", times: "Times", countries: "Countries" },
		},
	},
	analytics: {
		open: "Charts: %{event}",
		period: "Period",
		lastDays: "Last %{smart_count} days",
		total: "Once |||| %{smart_count} times",
		times: "Times",
		share: "Share",
		none: "Nothing was counted in this period.",
		property: "%{name}: %{value}",
		events: {
			all: "All events",
			pageViewed: "Page viewed",
			gameOpened: "Game opened",
			roundBegun: "Round begun",
			searchUsed: "Search used",
			registrationStep: "Step of a registration",
			depositStep: "Step of a deposit",
			betPlaced: "Bet placed",
			offerOpened: "Offer opened or taken",
		},
		properties: { page: "page", game: "game", mode: "mode", hits: "hits", step: "step", legs: "legs" },
		halo: {
			title: "Countries",
			columns: "Columns",
			country: "Country",
			unknown: "Not known",
			drawing:
				"Countries in %{columns} columns, the most frequent first, each with a halo of the size of its count. The table below has the numbers.",
			table: "Countries in numbers",
			left: "One more country is in the table. |||| %{smart_count} more countries are in the table.",
		},
		days: {
			title: "Days",
			day: "Day (UTC)",
			drawing: "The last %{days} days, each a bar; the highest is %{most}. The table below has the numbers.",
			table: "Days in numbers",
		},
		details: { title: "What exactly", detail: "Event and its properties", table: "The most frequent ones" },
		errors: english.errors,
	},
};
