/** What operators read about the domain. */
export const texts = {
	resources: {
		referrals: {
			name: "Referral |||| Referrals",
			empty: "No player has come by a link of a player or an affiliate yet.",
			fields: {
				registeredAt: "Registered",
				id: "Player id",
				type: "Type",
				outcome: "Outcome",
				invitedById: "Invited by",
				token: "Token",
				affiliateId: "Affiliate",
				campaignId: "Campaign",
				sharingMethod: "Shared by",
				capturedAt: "Link opened",
			},
		},
	},
};
