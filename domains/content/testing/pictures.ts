import { randomBytes } from "node:crypto";
import sharp, { type Sharp } from "sharp";

const CELLS = 16;

/** A picture of random colours; each has other bytes. */
export const aDrawing = (width = 800, height = 600): Sharp =>
	sharp(randomBytes(CELLS * CELLS * 3), { raw: { width: CELLS, height: CELLS, channels: 3 } }).resize(width, height, {
		fit: "fill",
		kernel: "cubic",
	});
