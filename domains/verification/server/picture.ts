import sharp from "sharp";
import { MAX_PIXELS, MIN_LONG_PX, MIN_SHORT_PX } from "../contract/index.ts";

/** A picture as it is kept: nothing in it but what can be seen. */
export type Picture = { bytes: Buffer; width: number; height: number };
export type Fault =
	| { fault: "type" }
	| { fault: "unreadable" }
	| { fault: "blank" }
	| { fault: "small"; width: number; height: number };

/** The first bytes of what we take: a name or a header can say anything. */
const MAGIC: readonly (readonly [offset: number, bytes: string])[][] = [
	[[0, "ffd8ff"]],
	[[0, "89504e470d0a1a0a"]],
	[
		[0, Buffer.from("RIFF").toString("hex")],
		[8, Buffer.from("WEBP").toString("hex")],
	],
];

const LONGEST_PX = 2_600;
const JPEG_QUALITY = 88;
/** Of grey from 0 to 255: paper without print, or a covered lens, is flatter than this. */
const FLAT_DEVIATION = 3;
const DECODE_SECONDS = 15;

export const isPicture = (bytes: Buffer): boolean =>
	MAGIC.some((parts) =>
		parts.every(([offset, hex]) => bytes.subarray(offset, offset + hex.length / 2).toString("hex") === hex),
	);

/**
 * Reads a picture whole and writes it anew: turned upright, at most as large as a person needs, without place, camera,
 * preview or anything else that a file can carry.
 */
export async function cleanPicture(bytes: Buffer): Promise<Picture | Fault> {
	if (!isPicture(bytes)) return { fault: "type" };
	try {
		return await cleaned(bytes);
	} catch {
		return { fault: "unreadable" };
	}
}

async function cleaned(bytes: Buffer): Promise<Picture | Fault> {
	const read = () =>
		sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" }).timeout({ seconds: DECODE_SECONDS });
	const { width, height } = await read().metadata();
	if (Math.max(width, height) < MIN_LONG_PX || Math.min(width, height) < MIN_SHORT_PX)
		return { fault: "small", width, height };
	const { data, info } = await read()
		.autoOrient()
		.resize({ width: LONGEST_PX, height: LONGEST_PX, fit: "inside", withoutEnlargement: true })
		.flatten({ background: "white" })
		.jpeg({ quality: JPEG_QUALITY })
		.toBuffer({ resolveWithObject: true });
	const { channels } = await sharp(data).greyscale().stats();
	if ((channels[0]?.stdev ?? 0) < FLAT_DEVIATION) return { fault: "blank" };
	return { bytes: data, width: info.width, height: info.height };
}
