export default {
	errors: {
		notFound: "There is no such alert. The list may be out of date: open it again.",
		state: "The alert is already {state}. Another operator may have been faster. Nothing was changed.",
		claimed: "{name} is already working on this alert. Nothing was changed.",
	},
};
