import {
	type Position,
	type ReelEvent,
	type ReelSheet,
	type Strip,
	type SymbolId,
	scatterOf,
} from "@baize/engines/reels";
import type { Motion } from "@baize/platform-stage";
import { awaitedReels } from "./awaited.ts";
import type { Grid } from "./grid.ts";
import { ROWS } from "./layout.ts";
import { lineMs, linesAround } from "./pace.ts";
import type { Tempo } from "./tempo.ts";
import type { Wins } from "./wins.ts";

/** What a round's events are shown with. */
export type SceneParts = { sheet: ReelSheet; grid: Grid; wins: Wins; tempo: Tempo; motion: Motion };

/** How each event is shown; `lines` is how many lines won in its spin. */
type Scenes = {
	[Type in ReelEvent["type"]]: (event: Extract<ReelEvent, { type: Type }>, lines: number) => Promise<void>;
};

/** Shows a round's events one after another; `onShown` is called with each as it is shown. */
export async function playScenes(
	parts: SceneParts,
	events: readonly ReelEvent[],
	onShown: (event: ReelEvent) => void,
): Promise<void> {
	const scenes = scenesOf(parts);
	for (const [index, event] of events.entries()) {
		// The result of the reels is announced once they stand; everything else when it begins to be shown.
		if (event.type !== "reelsStopped") onShown(event);
		await scenes[event.type](event as never, linesAround(events, index));
		if (event.type === "reelsStopped") onShown(event);
	}
}

/** The scenes of one round, which may change to the strips of its free spins. */
function scenesOf({ sheet, grid, wins, tempo, motion }: SceneParts): Scenes {
	let strips: readonly Strip[] = sheet.reels;
	let isFree = false;
	/** What has won on the reels as they stand. */
	let won: readonly Position[] = [];
	const light = (positions: readonly Position[]): void => {
		const known = new Set(won.map(String));
		won = [...won, ...positions.filter((position) => !known.has(String(position)))];
	};
	return {
		async reelsStopped({ stops, window }) {
			won = [];
			await grid.land(strips, stops, awaitedReels(sheet, window, { strips, isFree }));
			wins.clear();
		},
		lineWon({ line, positions }, lines) {
			light(positions);
			return wins.line(sheet.lines[line - 1]!, positions, lineMs(tempo.pace(), lines));
		},
		scattersWon({ positions }) {
			light(positions);
			return wins.scatters(positions);
		},
		symbolExpanded({ symbol, reels }) {
			light(reels.flatMap((reel) => Array.from({ length: ROWS }, (_, row): Position => [reel, row])));
			return wins.expand(symbol, reels);
		},
		freeSpinsBegun({ specialSymbol }) {
			tempo.calm();
			strips = sheet.freeSpins?.reels ?? sheet.reels;
			isFree = true;
			return wins.introduce(specialSymbol ?? emblemOf(sheet));
		},
		async freeSpinStarted() {
			tempo.calm();
			wins.clear();
		},
		freeSpinsRetriggered: () => motion.pause(tempo.lasting(tempo.times().scatters)),
		freeSpinsEnded() {
			tempo.calm();
			wins.clear();
			return motion.pause(tempo.lasting(tempo.times().intro));
		},
		roundEnded({ celebrate }) {
			wins.rest(celebrate ? won : []);
			return motion.pause(tempo.lasting(tempo.times().end));
		},
	};
}

const emblemOf = (sheet: ReelSheet): SymbolId => scatterOf(sheet) ?? sheet.symbols[0]!.id;
