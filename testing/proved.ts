/**
 * The proofs in a session whose person has just proved who they are by two factors. The date is so late that no test's
 * clock makes them expire.
 */
const atMs = Date.UTC(2100, 0);

export const PROVED = {
	proofs: [
		{ method: "PASSWORD", atMs },
		{ method: "TWO_FACTOR_AUTHENTICATION", atMs },
	],
	ownAssurance: 1,
} as const;
