import type { Player } from "@baize/identity/server";
import type { Id } from "@baize/kernel/id";
import type { Reader, Session, Visit } from "@baize/platform-server";
import type { DocumentStatus } from "@baize/verification/contract";
import { describe, expect, it } from "vitest";
import { openObstacles } from "./obstacles.ts";

const ONTARIO = { country: "CA", subdivision: "ON" };
const QUEBEC = { country: "CA", subdivision: "QC" };
const NOWHERE = { country: "", subdivision: "" };

const KEPT_MS = 60_000;

/** A house whose player lives in Ontario and visits from there, unless said otherwise. */
function aHouse(over: { from?: object; home?: object | null; document?: DocumentStatus; areTermsDue?: boolean } = {}) {
	const drops: ((playerId: Id | undefined) => void)[] = [];
	const house = {
		drops,
		nowMs: 0,
		asked: 0,
		player: { ...ONTARIO, ...over.home, areTermsDue: over.areTermsDue ?? false },
	};
	const obstacleOf = openObstacles({
		geo: { locate: () => ({ ...ONTARIO, ...over.from }) },
		identity: {
			readPlayer: async () => {
				house.asked += 1;
				return over.home === null ? undefined : ({ ...house.player } as Player);
			},
			onPersonChanged: (listener) => void drops.push(listener),
		},
		verification: {
			documentStatus: async () => over.document ?? "REQUESTED",
			onStatusChanged: (listener) => void drops.push(listener),
		},
		clock: { nowMs: () => house.nowMs } as never,
		reader: {} as Reader,
	});
	return Object.assign(house, { obstacleOf });
}

const visit = (playerId?: bigint): Visit =>
	({
		ip: "192.0.2.1",
		session: playerId === undefined ? undefined : ({ playerId: playerId as Id } as Session),
	}) as Visit;

describe("[GEO-02] [AUTH-13] what keeps from play for money", () => {
	it.each([
		["nothing, who is and lives where it is allowed", {}, undefined],
		["the place, where the law forbids it", { from: QUEBEC }, "place"],
		["the place, where nobody knows where it is", { from: NOWHERE }, "place"],
		["the home, where the law forbids it there", { home: QUEBEC }, "place"],
		["that there is no such player", { home: null }, "place"],
		["a document that is blocked", { document: "BLOCKED" } as const, "document"],
		["the document before the terms", { document: "BLOCKED", areTermsDue: true } as const, "document"],
		["terms that are not accepted yet", { areTermsDue: true }, "terms"],
		["the place before the terms", { home: QUEBEC, areTermsDue: true }, "place"],
	])("is %s", async (_case, house, obstacle) => {
		expect(await aHouse(house).obstacleOf(visit(7n))).toBe(obstacle);
	});

	it("is only the place for a visitor", async () => {
		expect(await aHouse().obstacleOf(visit())).toBeUndefined();
		expect(await aHouse({ from: QUEBEC }).obstacleOf(visit())).toBe("place");
	});

	it("is not asked anew for a minute while there is none", async () => {
		const house = aHouse();
		await house.obstacleOf(visit(7n));
		expect(house.obstacleOf(visit(7n))).toBeUndefined();
		expect(house.asked).toBe(1);
		house.nowMs = KEPT_MS;
		Object.assign(house.player, QUEBEC);
		expect(await house.obstacleOf(visit(7n))).toBe("place");
	});

	it("is gone as soon as the terms are accepted", async () => {
		const house = aHouse({ areTermsDue: true });
		expect(await house.obstacleOf(visit(7n))).toBe("terms");
		house.player.areTermsDue = false;
		expect(await house.obstacleOf(visit(7n))).toBeUndefined();
	});

	it.each([
		["a change of the player or of their sessions", 0, 7n],
		["a change of their document", 1, 7n],
		["messages of other processes that may have been lost", 0, undefined],
	])("is read anew after %s", async (_what, source, playerId) => {
		const house = aHouse();
		await house.obstacleOf(visit(7n));
		Object.assign(house.player, QUEBEC);
		house.drops[source]?.(playerId);
		expect(await house.obstacleOf(visit(7n))).toBe("place");
	});

	it("is not remembered where it changed while it was read", async () => {
		const house = aHouse();
		const reading = house.obstacleOf(visit(7n));
		Object.assign(house.player, QUEBEC);
		house.drops[0]?.(7n);
		await reading;
		expect(await house.obstacleOf(visit(7n))).toBe("place");
	});

	it("stays remembered when another player changes", async () => {
		const house = aHouse();
		await house.obstacleOf(visit(7n));
		house.drops[0]?.(8n);
		expect(house.obstacleOf(visit(7n))).toBeUndefined();
	});
});
