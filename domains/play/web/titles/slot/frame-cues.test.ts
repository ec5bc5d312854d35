import { describe, expect, it } from "vitest";
import { cuesOfFrame, type SoundingFrame } from "./frame-cues.ts";

const LOST = { stakeMinor: 100, winMinor: 40, bet: {}, events: [] };
const amounts = { stakeMinor: 100, winMinor: 40 };

describe("[GAME-01] the cues of a slot's frames", () => {
	it.each<[string, SoundingFrame, unknown]>([
		["the reels turn", { kind: "spinning", standing: 0 }, [{ type: "reelsStarted" }]],
		["the second one stops", { kind: "spinning", standing: 2 }, [{ type: "reelStopped", step: 1 }]],
		[
			"the next one is waited for",
			{ kind: "spinning", standing: 3, waits: true },
			[{ type: "reelStopped", step: 2 }, { type: "anticipation" }],
		],
		["all stand", { kind: "stopped", standing: 5 }, [{ type: "reelStopped", step: 5 }]],
		["the board is filled", { kind: "filled" }, [{ type: "reelStopped", step: 0 }]],
		[
			"its last columns are waited for",
			{ kind: "filled", waitsFrom: 4 },
			[{ type: "reelStopped", step: 0 }, { type: "anticipation" }],
		],
		["the third win follows", { kind: "won", cascade: 3 }, [{ type: "winCounted", round: amounts, step: 2 }]],
		["free spins begin", { kind: "begun" }, [{ type: "featureBegun" }]],
		["a feature is over", { kind: "total" }, [{ type: "winCounted", round: amounts, step: 4 }]],
		["nothing happens", { kind: "ended" }, []],
	])("when %s", (_what, frame, cues) => {
		expect(cuesOfFrame(frame, LOST)).toEqual(cues);
	});
});
