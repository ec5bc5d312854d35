import { type Camera, cameraOn } from "./camera.ts";
import { HORSE_LENGTH } from "./horse.ts";

/** The view at one moment: where objects of the course are on the canvas, in CSS pixels. */
export type View = {
	readonly width: number;
	readonly height: number;
	/** Pixels per horse unit, of which a horse is 100 long. */
	readonly scale: number;
	readonly horizon: number;
	readonly nearY: number;
	/** How far the camera has moved, in pixels. */
	readonly travelledPx: number;
	readonly camera: Camera;
	/**
	 * Lines across the course lean because it is seen from ahead: this is x for a position on the course at a height on
	 * the canvas.
	 */
	xOf(units: number, y: number): number;
	/** The ground under a lane, from 0 at the far rail, and how much larger objects are drawn there. */
	lane(lane: number, lanes: number): { y: number; nearness: number };
};

const LEAN = -0.56;
const HORIZON_AT = 0.4;
const FAR_LANE_AT = 0.535;
const NEAR_LANE_AT = 0.9;
const NEAR_RAIL_AT = 0.985;
/** A picture of 330 pixels in height shows a horse at its own size. */
const FULL_HEIGHT = 330;

export function viewOf(width: number, height: number, positions: readonly number[]): View {
	const scale = height / FULL_HEIGHT;
	const camera = cameraOn(positions, width, width / (HORSE_LENGTH * scale));
	const horizon = height * HORIZON_AT;
	return {
		width,
		height,
		scale,
		horizon,
		nearY: height * NEAR_RAIL_AT,
		camera,
		travelledPx: camera.left * camera.pxPerUnit,
		xOf: (units, y) => (units - camera.left) * camera.pxPerUnit + (y - height * 0.7) * LEAN,
		lane(lane, lanes) {
			const share = lanes > 1 ? lane / (lanes - 1) : 0.5;
			const y = height * (FAR_LANE_AT + (NEAR_LANE_AT - FAR_LANE_AT) * share);
			return { y, nearness: 0.72 + 0.3 * share };
		},
	};
}
