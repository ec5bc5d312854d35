export default {
	errors: { tooHigh: "The player does not have so much in cash. Nothing was changed." },
} as const;
