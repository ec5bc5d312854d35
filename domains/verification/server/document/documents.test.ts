import { detailsChanged } from "@baize/identity/contract";
import { pathOf } from "@baize/kernel/call";
import { idText } from "@baize/kernel/id";
import { DAY_MS, HOUR_MS } from "@baize/kernel/time";
import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
	claimDocument,
	listDocumentQueue,
	readCapture,
	readDocumentImage,
	readDocumentStatus,
	readDocumentUrl,
	readVerification,
	requestDocumentAgain,
	submitDocument,
	TRIES,
	UPLOADS_AN_HOUR,
	uploadSide,
	verifyDocument,
} from "../../contract/index.ts";
import {
	aDocument,
	aPicture,
	openPictures,
	openTestVerification,
	type Person,
	send,
	type TestVerification,
	until,
} from "../../testing/index.ts";

let app: TestVerification;
let player: Person;
let olga: Person;
beforeAll(async () => {
	app = await openTestVerification();
	olga = await app.operator();
});
beforeEach(async () => {
	player = await app.player();
});
afterAll(() => app.close());

const statusOf = async (person: Person): Promise<string> =>
	(await person.call(readDocumentStatus, { params: person.params, query: {} })).status;
const submissionOf = async (person: Person): Promise<string> => {
	const { items } = await olga.call(listDocumentQueue, { query: { player: idText(person.session.playerId) } });
	return items.at(-1)!.id;
};
/** A pending document that the operator has claimed. */
async function claimedDocument(person = player, operator = olga): Promise<{ params: { submission: string } }> {
	await aDocument(app, person);
	const params = { submission: await submissionOf(person) };
	await operator.call(claimDocument, { params });
	return { params };
}
/** A pending document that the operator has claimed and viewed. */
async function viewedDocument(): Promise<{ params: { submission: string } }> {
	const { params } = await claimedDocument();
	await openPictures(app, olga, params.submission);
	return { params };
}
/** Bytes that every JPEG contains, and random bytes practically never. */
const INSIDE_A_JPEG = Buffer.from("ffdb004300", "hex");
const refusal = (code: string) => expect.objectContaining({ code });
const get = (url: string, person: Person, headers = {}) =>
	app.app.inject({ method: "GET", url, headers: { cookie: `sid=${person.session.handle}`, ...headers } });

describe("[VER-08] a document", () => {
	it("is required from the start, and the address of the frame is our own page", async () => {
		expect(await statusOf(player)).toBe("REQUESTED");
		expect(await player.call(readDocumentUrl, { params: player.params })).toEqual({
			url: "/en/validate-document/capture",
		});
	});

	it("has a status that is answered from memory with a tag, and only to its player", async () => {
		const url = `${pathOf(readDocumentStatus, player.params)}?documentType=ID_DOCUMENT`;
		const first = await get(url, player);
		expect(first.json()).toEqual({ documentType: "ID_DOCUMENT", status: "REQUESTED" });
		const again = await get(url, player, { "if-none-match": first.headers.etag });
		expect(again.statusCode).toBe(304);
		const other = await app.player();
		expect((await get(url, other)).statusCode).toBe(401);
		expect((await get(url.replace("ID_DOCUMENT", "PAYSLIP"), player)).statusCode).toBe(422);
		await aDocument(app, player);
		const changed = await get(url, player, { "if-none-match": first.headers.etag });
		expect([changed.statusCode, changed.json().status]).toEqual([200, "PENDING"]);
	});

	it("is pending once it was submitted, the player's pages are notified, and it cannot be submitted twice", async () => {
		expect(await aDocument(app, player)).toEqual({ documentType: "ID_DOCUMENT", status: "PENDING" });
		expect(app.streamed).toContainEqual({ topic: `verification:${player.session.playerId}`, kind: "document" });
		const { statusCode, json } = await send(app, player, "front", await aPicture());
		expect([statusCode, json().errorCode, json().status]).toEqual([409, "DOCUMENT_STATE", "PENDING"]);
		await expect(
			player.call(submitDocument, { params: player.params, body: { kind: "passport", country: "CA" } }),
		).rejects.toEqual(refusal("DOCUMENT_STATE"));
		await expect(player.call(readDocumentUrl, { params: player.params })).rejects.toEqual(refusal("DOCUMENT_STATE"));
	});

	it("needs the sides of its kind, and retains what was uploaded", async () => {
		await send(app, player, "front", await aPicture());
		expect((await player.call(readCapture, { params: player.params })).uploaded).toEqual(["front"]);
		const body = { kind: "idCard", country: "CA" } as const;
		await expect(player.call(submitDocument, { params: player.params, body })).rejects.toMatchObject({
			code: "SIDE_MISSING",
			details: { side: "back" },
		});
		expect(await statusOf(player)).toBe("REQUESTED");
		const passport = { ...body, kind: "passport" } as const;
		expect((await player.call(submitDocument, { params: player.params, body: passport })).status).toBe("PENDING");
	});

	it("sent twice at once is one document", async () => {
		for (const side of ["front", "back"] as const) await send(app, player, side, await aPicture());
		const body = { kind: "idCard", country: "CA" } as const;
		const answers = await Promise.allSettled(
			Array.from({ length: 8 }, () => player.call(submitDocument, { params: player.params, body })),
		);
		expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
		const { items } = await olga.call(listDocumentQueue, { query: { player: idText(player.session.playerId) } });
		expect(items).toHaveLength(1);
	});

	it.each([
		["blurred.jpg", "INVALID"],
		["FORGED.png", "BLOCKED"],
		["my-blurred.jpg", "PENDING"],
	])("whose file is named %s is %s", async (name, status) => {
		expect((await aDocument(app, player, { name })).status).toBe(status);
		expect(await statusOf(player)).toBe(status);
	});

	it("after too many that were not accepted is helped with by a person", async () => {
		for (let tried = 0; tried < TRIES; tried++) await aDocument(app, player, { kind: "passport", name: "blurred.jpg" });
		await expect(player.call(readDocumentUrl, { params: player.params })).rejects.toEqual(
			refusal("DOCUMENT_TRIES_USED"),
		);
		await expect(aDocument(app, player, { kind: "passport" })).rejects.toEqual(refusal("DOCUMENT_TRIES_USED"));
		expect((await player.call(readVerification, { params: player.params })).document.triesLeft).toBe(0);
		const params = { submission: await submissionOf(player) };
		await olga.call(requestDocumentAgain, { params, body: { reason: "We look at it together." } });
		expect((await aDocument(app, player, { kind: "passport" })).status).toBe("PENDING");
	});
});

