import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type KeptCopy, openKeptCopy } from "./kept-copy.ts";

const RECHECK_MS = 2_000;

let stored: string;
let kept: string | undefined;
let copy: KeptCopy;
let listeners: (() => void)[];
const sent: string[] = [];
const failures: unknown[] = [];
let read: () => Promise<void>;

beforeEach(async () => {
	vi.useFakeTimers();
	[stored, kept, listeners] = ["first", undefined, []];
	sent.length = 0;
	failures.length = 0;
	read = async () => {
		kept = stored;
	};
	copy = await openKeptCopy({
		channel: "letters",
		recheckMs: RECHECK_MS,
		read: () => read(),
		bus: {
			publish: (channel: string) => void sent.push(channel),
			subscribe: (_channel: string, listener: () => void) => void listeners.push(listener),
		} as never,
		log: { error: (...about: unknown[]) => void failures.push(about.at(-1)) } as never,
		failure: "the letters could not be read again",
	});
});
afterEach(async () => {
	await copy.stop();
	vi.useRealTimers();
});

describe("a copy that is kept in memory", () => {
	it("is read before it is used", () => expect(kept).toBe("first"));

	it("is read again once another process has changed something", async () => {
		stored = "second";
		for (const listener of listeners) listener();
		await vi.advanceTimersByTimeAsync(0);
		expect(kept).toBe("second");
	});

	it("is read again in time where the notification was lost", async () => {
		stored = "second";
		await vi.advanceTimersByTimeAsync(RECHECK_MS - 1);
		expect(kept).toBe("first");
		await vi.advanceTimersByTimeAsync(1);
		expect(kept).toBe("second");
	});

	it("stays as it is where it cannot be read, which is logged, and is read the next time", async () => {
		const works = read;
		read = () => Promise.reject(new Error("no connection"));
		stored = "second";
		await vi.advanceTimersByTimeAsync(RECHECK_MS);
		expect([kept, failures]).toEqual(["first", ["the letters could not be read again"]]);
		read = works;
		await vi.advanceTimersByTimeAsync(RECHECK_MS);
		expect(kept).toBe("second");
	});

	it("is never overwritten by an older read that took longer", async () => {
		let answer = (): void => {};
		const works = read;
		read = () => {
			const found = stored;
			return new Promise((resolve) => {
				answer = () => {
					kept = found;
					resolve();
				};
			});
		};
		copy.refreshQuietly();
		await vi.advanceTimersByTimeAsync(0);
		read = works;
		stored = "second";
		const newer = copy.refresh();
		answer();
		await newer;
		expect(kept).toBe("second");
	});

	it("is not read any more once it is stopped, and announces changes by its channel", async () => {
		copy.notifyAll();
		expect(sent).toEqual(["letters"]);
		await copy.stop();
		stored = "second";
		await copy.refresh();
		await vi.advanceTimersByTimeAsync(RECHECK_MS);
		expect(kept).toBe("first");
	});
});
