import { mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openLog } from "@baize/platform-server";
import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { memoryStorage } from "../../testing/index.ts";
import { aDrawing } from "../../testing/pictures.ts";
import { boundedFolder } from "./bounded-folder.ts";
import { formFor, openVariants } from "./variants.ts";

const CHROME = "image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8";
const SAFARI = "image/webp,image/avif,image/jxl,image/heic,image/heic-sequence,video/*;q=0.8,image/png,image/svg+xml";

describe("[CONT-05] the form of a picture", () => {
	it.each([
		["the smallest that the browser names", CHROME, "avif"],
		["that too where the browser names it second", SAFARI, "avif"],
		["WebP without AVIF", "image/webp,*/*;q=0.5", "webp"],
		["none that is refused by a weight of zero", "image/avif;q=0,image/webp,*/*", "webp"],
		["plain for a client that takes anything", "*/*", "plain"],
		["plain for any picture", "image/*", "plain"],
		["plain for what is no list", ",;q", "plain"],
		["plain without the header", undefined, "plain"],
	])("is %s", (_what, accept, form) => expect(formFor(accept)).toBe(form));
});

const JPEG = "1".repeat(32);
const PNG = "2".repeat(32);
const storage = memoryStorage();
let cache = memoryStorage();
let variant: ReturnType<typeof openVariants>;

beforeAll(async () => {
	await storage.put(JPEG, await aDrawing(400, 300).jpeg({ quality: 95 }).toBuffer());
	await storage.put(PNG, await aDrawing(64, 64).ensureAlpha(0.5).png().toBuffer());
});
beforeEach(() => {
	cache = memoryStorage();
	variant = openVariants({ storage, cache, log: openLog("silent") });
});

describe("[CONT-05] a picture in a width", () => {
	it.each([
		["AVIF", JPEG, CHROME, "image/avif", "heif"],
		["WebP", JPEG, "image/webp", "image/webp", "webp"],
		["JPEG", JPEG, "*/*", "image/jpeg", "jpeg"],
		["PNG where it is transparent", PNG, "*/*", "image/png", "png"],
	])("is made as %s", async (_name, picture, accept, contentType, format) => {
		const made = await variant(picture, 160, accept);
		expect(made?.contentType).toBe(contentType);
		expect((await sharp(made?.bytes).metadata()).format).toBe(format);
	});

	it("keeps its form, is never enlarged, and is smaller than what is stored", async () => {
		const sizeAt = async (width: 160 | 640) => {
			const { bytes } = (await variant(JPEG, width, CHROME))!;
			const { width: wide, height } = await sharp(bytes).metadata();
			return [wide, height, bytes.length < storage.files.get(JPEG)!.length];
		};
		expect([await sizeAt(160), await sizeAt(640)]).toEqual([
			[160, 120, true],
			[400, 300, true],
		]);
	});

	it("is compressed at quality 75", async () => {
		const { bytes } = (await variant(JPEG, 320, "*/*"))!;
		const expected = sharp(storage.files.get(JPEG)).resize({ width: 320 }).jpeg({ quality: 75, progressive: true });
		expect(bytes.equals(await expected.toBuffer())).toBe(true);
	});

	it("is made once for all who ask for it at once, and then taken from the cache", async () => {
		let reads = 0;
		const counting = {
			...storage,
			get(name: string) {
				reads += 1;
				return storage.get(name);
			},
		};
		variant = openVariants({ storage: counting, cache, log: openLog("silent") });
		const answers = await Promise.all(Array.from({ length: 5 }, () => variant(JPEG, 320, CHROME)));
		answers.push(await variant(JPEG, 320, CHROME));
		expect(new Set(answers.map((answer) => answer?.etag)).size).toBe(1);
		expect([reads, cache.files.size]).toEqual([1, 1]);
	});

	it("has another tag in each width and form", async () => {
		const tags = [await variant(JPEG, 160, "*/*"), await variant(JPEG, 320, "*/*"), await variant(JPEG, 160, CHROME)];
		expect(new Set(tags.map((each) => each?.etag)).size).toBe(3);
	});

	it("is shown although the cache cannot be written", async () => {
		const full = { ...cache, put: () => Promise.reject(new Error("the disk is full")) };
		variant = openVariants({ storage, cache: full, log: openLog("silent") });
		expect(await variant(JPEG, 160, CHROME)).toBeDefined();
	});

	it("is none where nothing is stored", async () => {
		expect(await variant("3".repeat(32), 160, CHROME)).toBeUndefined();
		expect(cache.files.size).toBe(0);
	});
});

describe("[CONT-05] the cache of pictures on disk", () => {
	it("is bounded: what was not asked for longest is deleted, also after another start", async () => {
		const folder = mkdtempSync(join(tmpdir(), "pictures-"));
		const ten = Buffer.alloc(10);
		const first = boundedFolder(folder, 30);
		for (const name of ["a.webp", "b.webp", "c.webp"]) await first.put(name, ten);
		await first.get("a.webp");
		await first.put("d.webp", ten);
		expect(readdirSync(folder).sort()).toEqual(["a.webp", "c.webp", "d.webp"]);
		writeFileSync(join(folder, "e.webp.1.part"), ten);
		const second = boundedFolder(folder, 20);
		await second.put("f.webp", ten);
		expect(readdirSync(folder)).toHaveLength(2);
		expect(await second.get("f.webp")).toEqual(ten);
	});

	it("misses what another process has deleted", async () => {
		expect(await boundedFolder(mkdtempSync(join(tmpdir(), "pictures-")), 30).get("a.webp")).toBeUndefined();
	});
});
