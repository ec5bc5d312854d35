import { pathOf } from "@baize/kernel/call";
import { idText } from "@baize/kernel/id";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
	askDocumentAgain,
	blockDocument,
	claimDocument,
	listDocumentQueue,
	readDocumentImage,
	readDocumentStatus,
	readReviewedDocument,
	readVerification,
	rejectDocument,
	releaseDocument,
	TRIES,
	verifyDocument,
} from "../contract/index.ts";
import {
	aDocument,
	openPictures,
	openTestVerification,
	type Person,
	type TestVerification,
	until,
} from "../testing/index.ts";

let house: TestVerification;
let player: Person;
let olga: Person;
beforeAll(async () => {
	house = await openTestVerification();
	olga = await house.operator();
});
beforeEach(async () => {
	player = await house.player();
});
afterAll(() => house.close());

const statusOf = async (person: Person): Promise<string> =>
	(await person.call(readDocumentStatus, { params: person.params, query: {} })).status;
const submissionOf = async (person: Person): Promise<string> => {
	const { items } = await olga.call(listDocumentQueue, { query: { player: idText(person.session.playerId) } });
	return items.at(-1)!.id;
};
/** A document that waits, in the hands of the operator. */
async function inHand(person = player, operator = olga): Promise<{ params: { submission: string } }> {
	await aDocument(house, person);
	const params = { submission: await submissionOf(person) };
	await operator.call(claimDocument, { params });
	return { params };
}
/** A document that waits, in the hands of the operator, who has looked at it. */
async function lookedAt(): Promise<{ params: { submission: string } }> {
	const { params } = await inHand();
	await openPictures(house, olga, params.submission);
	return { params };
}
const refusal = (code: string) => expect.objectContaining({ code });
const get = (url: string, person: Person, headers = {}) =>
	house.app.inject({ method: "GET", url, headers: { cookie: `sid=${person.session.handle}`, ...headers } });

