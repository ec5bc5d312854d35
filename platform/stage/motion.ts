/** The source of frames: the browser's, or a test's own. */
export type FrameSource = {
	request(tick: (nowMs: number) => void): number;
	cancel(frame: number): void;
};

export const browserFrames: FrameSource = {
	request: (tick) => requestAnimationFrame(tick),
	cancel: (frame) => cancelAnimationFrame(frame),
};

/** Everything that moves on a stage. Frames are requested only while something does; a still stage costs nothing. */
export type Motion = {
	/** Calls `step` on each frame with the progress from 0 to 1, the last time with exactly 1, then resolves. */
	animate(durationMs: number, step: (progress: number) => void): Promise<void>;
	/** Calls `step` on each frame with the time since the last one, until the returned function is called. */
	onEachFrame(step: (passedMs: number) => void): () => void;
	/** Nothing moves, and it can be cut short like an animation. */
	pause(durationMs: number): Promise<void>;
	/** Ends what was begun with `animate` and `pause`: each takes its last step now. */
	finish(): void;
	/** Draws one frame, soon. */
	redraw(): void;
	/** Nothing moves or resolves any more. */
	close(): void;
};

type Movement = { durationMs: number; startMs: number | undefined; step(progress: number): void; end(): void };

/** A hidden tab comes back after minutes; for continuous movements that counts as one long frame, not minutes. */
const LONGEST_FRAME_MS = 100;

export function openMotion(draw: () => void, frames: FrameSource = browserFrames): Motion {
	const movements = new Set<Movement>();
	const steps = new Set<(passedMs: number) => void>();
	let frame: number | undefined;
	let lastMs: number | undefined;
	let isClosed = false;

	function tick(nowMs: number): void {
		frame = undefined;
		const passedMs = Math.min(LONGEST_FRAME_MS, nowMs - (lastMs ?? nowMs));
		lastMs = nowMs;
		for (const step of steps) step(passedMs);
		for (const movement of [...movements]) advance(movement, nowMs);
		draw();
		if (movements.size + steps.size > 0) requestFrame();
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

	function requestFrame(): void {
		if (frame === undefined && !isClosed) frame = frames.request(tick);
	}

	function animate(durationMs: number, step: (progress: number) => void): Promise<void> {
		if (isClosed) return new Promise(() => {});
		requestFrame();
		if (durationMs <= 0) {
			step(1);
			return Promise.resolve();
		}
		return new Promise((end) => movements.add({ durationMs, startMs: undefined, step, end }));
	}

	return {
		animate,
		onEachFrame(step) {
			steps.add(step);
			requestFrame();
			return () => void steps.delete(step);
		},
		pause: (durationMs) => animate(durationMs, () => {}),
		finish() {
			for (const movement of [...movements]) complete(movement);
			requestFrame();
		},
		redraw: requestFrame,
		close() {
			isClosed = true;
			if (frame !== undefined) frames.cancel(frame);
			movements.clear();
			steps.clear();
		},
	};
}
