import { recordingAudit } from "@baize/audit/testing";
import { deskVisit, openDeskOn } from "@baize/desk/testing";
import { pathOf } from "@baize/kernel/call";
import { openIds } from "@baize/kernel/id";
import { LOCALES } from "@baize/kernel/locale";
import {
	bindRoutes,
	type Database,
	openHttp,
	openInProcessClient,
	openLog,
	openOutbox,
	type Visit,
} from "@baize/platform-server";
import { openTestDatabase, settableClock } from "@baize/testing";
import type { FastifyInstance } from "fastify";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
	type Alts,
	describePicture,
	importContent,
	listPictures,
	MAX_PICTURE_BYTES,
	PICTURE_NAME_HEADER,
	pictureAddress,
	publishEntry,
	readPages,
	readPicture,
	readPictureRecord,
	removePicture,
	saveEntry,
	unpublishEntry,
	uploadPicture,
} from "../../contract/index.ts";
import { memoryStorage, openTestContent } from "../../testing/index.ts";
import { aDrawing } from "../../testing/pictures.ts";
import { contentCalls, openPictures } from "../index.ts";
import type { Content } from "../types.ts";

const OLGA = deskVisit(7n, ["content"]);
const READER: Visit = { session: undefined, locale: "es", ip: "127.0.0.1", userAgent: "", cookies: {} };
const ALTS = Object.fromEntries(LOCALES.map((locale) => [locale, `An octopus (${locale})`])) as Alts;
const FOCUS = { x: 20, y: 80 };
const REASON = "It is out of date.";

const clock = settableClock();
const audit = recordingAudit();
const storage = memoryStorage();
let database: Database;
let content: Content;
let office: ReturnType<typeof openInProcessClient>;
let app: FastifyInstance;
let count = 0;

beforeAll(async () => {
	database = await openTestDatabase();
	const ids = openIds(clock);
	const log = openLog("silent");
	const outbox = openOutbox(database, log);
	const pictures = openPictures({ storage, cache: memoryStorage(), log });
	content = await openTestContent(database, { clock, ids, outbox, pictures });
	const { proposals } = openDeskOn({ database, clock, ids }).desk;
	const bindings = contentCalls({
		...{ database, clock, ids, outbox, audit, pictures, proposals },
		snapshot: content.snapshot,
		nameOf: () => "Olga",
		previewToken: content.previewToken,
		publicUrl: "https://baize.test",
	});
	office = openInProcessClient([...bindings, ...content.bindings]);
	app = openHttp({ publicUrl: "https://baize.test", trustedProxies: [] }, log);
	bindRoutes(app, content.bindings, () => READER);
});
afterAll(async () => {
	await app.close();
	await content.stop();
	await database.close();
});
beforeEach(() => {
	audit.entries.length = 0;
	clock.advance(1_000);
});

const upload = (rawBody: Buffer, name = "octopus.jpg", by: Visit = OLGA) =>
	office.call(uploadPicture, { headers: { [PICTURE_NAME_HEADER]: encodeURIComponent(name) } }, { ...by, rawBody });
const describe1 = (picture: string) =>
	office.call(describePicture, { params: { picture }, body: { focus: FOCUS, alts: ALTS } }, OLGA);
const read = (picture: string) => office.call(readPictureRecord, { params: { picture } }, OLGA);
const remove = (picture: string) => office.call(removePicture, { params: { picture }, body: { reason: REASON } }, OLGA);

async function uploaded(width = 400, height = 300): Promise<string> {
	return (await upload(await aDrawing(width, height).jpeg().toBuffer())).id;
}
async function ready(): Promise<string> {
	const picture = await uploaded();
	await describe1(picture);
	return picture;
}

/** A page with the picture, as a draft. */
async function drawn(picture: string, alt = "") {
	const entry = `content_page.pictured-${++count}.es`;
	const image = { url: pictureAddress(picture), alt };
	const fields = { title: "Pulpo", pageType: "generic", paths: [], summary: "Del mar.", image, body: [] };
	const { revisions } = await office.call(saveEntry, { params: { entry }, body: { fields, basedOn: null } }, OLGA);
	return { entry, path: `/pages/pictured-${count}`, revision: revisions[0]!.id };
}
async function published(picture: string, alt = "") {
	const { entry, path, revision } = await drawn(picture, alt);
	const body = { revision, fromMs: null, untilMs: null, reason: REASON };
	await office.call(publishEntry, { params: { entry }, body }, OLGA);
	await content.refresh();
	return { entry, path };
}

