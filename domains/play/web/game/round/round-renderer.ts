import type { ReelEvent, ReelWindow } from "@baize/engines/reels";
import type { ReelStage } from "@baize/games/stage";

/** Where a round is played back: the rendered stage, or the plain one. */
export type RoundRenderer = ReelStage;

const STEP_MS = 650;

/** How long a player waits at reels that do not move. */
const PATIENCE_MS = 6_000;

/**
 * The rendered stage, where it loads in time: a paid round must be shown, even if a script never loads. A stage that
 * loads later is closed without being shown. Null where it is not wanted any more.
 */
export function inTime(opening: Promise<RoundRenderer | null>): Promise<RoundRenderer | null> {
	return new Promise((resolve, reject) => {
		const timer = setTimeout(() => {
			reject(new Error("the stage did not come in time"));
			opening.then(
				(late) => late?.close(),
				// What fails after that is no news.
				() => undefined,
			);
		}, PATIENCE_MS);
		opening.then(resolve, reject).finally(() => clearTimeout(timer));
	});
}

/**
 * The stage of browsers that cannot render: the symbols stand in their grid and change, the rest is written as text.
 */
export function plainRenderer(
	show: (window: ReelWindow) => void,
	windowAt: (stops: readonly number[]) => ReelWindow,
): RoundRenderer {
	let wake: (() => void) | undefined;
	let isHurried = false;
	const pause = (): Promise<void> =>
		new Promise((resolve) => {
			if (isHurried) return resolve();
			const timer = setTimeout(resolve, STEP_MS);
			wake = () => {
				clearTimeout(timer);
				resolve();
			};
		});

	async function step(event: ReelEvent, onShown: (event: ReelEvent) => void): Promise<void> {
		if (event.type === "freeSpinStarted") isHurried = false;
		if (event.type === "reelsStopped" || event.type === "symbolExpanded") show(event.window);
		onShown(event);
		if (event.type !== "reelsStopped") await pause();
	}

	return {
		spin() {},
		calm: async () => {},
		async play(events, onShown) {
			isHurried = false;
			for (const event of events) await step(event, onShown);
		},
		rest: (stops) => show(windowAt(stops)),
		hurry() {
			isHurried = true;
			wake?.();
		},
		close() {},
	};
}
