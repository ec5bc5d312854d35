import type { Cue } from "@baize/games/sound";
import { describe, expect, it } from "vitest";
import { giveCue, giveRoundEnd, onCue } from "./cues.ts";

function listened(work: () => void): Cue[] {
	const cues: Cue[] = [];
	const leave = onCue((cue) => cues.push(cue));
	work();
	leave();
	giveCue({ type: "press" });
	return cues;
}

describe("cues", () => {
	it("reach those who listen, until they leave", () => {
		expect(listened(() => giveCue({ type: "mineHit" }))).toEqual([{ type: "mineHit" }]);
	});

	it("of a round's end are given once, by its stage or by its request", () => {
		const round = { stakeMinor: 100, winMinor: 300, events: ["more than the sound needs"] };
		const again = (): void => {
			giveRoundEnd(round);
			giveRoundEnd(round);
		};
		expect(listened(again)).toEqual([{ type: "roundEnded", round: { stakeMinor: 100, winMinor: 300 } }]);
		expect(listened(() => giveRoundEnd({ ...round })).length).toBe(1);
	});
});
