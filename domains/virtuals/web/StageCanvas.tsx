import { type RefObject, useEffect, useRef } from "react";
import type { RaceView, Telling } from "../contract/index.ts";
import { drawScene } from "./stage/scene.ts";
import { isOver, shownMs } from "./telling.ts";

const SHARPEST = 2;
/** A picture that has no place on the page yet is not drawn. */
const SMALLEST = 60;

/** Draws while something moves, and otherwise once: before the off, after the end, and when the picture changes size. */
function useDrawing(
	canvas: RefObject<HTMLCanvasElement | null>,
	race: RaceView,
	telling: Telling | null,
	now: () => number,
): void {
	const latest = useRef(telling);
	latest.current = telling;
	const tellingId = telling?.raceId;
	const isWhole = telling !== null && telling.durationMs !== null;
	// Another race is drawn anew, and so is the end of this one; the steps between are taken as they come.
	useEffect(() => {
		const target = canvas.current;
		const brush = target?.getContext("2d");
		if (!target || !brush) return;
		let frame = 0;
		let timer: ReturnType<typeof setTimeout>;
		const draw = (): void => {
			const told = latest.current;
			const sinceMs = told ? shownMs(told, now()) : 0;
			const [width, height] = [target.clientWidth, target.clientHeight];
			if (height < SMALLEST) return;
			const sharpness = Math.min(devicePixelRatio, SHARPEST);
			if (target.width !== Math.round(width * sharpness)) target.width = Math.round(width * sharpness);
			if (target.height !== Math.round(height * sharpness)) target.height = Math.round(height * sharpness);
			brush.setTransform(sharpness, 0, 0, sharpness, 0, 0);
			drawScene(brush, { runners: race.runners, telling: told }, { width, height }, Math.max(sinceMs, 0));
			if (!told || isOver(told, sinceMs)) return;
			if (sinceMs >= 0) frame = requestAnimationFrame(draw);
			else timer = setTimeout(draw, -sinceMs);
		};
		const redraw = (): void => {
			cancelAnimationFrame(frame);
			clearTimeout(timer);
			draw();
		};
		const sizes = new ResizeObserver(redraw);
		sizes.observe(target);
		void document.fonts.ready.then(() => target.isConnected && redraw());
		return () => {
			sizes.disconnect();
			cancelAnimationFrame(frame);
			clearTimeout(timer);
		};
	}, [canvas, race.runners, tellingId, isWhole, now]);
}

/** The race as a picture. What it shows is told in words beside it. */
export function StageCanvas(props: { race: RaceView; telling: Telling | null; now: () => number; label: string }) {
	const { race, telling, now, label } = props;
	const canvas = useRef<HTMLCanvasElement>(null);
	useDrawing(canvas, race, telling, now);
	return <canvas ref={canvas} role="img" aria-label={label} className="absolute inset-0 size-full" />;
}
