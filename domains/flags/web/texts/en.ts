export default {
	errors: { unknown: "There is no such flag. Load the page again to see those that exist." },
} as const;
