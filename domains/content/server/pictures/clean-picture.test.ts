import { crc32 } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { aDrawing } from "../../testing/pictures.ts";
import { cleanPicture, type StoredPicture } from "./clean-picture.ts";

const cleaned = async (bytes: Buffer): Promise<StoredPicture> => {
	const read = await cleanPicture(bytes);
	if ("issue" in read) throw new Error(read.issue);
	return read;
};

/** A PNG whose head says that it unfolds to a hundred million pixels. */
async function bomb(): Promise<Buffer> {
	const file = await aDrawing(8, 8).png().toBuffer();
	file.writeUInt32BE(10_000, 16);
	file.writeUInt32BE(10_000, 20);
	file.writeUInt32BE(crc32(file.subarray(12, 29)), 29);
	return file;
}

describe("[CONT-05] an uploaded picture", () => {
	it.each([
		["JPEG", "jpeg", "jpeg"],
		["PNG", "png", "png"],
		["WebP", "webp", "jpeg"],
		["AVIF", "avif", "jpeg"],
	] as const)("may be %s", async (_name, format, stored) => {
		const { bytes, width, height, id } = await cleaned(await aDrawing(300, 200).toFormat(format).toBuffer());
		expect([width, height]).toEqual([300, 200]);
		expect(id).toMatch(/^[0-9a-f]{32}$/);
		expect((await sharp(bytes).metadata()).format).toBe(stored);
	});

	it("keeps what is transparent", async () => {
		const { bytes } = await cleaned(await aDrawing(64, 64).ensureAlpha(0.5).webp().toBuffer());
		expect(await sharp(bytes).metadata()).toMatchObject({ format: "png", hasAlpha: true });
	});

	it("is stored upright, and without the place and the camera that took it", async () => {
		const taken = await aDrawing(300, 200)
			.withExif({ IFD0: { Copyright: "where it was taken" }, IFD3: { GPSLatitude: "51/1 30/1 0/1" } })
			.withMetadata({ orientation: 6 })
			.jpeg()
			.toBuffer();
		const { bytes, width, height } = await cleaned(taken);
		expect([width, height]).toEqual([200, 300]);
		const { exif, icc, xmp, orientation } = await sharp(bytes).metadata();
		expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
	});

	it("is stored no larger than any page draws it", async () => {
		const { width, height } = await cleaned(await aDrawing(3_000, 1_500).jpeg().toBuffer());
		expect([width, height]).toEqual([2_560, 1_280]);
	});

	it("has an id of what is seen: the same picture has the same one", async () => {
		const file = await aDrawing(64, 64).png().toBuffer();
		expect((await cleaned(file)).id).toBe((await cleaned(Buffer.concat([file, Buffer.from("more")]))).id);
	});

	const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
	it.each([
		["SVG, which is a program", svg, "PICTURE_TYPE"],
		["SVG behind a declaration", Buffer.concat([Buffer.from('<?xml version="1.0"?>'), svg]), "PICTURE_TYPE"],
		["a page that is called a picture", Buffer.from("<!doctype html>"), "PICTURE_TYPE"],
		["nothing", Buffer.alloc(0), "PICTURE_TYPE"],
		["the start of a PNG alone", Buffer.from("89504e470d0a1a0a", "hex"), "PICTURE_UNREADABLE"],
	])("is refused where it is %s", async (_what, bytes, issue) => {
		expect(await cleanPicture(bytes)).toEqual({ issue });
	});

	it("is refused where it is cut off", async () => {
		const file = await aDrawing(300, 200).jpeg().toBuffer();
		expect(await cleanPicture(file.subarray(0, file.length / 2))).toEqual({ issue: "PICTURE_UNREADABLE" });
	});

	it("is refused where a small file unfolds to more pixels than the memory should hold", async () => {
		expect(await cleanPicture(await bomb())).toEqual({ issue: "PICTURE_TOO_MANY_PIXELS" });
	});
});