describe("[VER-10] the review", () => {
	it("shows the oldest first, beside what the player has said of himself", async () => {
		await aDocument(house, player);
		const later = await house.player();
		await aDocument(house, later);
		const { items } = await olga.call(listDocumentQueue, { query: { state: "pending", perPage: 100 } });
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
		const { params } = await lookedAt();
		await statusOf(player);
		expect(await olga.call(verifyDocument, { params })).toMatchObject({ state: "verified", status: "VERIFIED" });
		expect(await statusOf(player)).toBe("VERIFIED");
		await until(() => house.mails.some(({ to, subject }) => to === player.email && /verified/.test(subject)));
		expect(house.audited.entries.at(-1)).toMatchObject({ action: "document.verified", target: params.submission });
	});

	it("rejects with a reason for each field, which the player reads, and he may try again", async () => {
		const { params } = await inHand();
		const reasons = [{ field: "name" as const, note: "It says Patricia." }, { field: "quality" as const }];
		await olga.call(rejectDocument, { params, body: { reasons } });
		expect((await player.call(readVerification, { params: player.params })).document).toMatchObject({
			status: "INVALID",
			reasons,
			triesLeft: TRIES - 1,
		});
		await until(() => house.mails.some(({ to, text }) => to === player.email && text.includes("It says Patricia.")));
		expect((await aDocument(house, player)).status).toBe("PENDING");
	});

	it("blocks with a reason, from which only an operator leads out", async () => {
		const { params } = await inHand();
		await olga.call(blockDocument, { params, body: { reason: "The document is of somebody else." } });
		expect((await player.call(readVerification, { params: player.params })).document).toMatchObject({
			status: "BLOCKED",
			reason: "The document is of somebody else.",
		});
		await expect(aDocument(house, player)).rejects.toThrow("DOCUMENT_STATE");
		await olga.call(askDocumentAgain, { params, body: { reason: "It was a mistake of ours." } });
		expect(await statusOf(player)).toBe("REQUESTED");
	});

	it("cannot verify a document before each picture has been opened by the operator who decides", async () => {
		const rita = await house.operator();
		const { params } = await inHand();
		const openedBy = async (person: Person): Promise<string[]> =>
			(await person.call(readReviewedDocument, { params })).images
				.filter(({ isOpenedByMe }) => isOpenedByMe)
				.map(({ side }) => side);
		const verify = () => olga.call(verifyDocument, { params });
		const unopened = (...sides: string[]) =>
			expect.objectContaining({ code: "DOCUMENT_PICTURES_UNOPENED", details: { sides } });
		await expect(verify()).rejects.toEqual(unopened("front", "back"));
		await openPictures(house, rita, params.submission);
		expect([await openedBy(rita), await openedBy(olga)]).toEqual([["front", "back"], []]);
		await expect(verify()).rejects.toEqual(unopened("front", "back"));
		await openPictures(house, olga, params.submission, ["back"]);
		await expect(verify()).rejects.toEqual(unopened("front"));
		expect(await statusOf(player)).toBe("PENDING");
		await openPictures(house, olga, params.submission, ["front", "front"]);
		expect(await verify()).toMatchObject({ state: "verified" });
	});

	it("does not count a picture as opened that could not be shown", async () => {
		const before = new Set(house.stored.keys());
		const { params } = await inHand(await house.player());
		const names = [...house.stored.keys()].filter((name) => !before.has(name));
		const kept = names.map((name) => [name, house.stored.get(name)!] as const);
		for (const name of names) house.stored.set(name, Buffer.from("damaged"));
		expect((await get(pathOf(readDocumentImage, { ...params, side: "front" }), olga)).statusCode).toBe(500);
		for (const [name, bytes] of kept) house.stored.set(name, bytes);
		const { images } = await olga.call(readReviewedDocument, { params });
		expect(images.map(({ isOpenedByMe }) => isOpenedByMe)).toEqual([false, false]);
	});

	it("is of one operator at a time: a claim keeps others out until it is given back or runs out", async () => {
		const rita = await house.operator();
		const { params } = await lookedAt();
		await expect(rita.call(claimDocument, { params })).rejects.toEqual(refusal("SUBMISSION_CLAIMED"));
		await expect(rita.call(verifyDocument, { params })).rejects.toEqual(refusal("SUBMISSION_CLAIMED"));
		const seen = await rita.call(readReviewedDocument, { params });
		expect(seen.claim).toMatchObject({ operator: "Olga Doe", isMine: false });
		await olga.call(releaseDocument, { params });
		await expect(rita.call(verifyDocument, { params })).rejects.toEqual(refusal("SUBMISSION_NOT_CLAIMED"));
		await rita.call(claimDocument, { params });
		house.clock.advance(16 * 60_000);
		await expect(rita.call(verifyDocument, { params })).rejects.toEqual(refusal("SUBMISSION_NOT_CLAIMED"));
		await olga.call(claimDocument, { params });
		await olga.call(verifyDocument, { params });
		await expect(rita.call(claimDocument, { params })).rejects.toEqual(refusal("DOCUMENT_STATE"));
	});

	it("claimed by many at once is one's", async () => {
		await aDocument(house, player);
		const params = { submission: await submissionOf(player) };
		const operators = await Promise.all(Array.from({ length: 6 }, () => house.operator()));
		const answers = await Promise.allSettled(operators.map((of) => of.call(claimDocument, { params })));
		expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
	});

	it("decided twice at once is decided once", async () => {
		const { params } = await lookedAt();
		const body = { reason: "Not genuine." };
		const answers = await Promise.allSettled([
			olga.call(verifyDocument, { params }),
			olga.call(blockDocument, { params, body }),
			olga.call(verifyDocument, { params }),
		]);
		expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
	});

	it("is not for operators whose role is another", async () => {
		const oscar = await house.operator(["support"]);
		await expect(oscar.call(listDocumentQueue, { query: {} })).rejects.toEqual(refusal("NOT_ALLOWED"));
		await expect(player.call(listDocumentQueue, { query: {} })).rejects.toEqual(refusal("NOT_ALLOWED"));
	});
});
