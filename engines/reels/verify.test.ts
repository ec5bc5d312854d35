import { createHash, createHmac } from "node:crypto";
import { commitmentOf, fairDraws, type RoundSeeds } from "@baize/kernel/random";
import { describe, expect, it } from "vitest";
import type { ReelEvent } from "./events.ts";
import { playRound } from "./round.ts";
import { featureSheet } from "./testing.ts";
import { type RoundClaim, verifyRound } from "./verify.ts";

const hashes = {
	hmac: (key: Uint8Array, message: string): Uint8Array => createHmac("sha256", key).update(message).digest(),
	sha256: (message: Uint8Array): Uint8Array => createHash("sha256").update(message).digest(),
};

const seeds: RoundSeeds = { serverSeed: new Uint8Array(32).fill(7), clientSeed: "mine", nonce: 3 };

/** A round as it is sealed and sent: through JSON. */
function claimOf(round: RoundSeeds): RoundClaim {
	const { events } = playRound(featureSheet, { lineBetMinor: 25n, draws: fairDraws(round, hashes.hmac) });
	const sent = JSON.parse(JSON.stringify(events)) as ReelEvent[];
	const commitment = commitmentOf(round.serverSeed, hashes.sha256);
	return { sheet: featureSheet, lineBetMinor: 25n, seeds: round, commitment, events: sent };
}

describe("[GAME-02] a player who verifies a round", () => {
	const claim = claimOf(seeds);

	it("finds every honest round verified", () => {
		for (let nonce = 0; nonce < 50; nonce++) {
			expect(verifyRound(claimOf({ ...seeds, nonce }), hashes)).toEqual({ verified: true });
		}
	});

	it("finds it verified when a database has sorted the keys of its events", () => {
		const sorted = claim.events.map((event) => Object.fromEntries(Object.entries(event).sort()) as ReelEvent);
		expect(verifyRound({ ...claim, events: sorted }, hashes)).toEqual({ verified: true });
	});

	it("reports that the revealed seed is not the one committed to", () => {
		const serverSeed = new Uint8Array(32).fill(8);
		expect(verifyRound({ ...claim, seeds: { ...seeds, serverSeed } }, hashes)).toEqual({
			verified: false,
			why: "commitment",
		});
	});

	it("reports which event differs and what it should have been", () => {
		const last = claim.events.length - 1;
		const forged = claim.events.with(last, { type: "roundEnded", stakeMinor: 50, winMinor: 1, celebrate: false });
		expect(verifyRound({ ...claim, events: forged }, hashes)).toEqual({
			verified: false,
			why: "events",
			at: last,
			expected: claim.events[last],
		});
	});

	it.each<[string, Partial<RoundClaim>]>([
		["another nonce", { seeds: { ...seeds, nonce: 4 } }],
		["another client seed", { seeds: { ...seeds, clientSeed: "theirs" } }],
		["another line bet", { lineBetMinor: 26n }],
		["an event left out", { events: claim.events.slice(0, -1) }],
		["an event added", { events: [...claim.events, claim.events[0]!] }],
	])("reports %s", (_what, change) => {
		expect(verifyRound({ ...claim, ...change }, hashes)).toMatchObject({ verified: false, why: "events" });
	});
});
