export default {
	errors: { unknown: "There is no such flag. Reload the page to see those that exist." },
} as const;