describe("[VER-10] a picture", () => {
	const solid = (width: number, height: number) =>
		sharp({ create: { width, height, channels: 3, background: "#555" } })
			.jpeg()
			.toBuffer();
	it.each<[string, () => Promise<Buffer> | Buffer, string]>([
		["that is a text", () => Buffer.from("no picture"), "FILE_TYPE"],
		["that is empty", () => Buffer.alloc(0), "FILE_TYPE"],
		["that is an SVG", () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), "FILE_TYPE"],
		["that is broken off", async () => (await aPicture()).subarray(0, 900), "FILE_UNREADABLE"],
		[
			"that only begins like one",
			() => Buffer.concat([Buffer.from("ffd8ff", "hex"), Buffer.alloc(500)]),
			"FILE_UNREADABLE",
		],
		["that is too small to be read", () => aPicture(640, 480), "FILE_TOO_SMALL"],
		["that is a narrow strip", () => aPicture(1_600, 300), "FILE_TOO_SMALL"],
		["that shows nothing", () => solid(1_000, 700), "FILE_BLANK"],
	])("%s is refused", async (_case, make, code) => {
		const answer = await send(app, player, "front", await make());
		expect([answer.statusCode, answer.json().errorCode]).toEqual([422, code]);
		expect((await player.call(readCapture, { params: player.params })).uploaded).toEqual([]);
	});

	it("that is too large is refused, before and after the limit of the body", async () => {
		const large = Buffer.alloc(10 * 1024 * 1024 + 1, 1);
		expect((await send(app, player, "front", large)).json().errorCode).toBe("FILE_TOO_LARGE");
		expect((await send(app, player, "front", Buffer.alloc(11 * 1024 * 1024))).statusCode).toBe(413);
	});

	it("is not even read if the player may not send one", async () => {
		const url = pathOf(uploadSide, { ...player.params, side: "front" });
		const payload = Buffer.alloc(11 * 1024 * 1024);
		const headers = { "content-type": "image/jpeg" };
		expect((await app.app.inject({ method: "PUT", url, headers, payload })).statusCode).toBe(401);
		const other = await app.player();
		const cookie = `sid=${other.session.handle}`;
		expect((await app.app.inject({ method: "PUT", url, headers: { ...headers, cookie }, payload })).statusCode).toBe(
			401,
		);
	});

	it("is stored encrypted, stripped of all metadata, and comes whole to an operator", async () => {
		const sent = await aPicture();
		expect((await sharp(sent).metadata()).exif).toBeDefined();
		await send(app, player, "front", sent);
		await player.call(submitDocument, { params: player.params, body: { kind: "passport", country: "CA" } });
		for (const bytes of app.stored.values()) expect(bytes.includes(INSIDE_A_JPEG)).toBe(false);
		const params = { submission: await submissionOf(player), side: "front" } as const;
		const answer = await get(pathOf(readDocumentImage, params), olga);
		expect(answer.headers).toMatchObject({ "content-type": "image/jpeg", "cache-control": "no-store" });
		expect(answer.rawPayload.includes(INSIDE_A_JPEG)).toBe(true);
		const seen = await sharp(answer.rawPayload).metadata();
		expect([seen.width, seen.height, seen.exif]).toEqual([1_000, 640, undefined]);
	});

	it("opens for no one else: neither its player, nor another operator, nor a visitor", async () => {
		await aDocument(app, player);
		const url = pathOf(readDocumentImage, { submission: await submissionOf(player), side: "front" });
		const oscar = await app.operator(["support"]);
		expect((await get(url, player)).statusCode).toBe(403);
		expect((await get(url, oscar)).statusCode).toBe(403);
		expect((await app.app.inject({ method: "GET", url })).statusCode).toBe(401);
	});

	it("of another player cannot be made to open by exchanging what is stored", async () => {
		await aDocument(app, player, { kind: "passport" });
		const names = [...app.stored.keys()];
		const [own, foreign] = [names.at(-1)!, names.at(-2)!];
		const original = app.stored.get(own)!;
		app.stored.set(own, app.stored.get(foreign)!);
		const url = pathOf(readDocumentImage, { submission: await submissionOf(player), side: "front" });
		expect((await get(url, olga)).statusCode).toBe(500);
		app.stored.set(own, original);
		expect((await get(url, olga)).statusCode).toBe(200);
	});

	it("is taken only so often within an hour", async () => {
		const bad = Buffer.from("no picture");
		const answers = await Promise.all(
			Array.from({ length: UPLOADS_AN_HOUR + 5 }, () => send(app, player, "front", bad)),
		);
		expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5);
		expect(Number(answers.find(({ statusCode }) => statusCode === 429)?.headers["retry-after"])).toBeGreaterThan(0);
		app.clock.advance(HOUR_MS);
		expect((await send(app, player, "front", await aPicture())).statusCode).toBe(204);
	});
});

