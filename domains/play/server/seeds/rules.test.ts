import { describe, expect, it } from "vitest";
import { judgeChoice, nextPair, retiredPair } from "./rules.ts";
import type { SeedsRow } from "./store.ts";

const PRESENT = "a".repeat(64);
const NEXT = "b".repeat(64);
const OTHER = "c".repeat(64);

describe("[GAME-02] a client seed that is chosen", () => {
	const waiting = { commitment: PRESENT, client_seed: null, next_commitment: NEXT };
	const begun = { ...waiting, client_seed: "mine" };

	it.each([
		["for the pair that waits for one", waiting, PRESENT, "new", false, "begins"],
		["for the pair after the one that waits", waiting, NEXT, "new", false, "movedOn"],
		["for the next pair", begun, NEXT, "new", false, "changes"],
		["for the pair in play, again the same", begun, PRESENT, "mine", false, "chosen"],
		["for the pair in play, another one", begun, PRESENT, "new", false, "movedOn"],
		["for a commitment that is not there", begun, OTHER, "new", false, "movedOn"],
		["for the next pair, the present one's", begun, NEXT, "mine", false, "usedBefore"],
		["for the next pair, one of an earlier pair", begun, NEXT, "old", true, "usedBefore"],
		["for the pair that waits, one of an earlier pair", waiting, PRESENT, "old", true, "usedBefore"],
	] as const)("%s", (_case, row, commitment, clientSeed, wasUsed, verdict) => {
		expect(judgeChoice(row, { commitment, clientSeed }, wasUsed)).toBe(verdict);
	});
});

describe("[GAME-02] a pair that ends", () => {
	const NOW = 1_800_000_000_000;
	const row: SeedsRow & { client_seed: string } = {
		bucket: 1,
		player_id: 1n,
		pair: 7,
		salt: Buffer.alloc(32, 1),
		commitment: PRESENT,
		published_at: new Date(1),
		client_seed: "mine",
		begun_at: new Date(2),
		next_salt: Buffer.alloc(32, 2),
		next_commitment: NEXT,
		next_published_at: new Date(3),
		next_nonce: 12n,
		leased_by: null,
		leased_until: new Date(NOW + 1_000),
	};

	it.each([
		["was returned: counted, and revealed at once", null, NOW + 1_000, NOW, 12n],
		["is leased: not counted, and revealed when the lease is over", "a process", NOW + 1_000, NOW + 1_000, null],
		["was leased until a moment ago: not counted, revealed at once", "a process", NOW - 1, NOW, null],
	])("and %s", (_case, leased_by, untilMs, revealedMs, rounds) => {
		const retired = retiredPair({ ...row, leased_by, leased_until: new Date(untilMs) }, "player", NOW);
		expect(retired).toMatchObject({ pair: 7, revealed_at: new Date(revealedMs), rounds, server_seed: null });
	});

	it("is followed by the one that was published, which waits for its client seed", () => {
		const salt = new Uint8Array(32).fill(3);
		expect(nextPair(row, { salt, commitment: OTHER }, NOW)).toEqual({
			...row,
			pair: 8,
			salt: row.next_salt,
			commitment: NEXT,
			published_at: new Date(3),
			client_seed: null,
			begun_at: null,
			next_nonce: 0n,
			leased_by: null,
			leased_until: null,
			next_salt: Buffer.from(salt),
			next_commitment: OTHER,
			next_published_at: new Date(NOW),
		});
	});
});
