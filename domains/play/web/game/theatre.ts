import type { ReelEvent, ReelWindow } from "@baize/engines/reels";
import type { ReelStage } from "@baize/games/stage";

/** Where a round is played back: the drawn stage, or the plain one. */
export type Theatre = ReelStage;

const STEP_MS = 650;

/** For so long a person looks at reels that do not move. */
const PATIENCE_MS = 6_000;

/**
 * The drawn stage, where it comes in time: a round that is paid for must be told, also where a script never answers. One that
 * comes later is closed unseen.
 */
export function inTime(opening: Promise<Theatre>): Promise<Theatre> {
	return new Promise((resolve, reject) => {
		const timer = setTimeout(() => {
			reject(new Error("the stage did not come in time"));
			void opening.then((late) => late.close());
		}, PATIENCE_MS);
		opening.then(resolve, reject).finally(() => clearTimeout(timer));
	});
}

/** The stage of browsers that cannot draw one: the symbols stand in their grid and change, the rest is told in words. */
export function plainTheatre(
	show: (window: ReelWindow) => void,
	windowAt: (stops: readonly number[]) => ReelWindow,
): Theatre {
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

	async function step(event: ReelEvent, hear: (event: ReelEvent) => void): Promise<void> {
		if (event.type === "freeSpinStarted") isHurried = false;
		if (event.type === "reelsStopped" || event.type === "symbolExpanded") show(event.window);
		hear(event);
		if (event.type !== "reelsStopped") await pause();
	}

	return {
		spin() {},
		calm: async () => {},
		async play(events, hear) {
			isHurried = false;
			for (const event of events) await step(event, hear);
		},
		rest: (stops) => show(windowAt(stops)),
		hurry() {
			isHurried = true;
			wake?.();
		},
		close() {},
	};
}
