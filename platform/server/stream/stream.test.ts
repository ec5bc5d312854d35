import { EventEmitter } from "node:events";
import type { ServerResponse } from "node:http";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Bus } from "../bus/index.ts";
import { openStream, type Stream } from "./index.ts";

const PLAYER = 7n;
const [PHONE, DESK] = [
	{ playerId: PLAYER, sessionId: 71n },
	{ playerId: PLAYER, sessionId: 72n },
];

/** A response that keeps what is written to it. */
class Page extends EventEmitter {
	readonly heard: string[] = [];
	readonly writableLength = 0;
	write(frame: string | Buffer): boolean {
		this.heard.push(frame.toString());
		return true;
	}
	end(): void {
		this.heard.push("the end");
	}
}

const noBus: Bus = { publish: () => {}, subscribe: () => {}, close: async () => {} };

let stream: Stream;
beforeEach(() => {
	stream = openStream(noBus, ["balance"]);
});
afterEach(() => stream.close());

function open(hearer: typeof PHONE | undefined, topics = ["balance", "prices"]): Page {
	const page = new Page();
	stream.serve(page as unknown as ServerResponse, topics, hearer);
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
	stream.serve(page as unknown as ServerResponse, ["prices"], undefined);
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
		stream.serve(late as unknown as ServerResponse, ["lamps"], undefined);
		expect(late.heard.at(-1)).toBe('event: lit\ndata: {"topic":"lamps","lamps":["red","green"]}\n\n');
	});
});
