import type { ReelEvent, ReelSheet, SymbolId } from "@baize/engines/reels";
import { type Canvas, openCanvas } from "@baize/platform-stage";
import { openGrid } from "./grid.ts";
import type { Pace } from "./pace.ts";
import { playScenes } from "./scenes.ts";
import { openSymbols } from "./symbols.ts";
import { openTempo } from "./tempo.ts";
import { openWins } from "./wins.ts";

export type ReelStageOptions = {
	sheet: ReelSheet;
	/** The address of a symbol's picture. */
	pictureOf(symbol: SymbolId): string;
	/** The colour of winning lines, as CSS writes it. */
	lightColour: string;
	/** Read at each step, so that it can change in the middle of a round. */
	pace(): Pace;
	/** Called as each reel comes to rest, from the first one, 0. */
	onReelStopped(reel: number): void;
	/** Called when a reel alone turns on that may bring the feature. */
	onReelAwaited(): void;
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

function performIn(
	canvas: Canvas,
	{ sheet, pictureOf, lightColour, pace, onReelStopped, onReelAwaited }: ReelStageOptions,
): ReelStage {
	const { motion } = canvas;
	const tempo = openTempo(pace);
	const symbols = openSymbols(sheet, pictureOf, motion.redraw);
	const grid = openGrid({
		...{ canvas, symbols, tempo, onReelStopped },
		onReelAwaited(reel) {
			wins.await(reel);
			onReelAwaited();
		},
	});
	const wins = openWins({ canvas, grid, symbols, tempo }, lightColour);
	canvas.root.addChild(grid.container, ...wins.before);

	function fit(): void {
		grid.fit();
		wins.fit();
	}
	canvas.onResize(fit);
	fit();
	const firstStops = sheet.reels.map(() => 0);
	grid.rest(sheet.reels, firstStops);
	return {
		spin() {
			tempo.calm();
			wins.clear();
			grid.spin();
		},
		calm: grid.calm,
		play(events, onShown) {
			tempo.calm();
			return playScenes({ sheet, grid, wins, tempo, motion }, events, onShown);
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
