/** One sounding voice: when, how long, how high and how loud. */
export type Tone = {
	/** "noise" is filtered around `hz`. */
	wave: "sine" | "triangle" | "square" | "sawtooth" | "noise";
	/** From the moment at which its cue is played. */
	atMs: number;
	lastsMs: number;
	/** From silence to its loudest; the rest of its time it dies away. */
	attackMs: number;
	hz: number;
	/** Where its pitch glides to. */
	toHz?: number;
	/** Its loudest, from 0 to 1. */
	gain: number;
};
