import { pathOf } from "@baize/kernel/call";
import { idText } from "@baize/kernel/id";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
	blockDocument,
	claimDocument,
	listDocumentQueue,
	readDocumentImage,
	readDocumentStatus,
	readReviewedDocument,
	readVerification,
	rejectDocument,
	releaseDocument,
	requestDocumentAgain,
	TRIES,
	verifyDocument,
} from "../../contract/index.ts";
import {
	aDocument,
	openPictures,
	openTestVerification,
	type Person,
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
const refusal = (code: string) => expect.objectContaining({ code });
const get = (url: string, person: Person, headers = {}) =>
	app.app.inject({ method: "GET", url, headers: { cookie: `sid=${person.session.handle}`, ...headers } });

describe("[VER-10] the review", () => {
	it("shows the oldest first, beside what the player has stated about themselves", async () => {
		await aDocument(app, player);
		const later = await app.player();
		await aDocument(app, later);
		const { items } = await olga.call(listDocumentQueue, { query: { state: "pending", limit: 100 } });
		const times = items.map(({ submittedAtMs }) => submittedAtMs);
		expect(times).toEqual(times.toSorted((a, b) => a - b));
		const params = { submission: await submissionOf(player) };
		expect(await olga.call(readReviewedDocument, { params })).toMatchObject({
			kind: "idCard",
			country: "CA",
			person: { firstName: "Pat", lastName: "Doe", birthDate: "1990-01-31", email: player.email, subdivision: "ON" },
			images: [{ side: "front" }, { side: "back" }],
			status: "PENDING",
		});
	});

	it("verifies: the status follows at once, the player gets a mail and the decision is written down", async () => {
		const { params } = await viewedDocument();
		await statusOf(player);
		expect(await olga.call(verifyDocument, { params })).toMatchObject({ state: "verified", status: "VERIFIED" });
		expect(await statusOf(player)).toBe("VERIFIED");
		await until(() => app.mails.some(({ to, subject }) => to === player.email && /verified/.test(subject)));
		expect(app.audited.entries.at(-1)).toMatchObject({ action: "document.verified", target: params.submission });
	});

	it("rejects with a reason for each field, which the player reads, and he may try again", async () => {
		const { params } = await claimedDocument();
		const reasons = [{ field: "name" as const, note: "It says Patricia." }, { field: "quality" as const }];
		await olga.call(rejectDocument, { params, body: { reasons } });
		expect((await player.call(readVerification, { params: player.params })).document).toMatchObject({
			status: "INVALID",
			reasons,
			triesLeft: TRIES - 1,
		});
		await until(() => app.mails.some(({ to, text }) => to === player.email && text.includes("It says Patricia.")));
		expect((await aDocument(app, player)).status).toBe("PENDING");
	});

	it("blocks with a reason, from which only an operator leads out", async () => {
		const { params } = await claimedDocument();
		await olga.call(blockDocument, { params, body: { reason: "The document is of somebody else." } });
		expect((await player.call(readVerification, { params: player.params })).document).toMatchObject({
			status: "BLOCKED",
			reason: "The document is of somebody else.",
		});
		await expect(aDocument(app, player)).rejects.toThrow("DOCUMENT_STATE");
		await olga.call(requestDocumentAgain, { params, body: { reason: "It was a mistake of ours." } });
		expect(await statusOf(player)).toBe("REQUESTED");
	});

	it("cannot verify a document before each picture has been opened by the operator who decides", async () => {
		const rita = await app.operator();
		const { params } = await claimedDocument();
		const openedBy = async (person: Person): Promise<string[]> =>
			(await person.call(readReviewedDocument, { params })).images
				.filter(({ isOpenedByMe }) => isOpenedByMe)
				.map(({ side }) => side);
		const verify = () => olga.call(verifyDocument, { params });
		const unopened = (...sides: string[]) =>
			expect.objectContaining({ code: "DOCUMENT_PICTURES_UNOPENED", details: { sides } });
		await expect(verify()).rejects.toEqual(unopened("front", "back"));
		await openPictures(app, rita, params.submission);
		expect([await openedBy(rita), await openedBy(olga)]).toEqual([["front", "back"], []]);
		await expect(verify()).rejects.toEqual(unopened("front", "back"));
		await openPictures(app, olga, params.submission, ["back"]);
		await expect(verify()).rejects.toEqual(unopened("front"));
		expect(await statusOf(player)).toBe("PENDING");
		await openPictures(app, olga, params.submission, ["front", "front"]);
		expect(await verify()).toMatchObject({ state: "verified" });
	});

	it("does not count a picture as opened that could not be shown", async () => {
		const before = new Set(app.stored.keys());
		const { params } = await claimedDocument(await app.player());
		const names = [...app.stored.keys()].filter((name) => !before.has(name));
		const originals = names.map((name) => [name, app.stored.get(name)!] as const);
		for (const name of names) app.stored.set(name, Buffer.from("damaged"));
		expect((await get(pathOf(readDocumentImage, { ...params, side: "front" }), olga)).statusCode).toBe(500);
		for (const [name, bytes] of originals) app.stored.set(name, bytes);
		const { images } = await olga.call(readReviewedDocument, { params });
		expect(images.map(({ isOpenedByMe }) => isOpenedByMe)).toEqual([false, false]);
	});

	it("is claimed by one operator at a time: a claim blocks others until it is released or expires", async () => {
		const rita = await app.operator();
		const { params } = await viewedDocument();
		await expect(rita.call(claimDocument, { params })).rejects.toEqual(refusal("SUBMISSION_CLAIMED"));
		await expect(rita.call(verifyDocument, { params })).rejects.toEqual(refusal("SUBMISSION_CLAIMED"));
		const seen = await rita.call(readReviewedDocument, { params });
		expect(seen.claim).toMatchObject({ operator: "Olga Doe", isMine: false });
		await olga.call(releaseDocument, { params });
		await expect(rita.call(verifyDocument, { params })).rejects.toEqual(refusal("SUBMISSION_NOT_CLAIMED"));
		await rita.call(claimDocument, { params });
		app.clock.advance(16 * 60_000);
		await expect(rita.call(verifyDocument, { params })).rejects.toEqual(refusal("SUBMISSION_NOT_CLAIMED"));
		await olga.call(claimDocument, { params });
		await olga.call(verifyDocument, { params });
		await expect(rita.call(claimDocument, { params })).rejects.toEqual(refusal("DOCUMENT_STATE"));
	});

	it("claimed by many at once is one's", async () => {
		await aDocument(app, player);
		const params = { submission: await submissionOf(player) };
		const operators = await Promise.all(Array.from({ length: 6 }, () => app.operator()));
		const answers = await Promise.allSettled(operators.map((of) => of.call(claimDocument, { params })));
		expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
	});

	it("decided twice at once is decided once", async () => {
		const { params } = await viewedDocument();
		const body = { reason: "Not genuine." };
		const answers = await Promise.allSettled([
			olga.call(verifyDocument, { params }),
			olga.call(blockDocument, { params, body }),
			olga.call(verifyDocument, { params }),
		]);
		expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
	});

	it("is not for operators whose role is another", async () => {
		const oscar = await app.operator(["support"]);
		await expect(oscar.call(listDocumentQueue, { query: {} })).rejects.toEqual(refusal("NOT_ALLOWED"));
		await expect(player.call(listDocumentQueue, { query: {} })).rejects.toEqual(refusal("NOT_ALLOWED"));
	});
});
