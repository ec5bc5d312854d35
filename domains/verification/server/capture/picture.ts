import { MAX_PIXELS, MIN_LONG_PX, MIN_SHORT_PX } from "../../contract/index.ts";

/** A picture as it is stored: only what is visible, without metadata. */
export type Picture = { bytes: Buffer; width: number; height: number };
export type PictureIssue =
	| { issue: "type" }
	| { issue: "unreadable" }
	| { issue: "blank" }
	| { issue: "small"; width: number; height: number };

/** The first bytes of accepted types; a name or a header can claim anything. */
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
/** Standard deviation of grey from 0 to 255: paper without print or a covered lens is flatter than this. */
const FLAT_DEVIATION = 3;
const DECODE_SECONDS = 15;

const isPicture = (bytes: Buffer): boolean =>
	MAGIC.some((parts) =>
		parts.every(([offset, hex]) => bytes.subarray(offset, offset + hex.length / 2).toString("hex") === hex),
	);

/**
 * Decodes a picture completely and encodes it again: upright, no larger than a person needs, without location, camera,
 * preview or any other metadata.
 */
export async function cleanPicture(bytes: Buffer): Promise<Picture | PictureIssue> {
	if (!isPicture(bytes)) return { issue: "type" };
	try {
		return await cleaned(bytes);
	} catch {
		return { issue: "unreadable" };
	}
}

async function cleaned(bytes: Buffer): Promise<Picture | PictureIssue> {
	const { default: sharp } = await import("sharp");
	const read = () =>
		sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" }).timeout({ seconds: DECODE_SECONDS });
	const { width, height } = await read().metadata();
	if (Math.max(width, height) < MIN_LONG_PX || Math.min(width, height) < MIN_SHORT_PX)
		return { issue: "small", width, height };
	const { data, info } = await read()
		.autoOrient()
		.resize({ width: LONGEST_PX, height: LONGEST_PX, fit: "inside", withoutEnlargement: true })
		.flatten({ background: "white" })
		.jpeg({ quality: JPEG_QUALITY })
		.toBuffer({ resolveWithObject: true });
	const { channels } = await sharp(data).greyscale().stats();
	if ((channels[0]?.stdev ?? 0) < FLAT_DEVIATION) return { issue: "blank" };
	return { bytes: data, width: info.width, height: info.height };
}
