import { describe, expect, it, vi } from "vitest";
import { openGameSound } from "./game-sound.ts";

const player = { wake: vi.fn(), play: vi.fn(), cut: vi.fn(), setVolume: vi.fn(), rest: vi.fn(), close: vi.fn() };
vi.mock("@baize/platform-stage/sound", () => ({ openSoundPlayer: () => player }));

function opened() {
	let nowMs = 1_000;
	const passMs = (ms: number): void => {
		nowMs += ms;
	};
	vi.clearAllMocks();
	const sound = openGameSound("tidal-book", {
		newContext: () => undefined,
		later: () => {},
		soon: () => {},
		nowMs: () => nowMs,
		volume: 1,
	});
	return { sound, passMs };
}

describe("the sound of a game", () => {
	it("takes reels that stop together for one", () => {
		const { sound, passMs } = opened();
		for (const step of [0, 1, 2]) sound.play({ type: "reelStopped", step });
		expect(player.play).toHaveBeenCalledTimes(1);
		passMs(150);
		sound.play({ type: "reelStopped", step: 3 });
		expect(player.play).toHaveBeenCalledTimes(2);
	});

	it.each([
		["a press", { type: "press" }, 1],
		["what is skipped", { type: "cut" }, 1],
		["a card", { type: "cardTurned" }, 0],
	] as const)("ends what sounds with %s", (_what, cue, cuts) => {
		opened().sound.play(cue);
		expect(player.cut).toHaveBeenCalledTimes(cuts);
	});

	it("needs a palette", () => {
		const ports = { newContext: () => undefined, later: () => {}, soon: () => {}, nowMs: () => 0, volume: 1 };
		expect(() => openGameSound("a-game-of-another-maker", ports)).toThrow("palette");
	});
});
