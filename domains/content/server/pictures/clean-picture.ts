import { createHash } from "node:crypto";
import { SECOND_MS } from "@baize/kernel/time";
import type { refusePicture } from "../../contract/index.ts";

/** A picture as it is stored: what is visible, without metadata, no larger than any page draws it. */
export type StoredPicture = { id: string; bytes: Buffer; width: number; height: number };
type Issue = Parameters<typeof refusePicture>[0];

type Magic = readonly (readonly [offset: number, text: string])[];
/** The first bytes of accepted formats; a name or a header can claim anything. SVG is a program, so it is none. */
const FORMATS: readonly Magic[] = [
	[[0, "\xff\xd8\xff"]],
	[[0, "\x89PNG\r\n\x1a\n"]],
	[
		[0, "RIFF"],
		[8, "WEBP"],
	],
	[[4, "ftypavif"]],
];

const MAX_PIXELS = 50_000_000;
const LONGEST_PX = 2_560;
/** What is served is compressed once more, so this must not be seen. */
const STORED_QUALITY = 95;
const DECODE_MS = 20 * SECOND_MS;
const ID_LENGTH = 32;

const isAccepted = (bytes: Buffer): boolean =>
	FORMATS.some((parts) =>
		parts.every(([offset, text]) => bytes.toString("latin1", offset, offset + text.length) === text),
	);

/** Decodes a picture completely and encodes it again. */
export async function cleanPicture(bytes: Buffer): Promise<StoredPicture | { issue: Issue }> {
	if (!isAccepted(bytes)) return { issue: "PICTURE_TYPE" };
	try {
		return await cleaned(bytes);
	} catch {
		return { issue: "PICTURE_UNREADABLE" };
	}
}

async function cleaned(bytes: Buffer): Promise<StoredPicture | { issue: Issue }> {
	const { default: sharp } = await import("sharp");
	// Of the head of the file, without a pixel.
	const { width, height, format, hasAlpha } = await sharp(bytes, { limitInputPixels: false }).metadata();
	if (width * height > MAX_PIXELS) return { issue: "PICTURE_TOO_MANY_PIXELS" };
	// What sharp writes has no metadata unless it is asked for; the turn that EXIF gave is applied.
	const upright = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" })
		.timeout({ seconds: DECODE_MS / SECOND_MS })
		.autoOrient()
		.resize({ width: LONGEST_PX, height: LONGEST_PX, fit: "inside", withoutEnlargement: true });
	const isDrawn = hasAlpha || format === "png";
	const { data, info } = await (isDrawn
		? upright.png()
		: upright.jpeg({ quality: STORED_QUALITY, chromaSubsampling: "4:4:4" })
	).toBuffer({ resolveWithObject: true });
	const id = createHash("sha256").update(data).digest("hex").slice(0, ID_LENGTH);
	return { id, bytes: data, width: info.width, height: info.height };
}
