import { describe, expect, it } from "vitest";
import type { Bus } from "../bus/index.ts";
import { openCache } from "./cache.ts";
import { ID_TEXTS, openSharedChanges } from "./changes.ts";

/** A bus of several processes that sends each message to all of them, also to its sender. */
function aBus() {
	const listeners: ((channel: string, text: string) => void)[] = [];
	const losses: (() => void)[] = [];
	const bus: Pick<Bus, "publish" | "subscribe"> = {
		publish: (channel, text) => {
			for (const listener of listeners) listener(channel, text);
		},
		subscribe(channel, onMessage, onMissed) {
			listeners.push((of, text) => of === channel && onMessage(text));
			if (onMissed) losses.push(onMissed);
		},
	};
	return { ...bus, loseMessages: () => losses.map((onMissed) => onMissed()) };
}

const openProcess = (bus: ReturnType<typeof aBus>, channel = "names") => {
	const changes = openSharedChanges(bus, channel, ID_TEXTS);
	const cache = openCache<bigint, string>({ name: `test ${channel}`, limit: 10, changes: [changes.listen] });
	return { changes, cache };
};

describe("a change", () => {
	it("drops what every process has cached of its subject, and nothing else", () => {
		const bus = aBus();
		const [here, elsewhere, others] = [openProcess(bus), openProcess(bus), openProcess(bus, "others")];
		for (const { cache } of [here, elsewhere, others]) {
			cache.store(7n, "seven");
			cache.store(8n, "eight");
		}
		here.changes.announce(7n);
		expect([here.cache.get(7n), elsewhere.cache.get(7n)]).toEqual([undefined, undefined]);
		expect([here.cache.get(8n), elsewhere.cache.get(8n), others.cache.get(7n)]).toEqual(["eight", "eight", "seven"]);
	});

	it("may have concerned anything where messages were lost", () => {
		const bus = aBus();
		const { cache } = openProcess(bus);
		cache.store(7n, "seven");
		bus.loseMessages();
		expect(cache.get(7n)).toBeUndefined();
	});

	it("is ignored where its text names no subject", () => {
		const bus = aBus();
		const { cache } = openProcess(bus);
		cache.store(7n, "seven");
		bus.publish("names", "not an id");
		expect(cache.get(7n)).toBe("seven");
	});

	it("of a process without a bus drops here", () => {
		const changes = openSharedChanges(undefined, "names", ID_TEXTS);
		const cache = openCache<bigint, string>({ name: "test alone", limit: 10, changes: [changes.listen] });
		cache.store(7n, "seven");
		changes.announce(7n);
		expect(cache.get(7n)).toBeUndefined();
	});
});
