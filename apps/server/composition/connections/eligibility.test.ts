import type { Player } from "@baize/identity/server";
import type { Id } from "@baize/kernel/id";
import type { Reader, Session, Visit } from "@baize/platform-server";
import type { DocumentStatus } from "@baize/verification/contract";
import { describe, expect, it } from "vitest";
import { openEligibility } from "./eligibility.ts";

const ONTARIO = { country: "CA", subdivision: "ON" };
const QUEBEC = { country: "CA", subdivision: "QC" };
const NOWHERE = { country: "", subdivision: "" };

const CACHED_MS = 60_000;
const PRESENT_TERMS = "2027-01-01";

/** A player who lives in Ontario and visits from there, unless given otherwise. */
function withFacts(
	over: { from?: object; home?: object | null; document?: DocumentStatus; areTermsDue?: boolean } = {},
) {
	const drops: ((playerId: Id | undefined) => void)[] = [];
	const composition = {
		drops,
		nowMs: 0,
		callInput: 0,
		player: { ...ONTARIO, ...over.home, acceptedTerms: over.areTermsDue ? "2026-11-01" : PRESENT_TERMS },
	};
	const eligibilityBlockOf = openEligibility({
		geo: { locate: () => ({ ...ONTARIO, ...over.from }) },
		identity: {
			readPlayer: async () => {
				composition.callInput += 1;
				return over.home === null ? undefined : ({ ...composition.player } as Player);
			},
			onPersonChanged: (listener) => void drops.push(listener),
		},
		verification: {
			documentStatus: async () => over.document ?? "REQUESTED",
			onStatusChanged: (listener) => void drops.push(listener),
		},
		termsInForce: () => PRESENT_TERMS,
		clock: { nowMs: () => composition.nowMs } as never,
		reader: {} as Reader,
	});
	return Object.assign(composition, { eligibilityBlockOf });
}

const visit = (playerId?: bigint): Visit =>
	({
		ip: "192.0.2.1",
		session: playerId === undefined ? undefined : ({ playerId: playerId as Id } as Session),
	}) as Visit;

describe("[GEO-02] [AUTH-13] what blocks play for money", () => {
	it.each([
		["nothing, who is and lives where it is allowed", {}, undefined],
		["the location, where the law forbids it", { from: QUEBEC }, "place"],
		["the location, where it is unknown", { from: NOWHERE }, "place"],
		["the residence, where the law forbids it there", { home: QUEBEC }, "place"],
		["that there is no such player", { home: null }, "place"],
		["a document that is blocked", { document: "BLOCKED" } as const, "document"],
		["the document before the terms", { document: "BLOCKED", areTermsDue: true } as const, "document"],
		["terms that are not accepted yet", { areTermsDue: true }, "terms"],
		["the place before the terms", { home: QUEBEC, areTermsDue: true }, "place"],
	])("is %s", async (_case, composition, block) => {
		expect(await withFacts(composition).eligibilityBlockOf(visit(7n))).toBe(block);
	});

	it("is only the place for a visitor", async () => {
		expect(await withFacts().eligibilityBlockOf(visit())).toBeUndefined();
		expect(await withFacts({ from: QUEBEC }).eligibilityBlockOf(visit())).toBe("place");
	});

	it("is not read again for a minute while there is none", async () => {
		const composition = withFacts();
		await composition.eligibilityBlockOf(visit(7n));
		expect(composition.eligibilityBlockOf(visit(7n))).toBeUndefined();
		expect(composition.callInput).toBe(1);
		composition.nowMs = CACHED_MS;
		Object.assign(composition.player, QUEBEC);
		expect(await composition.eligibilityBlockOf(visit(7n))).toBe("place");
	});

	it("is gone as soon as the terms are accepted", async () => {
		const composition = withFacts({ areTermsDue: true });
		expect(await composition.eligibilityBlockOf(visit(7n))).toBe("terms");
		composition.player.acceptedTerms = PRESENT_TERMS;
		expect(await composition.eligibilityBlockOf(visit(7n))).toBeUndefined();
	});

	it.each([
		["a change of the player or of their sessions", 0, 7n],
		["a change of their document", 1, 7n],
		["messages of other processes that may have been lost", 0, undefined],
	])("is read anew after %s", async (_what, source, playerId) => {
		const composition = withFacts();
		await composition.eligibilityBlockOf(visit(7n));
		Object.assign(composition.player, QUEBEC);
		composition.drops[source]?.(playerId);
		expect(await composition.eligibilityBlockOf(visit(7n))).toBe("place");
	});

	it("is not remembered where it changed while it was read", async () => {
		const composition = withFacts();
		const reading = composition.eligibilityBlockOf(visit(7n));
		Object.assign(composition.player, QUEBEC);
		composition.drops[0]?.(7n);
		await reading;
		expect(await composition.eligibilityBlockOf(visit(7n))).toBe("place");
	});

	it("stays remembered when another player changes", async () => {
		const composition = withFacts();
		await composition.eligibilityBlockOf(visit(7n));
		composition.drops[0]?.(8n);
		expect(composition.eligibilityBlockOf(visit(7n))).toBeUndefined();
	});
});
