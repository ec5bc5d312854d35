import type { ReelEvent, ReelSheet, ReelSymbol, Strip, SymbolId } from "@baize/engines/reels";
import { type Canvas, openCanvas } from "@baize/platform-stage";
import { openGrid } from "./grid.ts";
import { lineMs, linesAround, type Pace } from "./pace.ts";
import { openSymbols } from "./symbols.ts";
import { openTempo } from "./tempo.ts";
import { openWins } from "./wins.ts";

export type ReelStageOptions = {
	sheet: ReelSheet;
	/** The address of a symbol's picture. */
	pictureOf(symbol: ReelSymbol): string;
	/** The colour of winning lines, as CSS writes it. */
	lightColour: string;
	/** Read at each step, so that it can change in the middle of a round. */
	pace(): Pace;
};

/** Renders the reels. It decides nothing: it plays what was decided. */
export type ReelStage = {
	/** The reels turn while the outcome is on its way. */
	spin(): void;
	/** The outcome will not come: the reels return to their position. */
	calm(): Promise<void>;
	/** Plays a round's events; `onShown` is called with each as it is shown. Resolves when all have been shown. */
	play(events: readonly ReelEvent[], onShown: (event: ReelEvent) => void): Promise<void>;
	/** Shows the reels at rest, without playing anything. */
	rest(stops: readonly number[]): void;
	/** Ends what is being shown at once; a feature only up to its next spin. */
	hurry(): void;
	close(): void;
};

/** Opens the renderer in an element, which it fills. Rejects where the browser has no WebGL. */
export async function openReelStage(host: HTMLElement, options: ReelStageOptions): Promise<ReelStage> {
	const canvas = await openCanvas(host);
	return performIn(canvas, options);
}

function performIn(canvas: Canvas, { sheet, pictureOf, lightColour, pace }: ReelStageOptions): ReelStage {
	const { motion } = canvas;
	const tempo = openTempo(pace);
	const symbols = openSymbols(sheet, pictureOf, motion.redraw);
	const grid = openGrid(canvas, symbols, tempo);
	const wins = openWins({ canvas, grid, symbols, tempo }, lightColour);
	canvas.root.addChild(wins.behind, grid.container, ...wins.before);
	let strips: readonly Strip[] = sheet.reels;

	const scenes: Scenes = {
		reelsStopped: ({ stops }) => grid.land(strips, stops),
		lineWon: ({ line, positions }, lines) => wins.line(sheet.lines[line - 1]!, positions, lineMs(pace(), lines)),
		scattersWon: ({ positions }) => wins.scatters(positions),
		symbolExpanded: ({ symbol, reels }) => wins.expand(symbol, reels),
		freeSpinsBegun({ specialSymbol }) {
			tempo.calm();
			strips = sheet.freeSpins?.reels ?? sheet.reels;
			return wins.introduce(specialSymbol ?? scatterOf(sheet));
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
		roundEnded() {
			wins.clear();
			return motion.pause(tempo.lasting(tempo.times().end));
		},
	};

	function fit(): void {
		grid.fit();
		wins.fit();
	}
	canvas.onResize(fit);
	fit();
	grid.rest(
		strips,
		strips.map(() => 0),
	);
	return {
		spin() {
			tempo.calm();
			wins.clear();
			grid.spin();
		},
		calm: grid.calm,
		async play(events, onShown) {
			tempo.calm();
			strips = sheet.reels;
			for (const [index, event] of events.entries()) {
				// The result of the reels is announced once they stand; everything else when it begins to be shown.
				if (event.type !== "reelsStopped") onShown(event);
				await scenes[event.type](event as never, linesAround(events, index));
				if (event.type === "reelsStopped") onShown(event);
			}
		},
		rest(stops) {
			wins.clear();
			grid.rest(sheet.reels, stops);
		},
		hurry() {
			tempo.hurry();
			motion.finish();
		},
		close: canvas.close,
	};
}

/** How each event is shown; `lines` is how many lines won in its spin. */
type Scenes = {
	[Type in ReelEvent["type"]]: (event: Extract<ReelEvent, { type: Type }>, lines: number) => Promise<void>;
};

const scatterOf = (sheet: ReelSheet): SymbolId =>
	sheet.symbols.find(({ role }) => role === "scatter")?.id ?? sheet.symbols[0]!.id;
