import { describe, expect, it } from "vitest";
import { openSoundPlayer } from "./sound-player.ts";
import { MAX_VOICES } from "./take.ts";
import type { Tone } from "./tone.ts";

/** One of each is made ahead, and never sounds. */
const WAVES = 4;
const TONE: Tone = { wave: "sine", atMs: 0, lastsMs: 100, attackMs: 5, hz: 440, gain: 0.2 };
const NOISE: Tone = { ...TONE, wave: "noise", toHz: 880 };

type Source = { stopAt: number; onended?: () => void; isConnected: boolean };

/** A context that sounds nowhere: it counts what is made in it. */
function fakeContext() {
	const sources: Source[] = [];
	let nodes = 0;
	const param = () => ({
		...{ value: 0, setValueAtTime() {}, exponentialRampToValueAtTime() {}, cancelScheduledValues() {} },
		setTargetAtTime(value: number) {
			this.value = value;
		},
	});
	const node = () => {
		nodes++;
		let isConnected = false;
		return {
			...{ gain: param(), frequency: param(), threshold: param(), knee: param(), ratio: param() },
			...{ attack: param(), release: param(), delayTime: param() },
			connect(to: unknown) {
				isConnected = true;
				return to;
			},
			disconnect() {
				if (isConnected) nodes--;
				isConnected = false;
			},
		};
	};
	const source = () => {
		const made: Source & Record<string, unknown> = {
			...node(),
			stopAt: 0,
			isConnected: true,
			start() {},
			stop(at: number) {
				made.stopAt = at;
			},
		};
		sources.push(made);
		return made;
	};
	const becoming = (state: string) => async (): Promise<void> => {
		context.state = state;
	};
	const context = {
		state: "suspended",
		currentTime: 0,
		sampleRate: 100,
		createGain: node,
		createDynamicsCompressor: node,
		createConvolver: node,
		createDelay: node,
		createBiquadFilter: node,
		createOscillator: source,
		createBufferSource: source,
		createBuffer: (_channels: number, length: number) => ({ getChannelData: () => new Float32Array(length) }),
		resume: becoming("running"),
		suspend: becoming("suspended"),
		close: becoming("closed"),
	};
	return { context, sources, nodes: () => nodes };
}

/** `isSlow`: what is done in tasks of its own waits for `idle`, too. */
function player({ isSlow = false } = {}) {
	const fake = fakeContext();
	let made = 0;
	const waiting: (() => void)[] = [];
	const sound = openSoundPlayer({
		later: (act) => void waiting.push(act),
		soon: (act) => (isSlow ? void waiting.push(act) : act()),
		newContext() {
			made++;
			return fake.context as unknown as AudioContext;
		},
		echo: 0.2,
		volume: 0.5,
	});
	/** Runs what waits until the page is idle; returns in how many tasks. */
	const idle = (): number => {
		let count = 0;
		for (let act = waiting.shift(); act; act = waiting.shift(), count++) act();
		return count;
	};
	return { ...fake, sound, made: () => made, idle };
}

