export default {
	errors: { viewLimit: "You have {limit} views of this list, and no more are possible. Remove one first." },
} as const;
