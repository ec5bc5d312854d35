/**
 * Calls `step` on each frame with the share of the time that has passed, from 0 to exactly 1, until the returned function
 * is called. The first frame is the beginning: its own time may be before this call, and no share is below 0.
 */
export function eachShare(lastsMs: number, step: (share: number) => void): () => void {
	let beganMs: number | undefined;
	let isStopped = false;
	let frame = requestAnimationFrame(function next(nowMs) {
		beganMs ??= nowMs;
		const share = lastsMs === 0 ? 1 : Math.min(1, (nowMs - beganMs) / lastsMs);
		step(share);
		if (share < 1 && !isStopped) frame = requestAnimationFrame(next);
	});
	return () => {
		isStopped = true;
		cancelAnimationFrame(frame);
	};
}
