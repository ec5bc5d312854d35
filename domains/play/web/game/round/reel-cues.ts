import type { ReelEvent } from "@baize/engines/reels";
import type { Cue } from "@baize/games/sound";

/** The cues of a round's events, asked for in their order. Parts of a round that is no win are no wins either. */
export function cuesOfRound(events: readonly ReelEvent[]): (event: ReelEvent) => Cue | undefined {
	const end = events.find((event) => event.type === "roundEnded");
	const round = { stakeMinor: end?.stakeMinor ?? 0, winMinor: end?.winMinor ?? 0 };
	let step = 0;
	return ({ type }) => {
		switch (type) {
			case "lineWon":
			case "scattersWon":
			case "symbolExpanded":
				return { type: "winCounted", round, step: step++ };
			case "freeSpinsBegun":
			case "freeSpinsRetriggered":
				return { type: "featureBegun" };
			case "freeSpinStarted":
				step = 0;
				return { type: "reelsStarted" };
			case "roundEnded":
				return { type: "roundEnded", round };
			// Each reel gives its own cue where it stops.
			case "reelsStopped":
			case "freeSpinsEnded":
				return undefined;
		}
	};
}