it("[VER-08] a verified document is required again under another name, and stays verified after a move", async () => {
	const { params } = await viewedDocument();
	await olga.call(verifyDocument, { params });
	const change = (fields: ("name" | "address")[]) =>
		app.database.transaction((tx) =>
			app.outbox.announce(tx, detailsChanged, { playerId: idText(player.session.playerId), fields }),
		);
	await change(["address"]);
	await new Promise((resolve) => setTimeout(resolve, 200));
	expect(await statusOf(player)).toBe("VERIFIED");
	await change(["name"]);
	await until(async () => (await statusOf(player)) === "REQUESTED");
	await until(() => app.mails.some(({ to, text }) => to === player.email && /again|new picture/.test(text)));
});

describe("[VER-10] pictures are deleted", () => {
	const storedBy = async (work: () => Promise<unknown>): Promise<string[]> => {
		const before = new Set(app.stored.keys());
		await work();
		return [...app.stored.keys()].filter((name) => !before.has(name));
	};
	const areThere = (names: string[]): boolean => names.every((name) => app.stored.has(name));

	it("a day after they were uploaded and not sent", async () => {
		const names = await storedBy(async () => send(app, player, "front", await aPicture()));
		app.clock.advance(DAY_MS - 1);
		await app.verification.deleteOldFiles();
		expect(areThere(names)).toBe(true);
		app.clock.advance(1);
		await app.verification.deleteOldFiles();
		expect(names.some((name) => app.stored.has(name))).toBe(false);
		expect((await player.call(readCapture, { params: player.params })).uploaded).toEqual([]);
	});

	it("as soon as another takes their place", async () => {
		const [first] = await storedBy(async () => send(app, player, "front", await aPicture()));
		const [second] = await storedBy(async () => send(app, player, "front", await aPicture()));
		await app.verification.deleteOldFiles();
		expect([app.stored.has(first!), app.stored.has(second!)]).toEqual([false, true]);
	});

	it("ninety days after they were not accepted, and years after they were, but never while they wait", async () => {
		const waiting = await app.player();
		const [rejected, verified, pending] = [
			await storedBy(() => aDocument(app, player, { name: "blurred.jpg" })),
			await storedBy(async () => {
				const { params } = await viewedDocument();
				await olga.call(verifyDocument, { params });
			}),
			await storedBy(() => aDocument(app, waiting)),
		];
		app.clock.advance(90 * DAY_MS);
		while ((await app.verification.deleteOldFiles()) > 0);
		expect([areThere(rejected), areThere(verified), areThere(pending)]).toEqual([false, true, true]);
		app.clock.advance(1_736 * DAY_MS);
		while ((await app.verification.deleteOldFiles()) > 0);
		expect([areThere(verified), areThere(pending)]).toEqual([false, true]);
		const { rows: views } = await sql`select from verification.picture_view
			where player_id = ${player.session.playerId}`.execute(app.database.reader);
		expect(views).toEqual([]);
		const url = pathOf(readDocumentImage, { submission: await submissionOf(player), side: "front" });
		expect((await get(url, olga)).statusCode).toBe(404);
	});
});
