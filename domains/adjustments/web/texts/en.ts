export default {
	errors: { tooHigh: "The player does not have that much cash. Nothing was changed." },
} as const;
