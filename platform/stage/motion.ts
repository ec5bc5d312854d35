/** Where frames come from: the browser's, or a test's own. */
export type FrameSource = {
	request(tick: (nowMs: number) => void): number;
	cancel(frame: number): void;
};

export const browserFrames: FrameSource = {
	request: (tick) => requestAnimationFrame(tick),
	cancel: (frame) => cancelAnimationFrame(frame),
};

/** Everything that moves on a stage. Frames are asked for only while something does; a still stage costs nothing. */
export type Motion = {
	/** Calls `step` on each frame with the progress from 0 to 1, the last time with exactly 1, then resolves. */
	animate(durationMs: number, step: (progress: number) => void): Promise<void>;
	/** Calls `step` on each frame with the time since the last one, until the answered function is called. */
	keepMoving(step: (passedMs: number) => void): () => void;
	/** Nothing moves, and it can be cut short like a movement. */
	pause(durationMs: number): Promise<void>;
	/** Ends what was begun with `animate` and `pause`: each takes its last step now. */
	finish(): void;
	/** Draws one frame, soon. */
	redraw(): void;
	/** Nothing moves or resolves any more. */
	close(): void;
};

type Movement = { durationMs: number; startMs: number | undefined; step(progress: number): void; end(): void };

/** A tab that was hidden comes back after minutes; to what keeps moving that is one long frame, not minutes. */
const LONGEST_FRAME_MS = 100;

export function openMotion(draw: () => void, frames: FrameSource = browserFrames): Motion {
	const movements = new Set<Movement>();
	const kept = new Set<(passedMs: number) => void>();
	let frame: number | undefined;
	let lastMs: number | undefined;
	let isClosed = false;

	function tick(nowMs: number): void {
		frame = undefined;
		const passedMs = Math.min(LONGEST_FRAME_MS, nowMs - (lastMs ?? nowMs));
		lastMs = nowMs;
		for (const step of kept) step(passedMs);
		for (const movement of [...movements]) advance(movement, nowMs);
		draw();
		if (movements.size + kept.size > 0) askForFrame();
		else lastMs = undefined;
	}

	function advance(movement: Movement, nowMs: number): void {
		movement.startMs ??= nowMs;
		const progress = Math.min(1, (nowMs - movement.startMs) / movement.durationMs);
		if (progress < 1) movement.step(progress);
		else complete(movement);
	}

	function complete(movement: Movement): void {
		movements.delete(movement);
		movement.step(1);
		movement.end();
	}

	function askForFrame(): void {
		if (frame === undefined && !isClosed) frame = frames.request(tick);
	}

	function animate(durationMs: number, step: (progress: number) => void): Promise<void> {
		if (isClosed) return new Promise(() => {});
		askForFrame();
		if (durationMs <= 0) {
			step(1);
			return Promise.resolve();
		}
		return new Promise((end) => movements.add({ durationMs, startMs: undefined, step, end }));
	}

	return {
		animate,
		keepMoving(step) {
			kept.add(step);
			askForFrame();
			return () => void kept.delete(step);
		},
		pause: (durationMs) => animate(durationMs, () => {}),
		finish() {
			for (const movement of [...movements]) complete(movement);
			askForFrame();
		},
		redraw: askForFrame,
		close() {
			isClosed = true;
			if (frame !== undefined) frames.cancel(frame);
			movements.clear();
			kept.clear();
		},
	};
}
