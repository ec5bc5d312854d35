import english from "../../web/texts/en.ts";

export const affiliateTexts = {
	resources: {
		affiliates: {
			name: "Affiliate |||| Affiliates",
			empty: "There are no applications yet.",
			fields: { name: "Name", website: "Website", email: "E-mail", state: "State", askedAt: "Asked" },
			filters: { state: "State" },
		},
	},
	referral: { errors: english.errors },
	affiliates: {
		states: { any: "Any state", open: "Open", accepted: "Accepted", declined: "Declined" },
		application: "Application",
		email: "E-mail",
		website: "Website",
		about: "About the site",
		askedAt: "Asked",
		affiliateId: "Token for links",
		reason: "Reason",
		decide: {
			title: "Decision",
			text: "Look at the site first, and write to the applicant after the decision.",
			accept: "Accept…",
			acceptTitle: "Accept %{name}?",
			acceptText: "The affiliate gets a token for links. Players who come by it are recorded with it.",
			accepted: "Accepted. Send the token by e-mail.",
			decline: "Decline…",
			declineTitle: "Decline %{name}?",
			declineText: "The applicant gets no token.",
			declined: "Declined.",
		},
	},
};
