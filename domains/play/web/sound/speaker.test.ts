import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { SoundChoice } from "./sound-choice.ts";

const sound = {
	prepare: vi.fn(),
	wake: vi.fn(),
	play: vi.fn(),
	cut: vi.fn(),
	setVolume: vi.fn(),
	rest: vi.fn(),
	close: vi.fn(),
};
vi.mock("@baize/games/sound", async (original) => ({
	...(await original<typeof import("@baize/games/sound")>()),
	openGameSound: () => sound,
}));

/** A page of which only what the speaker listens to is there. */
class Page extends EventTarget {
	hidden = false;
	readonly body = {};
	press(type: string, target: object): void {
		const event = new Event(type);
		Object.defineProperty(event, "target", { value: target });
		this.dispatchEvent(event);
	}
}

const BUTTON = {};
const ELSEWHERE = {};
const shell = { contains: (target: object) => target === BUTTON } as unknown as HTMLElement;
const WIN = { type: "roundEnded", round: { stakeMinor: 100, winMinor: 200 } } as const;

type Setting = { wasPressed: boolean; isStill?: boolean } & Partial<SoundChoice>;

let page: Page;
let isStill: boolean;
const vibrate = vi.fn();

beforeEach(() => {
	page = new Page();
	isStill = false;
	vi.stubGlobal("document", page);
	vi.stubGlobal("matchMedia", () => ({ matches: isStill }));
	vi.stubGlobal("navigator", { vibrate, userActivation: { hasBeenActive: false } });
	vi.stubGlobal("requestIdleCallback", (act: () => void) => act());
	vi.stubGlobal("localStorage", { getItem: () => null, setItem() {} });
	vi.resetModules();
	vi.clearAllMocks();
});
afterEach(() => void vi.unstubAllGlobals());

async function opened() {
	const { openSpeaker } = await import("./speaker.ts");
	const { giveCue } = await import("./cues.ts");
	const { soundChoice } = await import("./sound-choice.ts");
	return { close: openSpeaker("tidal-book", shell), giveCue, soundChoice };
}

describe("the speaker of a game", () => {
	it.each([
		["opened by a press on this page, with sound on", true, true, 1],
		["opened by a press on this page, with sound off", true, false, 0],
		["the first page of a visit", false, true, 0],
	])("prepares the sound of a game: %s", async (_what, hasBeenActive, isOn, times) => {
		vi.stubGlobal("navigator", { vibrate, userActivation: { hasBeenActive } });
		const { soundChoice } = await import("./sound-choice.ts");
		soundChoice.set({ isOn });
		await opened();
		expect(sound.prepare).toHaveBeenCalledTimes(times);
	});

	it.each([
		["a press in the game", "click", BUTTON, 1],
		["a key on the page", "keydown", "body", 1],
		["a press beside the game", "click", ELSEWHERE, 0],
	])("is awake after %s", async (_what, type, target, times) => {
		await opened();
		expect(sound.wake).not.toHaveBeenCalled();
		page.press(type, target === "body" ? page.body : (target as object));
		expect(sound.wake).toHaveBeenCalledTimes(times);
	});

	it("is not woken and plays nothing while sound is off", async () => {
		const { giveCue, soundChoice } = await opened();
		soundChoice.set({ isOn: false });
		expect(sound.cut).toHaveBeenCalled();
		page.press("click", BUTTON);
		giveCue(WIN);
		expect([sound.wake, sound.play].map((call) => call.mock.calls.length)).toEqual([0, 0]);
		soundChoice.set({ isOn: true });
		giveCue(WIN);
		await vi.waitFor(() => expect(sound.play).toHaveBeenCalledTimes(1));
		expect(sound.wake).toHaveBeenCalledTimes(1);
	});

	it("follows the volume", async () => {
		const { soundChoice } = await opened();
		soundChoice.set({ volume: 100 });
		expect(sound.setVolume).toHaveBeenLastCalledWith(1);
	});

	it("rests while the page is hidden", async () => {
		await opened();
		page.hidden = true;
		page.dispatchEvent(new Event("visibilitychange"));
		expect(sound.rest).toHaveBeenLastCalledWith(true);
	});

	it.each<[string, Setting, number]>([
		["with a win", { wasPressed: true }, 1],
		["not before the first press", { wasPressed: false }, 0],
		["not with reduced motion", { wasPressed: true, isStill: true }, 0],
		["not when it is off", { wasPressed: true, isVibrating: false }, 0],
		["also without sound", { wasPressed: true, isOn: false }, 1],
	])("vibrates %s", async (_what, { wasPressed, isStill: still = false, ...choice }, times) => {
		isStill = still;
		const { giveCue, soundChoice } = await opened();
		if (wasPressed) {
			soundChoice.set(choice);
			page.press("click", BUTTON);
		}
		giveCue(WIN);
		expect(vibrate).toHaveBeenCalledTimes(times);
	});

	it("leaves nothing behind", async () => {
		const { close, giveCue, soundChoice } = await opened();
		close();
		vi.clearAllMocks();
		page.press("click", BUTTON);
		giveCue(WIN);
		soundChoice.set({ volume: 10 });
		expect([sound.wake, sound.play, sound.setVolume].map((call) => call.mock.calls.length)).toEqual([0, 0, 0]);
	});
});