describe("the player of sound", () => {
	it("makes no context before the first press, and one however many follow", () => {
		const { sound, made, sources } = player();
		sound.setVolume(1);
		sound.rest(true);
		sound.rest(false);
		sound.play([TONE]);
		expect([made(), sources.length]).toEqual([0, 0]);
		sound.wake();
		sound.wake();
		sound.play([TONE]);
		expect([made(), sources.length]).toEqual([1, 1]);
	});

	it("is made before a press where that is asked for, silent, and then makes nothing in the press", () => {
		const { sound, context, sources, made, nodes, idle } = player();
		sound.prepare();
		idle();
		const standing = nodes();
		context.state = "running";
		sound.play([TONE]);
		expect(sources.length).toBe(WAVES);
		sound.wake();
		expect([made(), nodes()]).toEqual([1, standing]);
	});

	it("sounds at once, and has its echo after some short tasks", () => {
		const { sound, sources, nodes, idle } = player();
		sound.wake();
		const standing = nodes();
		sound.play([TONE]);
		expect(sources.length).toBe(1);
		sources[0]!.onended?.();
		expect(idle()).toBe(WAVES + 8);
		expect(nodes()).toBeGreaterThanOrEqual(standing + 16);
	});

	it("makes no more of its echo once it is closed", () => {
		const { sound, nodes, idle } = player();
		sound.wake();
		sound.close();
		const standing = nodes();
		idle();
		expect(nodes()).toBe(standing);
	});

	it("stops each tone at its end, and releases its nodes", () => {
		const { sound, sources, nodes } = player();
		sound.wake();
		sound.play([]);
		const standing = nodes();
		sound.play([TONE, { ...NOISE, atMs: 50 }]);
		expect(sources.map(({ stopAt }) => stopAt)).toEqual([0.1, expect.closeTo(0.15)]);
		for (const source of sources) source.onended?.();
		expect(nodes()).toBe(standing);
	});

	it("ends what is scheduled when it is cut", () => {
		const { sound, sources } = player();
		sound.wake();
		sound.play([{ ...TONE, atMs: 5_000 }]);
		sound.cut();
		expect(sources[0]!.stopAt).toBeLessThan(0.1);
	});

	it("releases what was cut, and plays on", () => {
		const { sound, sources, nodes } = player();
		sound.wake();
		sound.play([]);
		const standing = nodes();
		sound.play([TONE]);
		sound.cut();
		sound.play([]);
		sources[0]!.onended?.();
		expect(nodes()).toBe(standing);
		sound.play([TONE]);
		expect(sources.length).toBe(2);
	});

	it("plays nothing while the page is hidden", async () => {
		const { sound, sources, context } = player();
		sound.wake();
		await Promise.resolve();
		sound.rest(true);
		sound.play([TONE]);
		expect([sources.length, context.state]).toEqual([0, "suspended"]);
		sound.rest(false);
		await Promise.resolve();
		sound.play([TONE]);
		expect(sources.length).toBe(1);
	});

	it("asks again at the next press when a call has taken the sound away", async () => {
		const { sound, sources, context } = player();
		sound.wake();
		await Promise.resolve();
		await Promise.resolve();
		context.state = "interrupted";
		sound.play([TONE]);
		expect(sources.length).toBe(0);
		sound.wake();
		sound.play([TONE]);
		expect([sources.length, context.state]).toEqual([1, "running"]);
	});

	it("makes many tones in tasks of some, the first to sound first, and none once it is cut", () => {
		const { sound, sources, idle } = player({ isSlow: true });
		sound.wake();
		idle();
		const ticks = Array.from({ length: 20 }, (_, at) => ({ ...TONE, atMs: 2_000 - at * 100 }));
		sound.play(ticks);
		expect(sources.slice(WAVES).map(({ stopAt }) => stopAt)).toEqual(
			[0.2, 0.3, 0.4, 0.5, 0.6, 0.7].map((seconds) => expect.closeTo(seconds)),
		);
		expect(idle()).toBe(3);
		expect(sources.length).toBe(WAVES + 20);
		sound.play(ticks);
		sound.cut();
		idle();
		expect(sources.length).toBe(WAVES + 26);
	});

	it("never has more voices at once than it may", () => {
		const { sound, sources } = player();
		sound.wake();
		sound.play(Array.from({ length: MAX_VOICES + 20 }, () => TONE));
		sound.play([TONE]);
		expect(sources.length).toBe(MAX_VOICES);
	});

	it.each([
		["is none", () => undefined],
		[
			"is refused",
			() => {
				throw new Error("NotAllowedError");
			},
		],
	])("does nothing where there %s", (_what, newContext) => {
		const sound = openSoundPlayer({ newContext, later: (act) => act(), soon: (act) => act(), echo: 0.2, volume: 1 });
		const use = (): void => {
			sound.wake();
			sound.play([TONE]);
			sound.cut();
			sound.setVolume(0.3);
			sound.rest(true);
			sound.close();
		};
		expect(use).not.toThrow();
	});

	it("closes its context", () => {
		const { sound, context } = player();
		sound.wake();
		sound.close();
		expect(context.state).toBe("closed");
	});
});
