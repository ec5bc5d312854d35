import { type RefObject, useEffect, useRef } from "react";
import type { RaceProgress, RaceView } from "../contract/index.ts";
import { isOver, shownMs } from "./progress.ts";
import { drawScene } from "./stage/scene.ts";

const SHARPEST = 2;
/** A canvas that has no size on the page yet is not drawn. */
const SMALLEST = 60;

/** Draws while something moves, and otherwise once: before the off, after the end, and when the canvas changes size. */
function useDrawing(
	canvas: RefObject<HTMLCanvasElement | null>,
	race: RaceView,
	progress: RaceProgress | null,
	now: () => number,
): void {
	const latest = useRef(progress);
	latest.current = progress;
	const progressId = progress?.raceId;
	const isWhole = progress !== null && progress.durationMs !== null;
	// A new race is drawn from the start, and so is the end of this one; the steps between are drawn as they come.
	useEffect(() => {
		const target = canvas.current;
		const brush = target?.getContext("2d");
		if (!target || !brush) return;
		let frame = 0;
		let timer: ReturnType<typeof setTimeout>;
		const draw = (): void => {
			const message = latest.current;
			const sinceMs = message ? shownMs(message, now()) : 0;
			const [width, height] = [target.clientWidth, target.clientHeight];
			if (height < SMALLEST) return;
			const sharpness = Math.min(devicePixelRatio, SHARPEST);
			if (target.width !== Math.round(width * sharpness)) target.width = Math.round(width * sharpness);
			if (target.height !== Math.round(height * sharpness)) target.height = Math.round(height * sharpness);
			brush.setTransform(sharpness, 0, 0, sharpness, 0, 0);
			drawScene(brush, { runners: race.runners, progress: message }, { width, height }, Math.max(sinceMs, 0));
			if (!message || isOver(message, sinceMs)) return;
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
	}, [canvas, race.runners, progressId, isWhole, now]);
}

/** The race as a picture. The text beside it has the same content. */
export function StageCanvas(props: {
	race: RaceView;
	progress: RaceProgress | null;
	now: () => number;
	label: string;
}) {
	const { race, progress, now, label } = props;
	const canvas = useRef<HTMLCanvasElement>(null);
	useDrawing(canvas, race, progress, now);
	return <canvas ref={canvas} role="img" aria-label={label} className="absolute inset-0 size-full" />;
}