describe("[CONT-05] a picture of the content", () => {
	it("is uploaded without its metadata, with who did it in the audit log", async () => {
		const file = await aDrawing(400, 300)
			.withExif({ IFD0: { Copyright: "a place" } })
			.jpeg()
			.toBuffer();
		const { id, isNew } = await upload(file, "../../sea/octopus.jpg");
		expect(isNew).toBe(true);
		expect((await sharp(storage.files.get(id)).metadata()).exif).toBeUndefined();
		expect(await read(id)).toMatchObject({
			...{ id, name: "octopus.jpg", width: 400, height: 300, state: "textsMissing", uses: 0 },
			...{ focus: { x: 50, y: 50 }, alts: null, usedIn: [], byName: "Olga" },
		});
		expect(audit.entries).toMatchObject([{ action: "content.pictureUploaded", actorId: 7n, target: id }]);
	});

	it("is stored once, however often it is uploaded", async () => {
		const file = await aDrawing(200, 100).png().toBuffer();
		const [first, second] = [await upload(file), await upload(file, "again.png")];
		expect([first.isNew, second]).toEqual([true, { id: first.id, isNew: false }]);
		expect((await read(first.id)).name).toBe("octopus.jpg");
	});

	it.each([
		["no picture", Buffer.from("<svg/>"), "PICTURE_TYPE"],
		["too large", Buffer.alloc(MAX_PICTURE_BYTES + 1), "PICTURE_TOO_LARGE"],
	])("is refused where it is %s, and nothing is stored", async (_what, bytes, code) => {
		const before = storage.files.size;
		await expect(upload(bytes)).rejects.toMatchObject({ code });
		expect([storage.files.size, audit.entries.length]).toEqual([before, 0]);
	});

	it("is uploaded, described and removed by operators with the role only", async () => {
		const others = deskVisit(9n, ["support"]);
		const picture = await uploaded();
		await expect(upload(Buffer.alloc(9), "x.png", others)).rejects.toThrow("NOT_ALLOWED");
		const body = { focus: FOCUS, alts: ALTS };
		await expect(office.call(describePicture, { params: { picture }, body }, others)).rejects.toThrow("NOT_ALLOWED");
		const reason = { reason: REASON };
		await expect(office.call(removePicture, { params: { picture }, body: reason }, others)).rejects.toThrow(
			"NOT_ALLOWED",
		);
	});

	it("takes a text for each language, none of them empty", async () => {
		const picture = await uploaded();
		const { es: _es, ...without } = ALTS;
		const describing = (alts: object) =>
			office.call(describePicture, { params: { picture }, body: { focus: FOCUS, alts: alts as Alts } }, OLGA);
		await expect(describing(without)).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
		await expect(describing({ ...ALTS, es: "  " })).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
		expect(await describing(ALTS)).toMatchObject({ state: "ready", focus: FOCUS, alts: ALTS });
		expect(audit.entries.at(-1)).toMatchObject({ action: "content.pictureDescribed", details: { focus: FOCUS } });
	});

	it("is drawn by an entry once it has its texts", async () => {
		const issues = [{ field: "fields.image.url", cause: "picture" }];
		await expect(drawn(await uploaded())).rejects.toMatchObject({ code: "CONTENT_INVALID", details: { issues } });
		await expect(drawn("f".repeat(32))).rejects.toMatchObject({ code: "CONTENT_INVALID", details: { issues } });
		expect(await drawn(await ready())).toBeDefined();
	});

	it("comes to the page with its size, its focus and the text of the reader's language", async () => {
		const picture = await ready();
		const pictureAt = async (path: string) =>
			(await office.call(readPages, { query: { path } }, READER)).articles[0]?.picture;
		expect(await pictureAt((await published(picture)).path)).toEqual({
			...{ base: `/media/${picture}`, widths: [160, 320], width: 400, height: 300 },
			...{ focus: FOCUS, alt: "An octopus (es)" },
		});
		expect((await pictureAt((await published(picture, "Su pulpo")).path))?.alt).toBe("Su pulpo");
	});

	it("says where it is used, and is removed only where it is not", async () => {
		const picture = await ready();
		const { entry } = await published(picture);
		const draft = await drawn(picture);
		expect((await read(picture)).usedIn).toMatchObject([
			{ id: entry, title: "Pulpo", state: "published" },
			{ id: draft.entry, state: "draft" },
		]);
		await expect(remove(picture)).rejects.toMatchObject({ code: "PICTURE_IN_USE" });
		const other = await ready();
		await remove(other);
		await expect(read(other)).rejects.toMatchObject({ code: "PICTURE_UNKNOWN" });
		await expect(remove(other)).rejects.toMatchObject({ code: "PICTURE_UNKNOWN" });
		expect(storage.files.has(other)).toBe(false);
		expect(audit.entries.at(-1)).toMatchObject({ action: "content.pictureRemoved", details: { reason: REASON } });
	});

	it("may be removed once the entry is taken back, and be uploaded again", async () => {
		const file = await aDrawing(80, 80).png().toBuffer();
		const { id } = await upload(file);
		await describe1(id);
		const { entry } = await published(id);
		await office.call(unpublishEntry, { params: { entry }, body: { reason: REASON } }, OLGA);
		await remove(id);
		expect(await upload(file)).toEqual({ id, isNew: true });
	});

	it("is missing in a file of content whose pictures are not here, which names the line", async () => {
		const image = { url: pictureAddress("e".repeat(32)), alt: "" };
		const fields = { title: "Page", pageType: "generic", paths: [], summary: "Page.", image, body: [] };
		const text = `\n${JSON.stringify({ type: "content_page", slug: "imported", locale: "en", fields })}`;
		await expect(office.call(importContent, { body: { text } }, OLGA)).rejects.toMatchObject({
			code: "CONTENT_FILE_WRONG",
			details: { line: 2, field: "fields.image.url", cause: "picture" },
		});
	});

	it("is listed newest first, page by page, by its state and by what is searched for", async () => {
		const file = (name: string) =>
			aDrawing(40, 40)
				.png()
				.toBuffer()
				.then((bytes) => upload(bytes, name));
		const added = [await file("kelp-a.png"), await file("kelp-b.png"), await file("kelp-c.png")].map(({ id }) => id);
		await describe1(added[1]!);
		const ids = async (query: object) => {
			const { pictures, next } = await office.call(listPictures, { query: { search: "KELP", ...query } }, OLGA);
			return [pictures.map(({ id }) => id), next] as const;
		};
		const [first, next] = await ids({ limit: 2 });
		const [rest, end] = await ids({ limit: 2, cursor: next });
		expect([...first, ...rest]).toEqual(added.toReversed());
		expect(end).toBeNull();
		expect((await ids({ state: "ready" }))[0]).toEqual([added[1]]);
		expect((await ids({ state: "textsMissing" }))[0]).toEqual([added[2], added[0]]);
		expect((await ids({ search: "octopus (en)", state: "ready" }))[0]).toContain(added[1]);
	});
});

