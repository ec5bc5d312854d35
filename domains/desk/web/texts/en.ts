export default {
	errors: {
		viewLimit: "You have {limit} views of this list, and no more are possible. Remove one first.",
		proposalNotFound: "There is no such proposal. The list may be old: open it again.",
		proposalOpen: "The same is proposed already, and waits for its second operator.",
		proposalDecided: "Another operator was faster. Nothing was changed.",
		proposalExpired: "What it was judged on has changed. Nothing was done; propose it anew.",
		secondPersonNeeded: "You have proposed this. Another operator must approve it.",
	},
} as const;
