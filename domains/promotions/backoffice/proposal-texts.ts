/** What operators read about proposals of offers. */
export const proposalTexts = {
	resources: {
		offerProposals: {
			name: "Offer proposal |||| Offer proposals",
			intro: "What one operator proposes about offers and another decides. Open the offer to decide.",
			empty: "Nothing waits for a second operator.",
			fields: { proposedAtMs: "Since", offerTitle: "Offer", act: "Proposal", reason: "Reason", state: "State" },
		},
	},
};