describe("[CONT-05] the file of a picture", () => {
	const fileAt = (picture: string, width: string, headers: Record<string, string> = {}) =>
		app.inject({ url: pathOf(readPicture, { picture, width }), headers });

	it("is served in the best format, for good to every cache, by its format", async () => {
		const { statusCode, headers, rawPayload } = await fileAt(await uploaded(), "320", { accept: "image/avif,*/*" });
		expect([statusCode, headers["content-type"], headers.vary]).toEqual([200, "image/avif", "accept"]);
		expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
		expect(headers["x-content-type-options"]).toBe("nosniff");
		expect(headers["set-cookie"]).toBeUndefined();
		expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 320, height: 240 });
	});

	it("is not sent again to who has it", async () => {
		const picture = await uploaded();
		const { headers } = await fileAt(picture, "160");
		const again = await fileAt(picture, "160", { "if-none-match": String(headers.etag) });
		expect([again.statusCode, again.rawPayload.length, again.headers.vary]).toEqual([304, 0, "accept"]);
		const other = await fileAt(picture, "160", { "if-none-match": String(headers.etag), accept: "image/webp" });
		expect([other.statusCode, other.headers["content-type"]]).toEqual([200, "image/webp"]);
	});

	it.each([["161"], ["99999"], ["0"], ["auto"]])("is not made in the width %s", async (width) => {
		const { statusCode, headers } = await fileAt(await uploaded(40, 40), width);
		expect(statusCode).toBeGreaterThanOrEqual(400);
		expect(String(headers["cache-control"])).not.toContain("immutable");
	});

	it("is none of a picture that was removed, or never uploaded, and no cache keeps that", async () => {
		const picture = await uploaded();
		expect((await fileAt(picture, "160")).statusCode).toBe(200);
		await remove(picture);
		await content.refresh();
		for (const gone of [picture, "d".repeat(32)]) {
			const { statusCode, headers } = await fileAt(gone, "160");
			expect([statusCode, headers["cache-control"]]).toEqual([404, "no-store"]);
		}
	});
});
