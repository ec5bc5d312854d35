import { randomBytes } from "node:crypto";
import sharp from "sharp";

/** A picture with content, in the smallest size that a camera makes. */
export function aPicture(): Promise<Buffer> {
	const cells = 16;
	return sharp(randomBytes(cells * cells * 3), { raw: { width: cells, height: cells, channels: 3 } })
		.resize(1_000, 640, { fit: "fill", kernel: "nearest" })
		.jpeg()
		.toBuffer();
}
