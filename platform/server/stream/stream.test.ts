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

const NO_SESSION = { ip: "192.0.2.1", session: undefined };

/** A response that stores what is written to it. */
class Page extends EventEmitter {
	readonly received: string[] = [];
	writableLength = 0;
	write(frame: string | Buffer): boolean {
		this.received.push(frame.toString());
		return true;
	}
	end(): void {
		this.received.push("the end");
	}
	destroy(): void {
		this.received.push("cut");
	}
}

const noBus: Bus = { publish: () => {}, subscribe: () => {}, close: async () => {} };

let stream: Stream;
beforeEach(() => {
	stream = openStream(noBus, ["balance"]);
});
afterEach(() => stream.close());

function open(session: typeof PHONE | undefined, topics = ["balance", "prices"], ip = "192.0.2.1"): Page {
	const page = new Page();
	stream.serve(page as unknown as ServerResponse, topics, { ip, session });
	page.received.length = 0;
	return page;
}
const publishBalance = () => stream.publishHere(`balance:${PLAYER}`, "balance", { amountMinor: 1 });

describe("[AUTH-11] a page that is open", () => {
	it("gets the private messages of its player, and of no other player", () => {
		const [mine, others, visitors] = [open(PHONE), open({ playerId: 8n, sessionId: 81n }), open(undefined)];
		publishBalance();
		expect(mine.received).toEqual(['event: balance\ndata: {"topic":"balance","amountMinor":1}\n\n']);
		expect([...others.received, ...visitors.received]).toEqual([]);
	});

	it("gets nothing after its session has ended, while the player's other sessions continue", () => {
		const [phone, desk] = [open(PHONE), open(DESK)];
		stream.hangUp(PHONE.sessionId);
		publishBalance();
		expect([phone.received, desk.received.length, stream.listenerCount()]).toEqual([["the end"], 1, 1]);
	});

	it("gets nothing after all of its player's sessions have ended", () => {
		const pages = [open(PHONE), open(DESK)];
		const visitor = open(undefined);
		stream.hangUp(PLAYER);
		publishBalance();
		stream.publishHere("prices", "change", {});
		expect(pages.map((page) => page.received)).toEqual([["the end"], ["the end"]]);
		expect([visitor.received.length, stream.listenerCount()]).toEqual([1, 1]);
	});

	it("is disconnected if messages of other processes were missed, because its session may have ended", () => {
		const missedListeners: ((() => void) | undefined)[] = [];
		stream.close();
		stream = openStream(
			{ ...noBus, subscribe: (_channel, _onMessage, onMissed) => void missedListeners.push(onMissed) },
			["balance"],
		);
		const pages = [open(PHONE), open(undefined)];
		for (const onMissed of missedListeners) onMissed?.();
		expect([pages.map((page) => page.received), stream.listenerCount()]).toEqual([[["the end"], ["the end"]], 0]);
	});
});

it("a page that comes when the stream is closed is disconnected with a retry time", () => {
	stream.close();
	const page = new Page();
	stream.serve(page as unknown as ServerResponse, ["prices"], NO_SESSION);
	expect(page.received).toEqual([expect.stringMatching(/^retry: /), "the end"]);
	expect(stream.listenerCount()).toBe(0);
});

describe("a topic with a retained message", () => {
	it("sends each message to all listeners, and the last one to pages that come later", () => {
		const early = open(undefined, ["lamps"]);
		stream.publishRetainedHere("lamps", "lit", { lamps: ["red"] });
		stream.publishRetainedHere("lamps", "lit", { lamps: ["red", "green"] });
		expect(early.received).toHaveLength(2);
		const late = new Page();
		stream.serve(late as unknown as ServerResponse, ["lamps"], NO_SESSION);
		expect(late.received.at(-1)).toBe('event: lit\ndata: {"topic":"lamps","lamps":["red","green"]}\n\n');
	});
});

const isOpen = (page: Page): boolean => !page.received.includes("the end");

describe("the number of open pages is limited", () => {
	it("to eight per session: the oldest is closed, and is asked not to come back soon", () => {
		const [first, ...others] = Array.from({ length: 9 }, () => open(PHONE));
		const desk = open(DESK);
		expect(first?.received).toEqual(["retry: 300000\n\n", "the end"]);
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
	publishBalance();
	expect([slow.received, other.received.length, stream.listenerCount()]).toEqual([["cut"], 1, 1]);
});

it("a page comes back once an hour, so that its session is checked again", () => {
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
