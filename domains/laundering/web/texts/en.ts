export default {
	errors: {
		notFound: "There is no such alert. The list may be old: open it again.",
		state: "The alert is {state} already. Another operator may have been faster. Nothing was changed.",
		claimed: "{name} has taken this alert. Nothing was changed.",
	},
};
