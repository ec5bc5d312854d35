import { describe, expect, it } from "vitest";
import { MAX_EVENTS } from "../contract/limits.ts";
import { openBatches } from "./batches.ts";
import { type NotedUse, noteUse, takeUses } from "./note-use.ts";

const LOBBY: NotedUse = { name: "pageViewed", properties: { page: "lobby" } };

function opened() {
	const sent: number[] = [];
	const timers: (() => void)[] = [];
	let isAgreed = true;
	const batches = openBatches({
		isAgreed: () => isAgreed,
		send: (events) => void sent.push(events.length),
		later: (run) => void timers.push(run),
	});
	const add = (count: number): void => {
		for (let event = 0; event < count; event++) batches.add(LOBBY);
	};
	const agree = (agreed: boolean): void => {
		isAgreed = agreed;
	};
	return { ...batches, add, sent, timers, agree };
}

describe("[ANA-01] events of a page", () => {
	it("are sent at once after some seconds", () => {
		const { add, sent, timers } = opened();
		add(3);
		expect(sent).toEqual([]);
		expect(timers).toHaveLength(1);
		timers[0]?.();
		expect(sent).toEqual([3]);
	});

	it("are sent when the page is left, and not again after that", () => {
		const { add, sendNow, sent, timers } = opened();
		add(2);
		sendNow();
		timers[0]?.();
		expect(sent).toEqual([2]);
	});

	it("never go beyond what the server takes at once", () => {
		const { add, sendNow, sent } = opened();
		add(MAX_EVENTS + 1);
		sendNow();
		expect(sent).toEqual([MAX_EVENTS, 1]);
	});

	it("are dropped without consent, also when it is withdrawn before they are sent", () => {
		const { add, agree, sendNow, sent } = opened();
		agree(false);
		add(1);
		agree(true);
		sendNow();
		add(1);
		agree(false);
		sendNow();
		agree(true);
		sendNow();
		expect(sent).toEqual([]);
	});

	it("wait, some of them, until the page has loaded what takes them", () => {
		for (let event = 0; event < 30; event++) noteUse("searchUsed", { hits: event });
		const taken: NotedUse[] = [];
		takeUses((use) => void taken.push(use));
		expect(taken).toHaveLength(20);
		noteUse("offerOpened", { step: "taken" });
		expect(taken.at(-1)).toEqual({ name: "offerOpened", properties: { step: "taken" } });
	});
});
