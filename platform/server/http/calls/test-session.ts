import type { Session } from "./visit.ts";

/** A player's session, for tests. */
export const aSession = (handle: string, over: Partial<Session> = {}): Session => ({
	sessionId: 1n,
	handle,
	playerId: 7n,
	bucket: 7,
	currency: "CAD",
	roles: [],
	proofs: [{ method: "PASSWORD", atMs: Date.now() }],
	ownAssurance: 1,
	...over,
});
