export default {
	errors: {
		viewLimit: "You have {limit} views of this list, the maximum. Remove one first.",
		proposalNotFound: "There is no such proposal. The list may be out of date: open it again.",
		proposalOpen: "This has already been proposed, and is waiting for a second operator.",
		proposalDecided: "Another operator was faster. Nothing was changed.",
		proposalExpired: "The facts it was based on have changed. Nothing was done; propose it again.",
		secondPersonNeeded: "You proposed this yourself. Another operator must approve it.",
	},
} as const;
