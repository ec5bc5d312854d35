/** What stands in a session whose person has just proved who they are by two factors; no test's clock makes it old. */
const atMs = Date.UTC(2100, 0);

export const PROVED = {
	proofs: [
		{ method: "PASSWORD", atMs },
		{ method: "TWO_FACTOR_AUTHENTICATION", atMs },
	],
	ownAssurance: 1,
} as const;
