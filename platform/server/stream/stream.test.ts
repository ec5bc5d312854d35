import { EventEmitter } from "node:events";
import type { ServerResponse } from "node:http";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Bus } from "../bus/index.ts";
import { openStream, type Stream } from "./index.ts";

const PLAYER = 7n;
const [PHONE, DESK] = [
	{ playerId: PLAYER, sessionId: 71n },
	{ playerId: PLAYER, sessionId: 72n },
];

const NOBODY = { ip: "192.0.2.1", hearer: undefined };

/** A response that keeps what is written to it. */
class Page extends EventEmitter {
	readonly heard: string[] = [];
	writableLength = 0;
	write(frame: string | Buffer): boolean {
		this.heard.push(frame.toString());
		return true;
	}
	end(): void {
		this.heard.push("the end");
	}
	destroy(): void {
		this.heard.push("cut");
	}
}

const noBus: Bus = { publish: () => {}, subscribe: () => {}, close: async () => {} };

let stream: Stream;
beforeEach(() => {
	stream = openStream(noBus, ["balance"]);
});
afterEach(() => stream.close());

function open(hearer: typeof PHONE | undefined, topics = ["balance", "prices"], ip = "192.0.2.1"): Page {
	const page = new Page();
	stream.serve(page as unknown as ServerResponse, topics, { ip, hearer });
	page.heard.length = 0;
	return page;
}
const tellBalance = () => stream.publishHere(`balance:${PLAYER}`, "balance", { amountMinor: 1 });

describe("[AUTH-11] a page that is open", () => {
	it("hears what is private of its player, and of nobody else", () => {
		const [mine, others, strangers] = [open(PHONE), open({ playerId: 8n, sessionId: 81n }), open(undefined)];
		tellBalance();
		expect(mine.heard).toEqual(['event: balance\ndata: {"topic":"balance","amountMinor":1}\n\n']);
		expect([...others.heard, ...strangers.heard]).toEqual([]);
	});

	it("hears nothing any more once its session has ended, while the player's others go on", () => {
		const [phone, desk] = [open(PHONE), open(DESK)];
		stream.hangUp(PHONE.sessionId);
		tellBalance();
		expect([phone.heard, desk.heard.length, stream.listenerCount()]).toEqual([["the end"], 1, 1]);
	});

	it("hears nothing any more once all of its player's sessions have ended", () => {
		const pages = [open(PHONE), open(DESK)];
		const visitor = open(undefined);
		stream.hangUp(PLAYER);
		tellBalance();
		stream.publishHere("prices", "change", {});
		expect(pages.map((page) => page.heard)).toEqual([["the end"], ["the end"]]);
		expect([visitor.heard.length, stream.listenerCount()]).toEqual([1, 1]);
	});

	it("is sent away where words of other processes were missed, for its session may have ended", () => {
		const missers: ((() => void) | undefined)[] = [];
		stream.close();
		stream = openStream({ ...noBus, subscribe: (_channel, _hear, missed) => void missers.push(missed) }, ["balance"]);
		const pages = [open(PHONE), open(undefined)];
		for (const missed of missers) missed?.();
		expect([pages.map((page) => page.heard), stream.listenerCount()]).toEqual([[["the end"], ["the end"]], 0]);
	});
});

it("a page that comes when the stream is closed is sent away with the time to come back", () => {
	stream.close();
	const page = new Page();
	stream.serve(page as unknown as ServerResponse, ["prices"], NOBODY);
	expect(page.heard).toEqual([expect.stringMatching(/^retry: /), "the end"]);
	expect(stream.listenerCount()).toBe(0);
});

describe("a topic of which the last is kept", () => {
	it("is told to whoever listens, and its last to whoever comes to it later", () => {
		const early = open(undefined, ["lamps"]);
		stream.keepHere("lamps", "lit", { lamps: ["red"] });
		stream.keepHere("lamps", "lit", { lamps: ["red", "green"] });
		expect(early.heard).toHaveLength(2);
		const late = new Page();
		stream.serve(late as unknown as ServerResponse, ["lamps"], NOBODY);
		expect(late.heard.at(-1)).toBe('event: lit\ndata: {"topic":"lamps","lamps":["red","green"]}\n\n');
	});
});

const isOpen = (page: Page): boolean => !page.heard.includes("the end");

describe("so many pages are heard at once", () => {
	it("of a session eight: the oldest makes way, and is told not to come back soon", () => {
		const [first, ...others] = Array.from({ length: 9 }, () => open(PHONE));
		const desk = open(DESK);
		expect(first?.heard).toEqual(["retry: 300000\n\n", "the end"]);
		expect([...others, desk].every(isOpen)).toBe(true);
		expect(stream.listenerCount()).toBe(9);
	});

	it("of one that has closed its pages, eight again", () => {
		const pages = Array.from({ length: 8 }, () => open(PHONE));
		pages[0]?.emit("close");
		open(PHONE);
		expect(pages.slice(1).every(isOpen)).toBe(true);
	});

	it.each([
		["an address", () => "192.0.2.1", 64],
		["a network of IPv6", (index: number) => `2001:db8:1:2::${index.toString(16)}`, 64],
		["an address, however it is written", (index: number) => (index % 2 ? "192.0.2.1" : "::ffff:192.0.2.1"), 64],
		["different addresses", (index: number) => `198.51.100.${index}`, 80],
		["different networks of IPv6", (index: number) => `2001:db8:1:${index.toString(16)}::1`, 80],
	])("of visitors of %s no more than that", (_case, ipOf, count) => {
		for (let index = 0; index < 80; index++) open(undefined, ["prices"], ipOf(index));
		expect(stream.listenerCount()).toBe(count);
	});
});

it("a page that does not read is cut off, and so is what waits for it", () => {
	const [slow, other] = [open(PHONE), open(DESK)];
	slow.writableLength = (1 << 18) + 1;
	tellBalance();
	expect([slow.heard, other.heard.length, stream.listenerCount()]).toEqual([["cut"], 1, 1]);
});

it("a page comes back once an hour, so that its session is looked at again", () => {
	vi.useFakeTimers();
	stream.close();
	stream = openStream(noBus);
	const page = open(undefined);
	vi.advanceTimersByTime(59 * 60_000);
	expect(isOpen(page)).toBe(true);
	vi.advanceTimersByTime(2 * 60_000);
	expect(isOpen(page)).toBe(false);
	vi.useRealTimers();
});
