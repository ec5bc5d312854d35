import english from "../../web/texts/en.ts";

/** What operators read about links and banners of affiliates. */
export const mediaTexts = {
	resources: {
		affiliateMedia: {
			name: "Affiliate medium |||| Affiliate media",
			empty: "There are no links or banners yet.",
			fields: { name: "Name", format: "Form", page: "Leads to", isOn: "State", addedAt: "Added" },
		},
	},
	referral: { errors: english.errors },
	media: {
		title: "Link or banner",
		formats: {
			link: "Link",
			rectangle: "Banner 300 × 250",
			leaderboard: "Banner 728 × 90",
			skyscraper: "Banner 160 × 600",
		},
		pages: { lobby: "Lobby", allGames: "All games", sports: "Sports", virtuals: "Virtual races", offers: "Offers" },
		fields: {
			name: "Name",
			format: "Form",
			page: "Leads to",
			en: "Words, English",
			es: "Words, Spanish",
			ar: "Words, Arabic",
		},
		state: "State",
		on: "On the list",
		ended: "Ended",
		addedAt: "Added",
		add: "New link or banner…",
		addTitle: "A link or banner for affiliates",
		submit: "Add",
		added: "Added. Every affiliate finds it in the report.",
		hint: "Every affiliate may show these words anywhere, so they promise no offer: the law of some places forbids to show one to visitors. A banner adds 18+ by itself.",
		missing: "Fill in: %{fields}.",
		end: "Take off the list…",
		endTitle: "Take “%{name}” off the list?",
		endText: "Affiliates no longer find it. Links that are shown already still lead to the site.",
		endDone: "Taken off the list.",
	},
};
