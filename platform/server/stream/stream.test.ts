import type { ServerResponse } from "node:http";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Bus } from "../bus/index.ts";
import { openStream, type Stream } from "./index.ts";

const bus: Bus = { publish: () => {}, subscribe: () => {}, close: async () => {} };
let stream: Stream;
beforeEach(() => {
	stream = openStream(bus, ["balance"]);
});
afterEach(() => stream.close());

/** What a page that listens has been told, in the order of its frames. */
function listening(topics: string[], playerId?: bigint): { kind: string; data: unknown }[] {
	const heard: { kind: string; data: unknown }[] = [];
	const write = (chunk: string | Buffer): boolean => {
		const [, kind, data] = /event: (\w+)\ndata: (.*)\n\n$/s.exec(String(chunk)) ?? [];
		if (kind && kind !== "open") heard.push({ kind, data: JSON.parse(data ?? "") });
		return true;
	};
	stream.serve(
		{ write, on: () => {}, end: () => {}, writableLength: 0 } as unknown as ServerResponse,
		topics,
		playerId,
	);
	return heard;
}

describe("the stream", () => {
	it("tells a topic to those who listen to it, and a private one to its player", () => {
		const [both, other] = [listening(["balance", "races"], 7n), listening(["races"])];
		stream.publishHere("balance:7", "balances", { seq: 1 });
		stream.publishHere("balance:8", "balances", { seq: 2 });
		stream.publishHere("races", "race", { phase: "off" });
		expect(both).toEqual([
			{ kind: "balances", data: { topic: "balance", seq: 1 } },
			{ kind: "race", data: { topic: "races", phase: "off" } },
		]);
		expect(other).toHaveLength(1);
	});

	it("keeps the last of a topic for whoever comes to it later", () => {
		const early = listening(["lamps"]);
		stream.keepHere("lamps", "lit", { lamps: ["red"] });
		stream.keepHere("lamps", "lit", { lamps: ["red", "green"] });
		expect(early.map(({ data }) => data)).toEqual([
			{ topic: "lamps", lamps: ["red"] },
			{ topic: "lamps", lamps: ["red", "green"] },
		]);
		expect(listening(["lamps"])).toEqual([{ kind: "lit", data: { topic: "lamps", lamps: ["red", "green"] } }]);
		expect(listening(["races"])).toEqual([]);
	});
});
