import type { Page } from "@playwright/test";

/** What the page notes about itself: in the storage of the tab, because the tap may open another document. */
const TAPPED = "bench tapped at";
const PLAYABLE = "bench playable at";

/** In every document: when the card was tapped, and when what can be pressed is there. */
export async function noteTapAndPlayable(page: Page, playable: string): Promise<void> {
	await page.addInitScript(
		({ selector, tapped, ready }) => {
			const nowMs = (): string => String(performance.timeOrigin + performance.now());
			addEventListener("click", () => sessionStorage.getItem(tapped) ?? sessionStorage.setItem(tapped, nowMs()), true);
			const look = (): void => {
				if ("isAwake" in window && document.querySelector(selector)) sessionStorage.setItem(ready, nowMs());
				else requestAnimationFrame(look);
			};
			requestAnimationFrame(look);
		},
		{ selector: playable, tapped: TAPPED, ready: PLAYABLE },
	);
}

/** How long it took from the tap, once the title can be played. */
export async function untilPlayableMs(page: Page, longestMs: number): Promise<number> {
	await page.waitForFunction((ready) => sessionStorage.getItem(ready) !== null, PLAYABLE, { timeout: longestMs });
	return page.evaluate(
		({ tapped, ready }) => Number(sessionStorage.getItem(ready)) - Number(sessionStorage.getItem(tapped)),
		{ tapped: TAPPED, ready: PLAYABLE },
	);
}

type Frames = { longestMs: number; count: number };
type Watched = { benchFrames?: Frames };

/**
 * How long the page's own thread is busy with each frame from now on: from the frame's first callback to the first task
 * after it was drawn. How fast this machine paints without a graphics card is not counted.
 */
export async function watchFrames(page: Page): Promise<void> {
	await page.evaluate(() => {
		const frames = { longestMs: 0, count: 0 };
		(window as Watched).benchFrames = frames;
		const note = (ms: number): void => {
			frames.longestMs = Math.max(frames.longestMs, ms);
		};
		const { port1, port2 } = new MessageChannel();
		let beganMs = 0;
		port2.onmessage = () => note(performance.now() - beganMs);
		const frame = (): void => {
			beganMs = performance.now();
			frames.count += 1;
			port1.postMessage(null);
			requestAnimationFrame(frame);
		};
		requestAnimationFrame(frame);
		// Callbacks that run before ours, and work between frames.
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) note(entry.duration);
		}).observe({ type: "long-animation-frame" });
	});
}

export const watchedFrames = (page: Page): Promise<Frames> =>
	page.evaluate(() => (window as Watched).benchFrames ?? { longestMs: 0, count: 0 });
