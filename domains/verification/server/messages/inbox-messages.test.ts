import { idText } from "@baize/kernel/id";
import type { Locale } from "@baize/kernel/locale";
import { listMessages } from "@baize/notifications/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
	blockDocument,
	claimDocument,
	documentDecided,
	listDocumentQueue,
	phoneValidated,
	rejectDocument,
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

async function messages(locale: Locale = "en") {
	const { messages: found } = await player.call(listMessages, { params: player.params, query: {} }, locale);
	return found.map(({ title, text, link }) => ({ title, text, link }));
}
const mailsToPlayer = () => app.mails.filter(({ to }) => to === player.email);

/** A pending document that the operator has claimed. */
async function claimedDocument(): Promise<{ submission: string }> {
	await aDocument(app, player, { kind: "passport" });
	const { items } = await olga.call(listDocumentQueue, { query: { player: idText(player.session.playerId) } });
	const params = { submission: items.at(-1)!.id };
	await olga.call(claimDocument, { params });
	await openPictures(app, olga, params.submission);
	return params;
}

describe("[NOTE-01] the inbox reports the decision about a document", () => {
	it("that is sent and waits, with nothing", async () => {
		await claimedDocument();
		expect(await messages()).toEqual([]);
	});

	it("that is verified, with the way to the steps", async () => {
		await olga.call(verifyDocument, { params: await claimedDocument() });
		expect(await messages()).toEqual([
			{
				title: "Your identity is verified",
				text: "We have checked your document, and everything is in order. There is nothing more to do.",
				link: "/account/verification",
			},
		]);
	});

	it("that was rejected, with every reason in the reader's language, and the link to send it again", async () => {
		const reasons = [{ field: "name" as const, note: "It says Patricia." }, { field: "quality" as const }];
		await olga.call(rejectDocument, { params: await claimedDocument(), body: { reasons } });
		expect(await messages()).toEqual([
			{
				title: "We could not accept your document",
				text: "The name does not match your account. It says Patricia. The picture is not sharp or bright enough to read. Your money is safe, and you can send new pictures right away.",
				link: "/validate-document",
			},
		]);
		const [spanish] = await messages("es");
		expect(spanish).toMatchObject({ title: "No hemos podido aceptar tu documento" });
		expect(spanish?.text).toContain("El nombre no coincide con el de tu cuenta.");
		expect((await messages("ar"))[0]?.text).toContain("الاسم لا يطابق الاسم المسجّل في حسابك.");
	});

	it("that was the last try, with the way to a person instead of another form, in the mail, too", async () => {
		for (let tried = 0; tried < TRIES; tried++) await aDocument(app, player, { kind: "passport", name: "blurred.jpg" });
		const [last, ...before] = await messages();
		expect(last).toMatchObject({
			title: "Our team will help you with your document",
			link: "/unable-to-verify-identity",
		});
		expect(before.map(({ link }) => link)).toEqual(Array(TRIES - 1).fill("/validate-document"));
		await until(() => mailsToPlayer().length === TRIES);
		expect(mailsToPlayer().filter(({ text }) => text.includes("/unable-to-verify-identity"))).toHaveLength(1);
	});

	it("that is blocked, with the operator's reason and the next step; and once a new one is required", async () => {
		const params = await claimedDocument();
		await olga.call(blockDocument, { params, body: { reason: "The document is of somebody else." } });
		await olga.call(requestDocumentAgain, { params, body: { reason: "It was a mistake of ours." } });
		const [again, blocked] = await messages();
		expect(blocked).toMatchObject({ title: "Your verification is blocked", link: "/blocked-document-status" });
		expect(blocked?.text).toContain("The reason: The document is of somebody else.");
		expect(again).toMatchObject({ title: "Please send us your document again", link: "/validate-document" });
		expect(again?.text).toContain("It was a mistake of ours.");
	});
});

describe("[NOTE-01] a message of verification", () => {
	it("reports that a phone is confirmed, with its number masked", async () => {
		const { playerId } = player.session;
		await app.database.transaction((tx) => app.phones.claim(tx, playerId, "+14165550177"));
		expect(await messages()).toEqual([
			{
				title: "Your phone number is confirmed",
				text: "Codes now go to •••• 0177. If you did not confirm it, contact us right away.",
				link: "/account/verification",
			},
		]);
	});

	it("stands there once, however often the events are delivered", async () => {
		const playerId = idText(player.session.playerId);
		await olga.call(verifyDocument, { params: await claimedDocument() });
		await app.database.transaction((tx) => app.phones.claim(tx, player.session.playerId, "+14165550178"));
		await app.database.transaction(async (tx) => {
			await app.outbox.announce(tx, documentDecided, { playerId, status: "VERIFIED", reasons: [] });
			await app.outbox.announce(tx, phoneValidated, { playerId, phone: "+14165550178" });
		});
		await until(() => mailsToPlayer().length === 2);
		expect((await messages()).map(({ title }) => title)).toEqual([
			"Your phone number is confirmed",
			"Your identity is verified",
		]);
	});

	it("is not there where the decision was rolled back", async () => {
		const { playerId } = player.session;
		const failing = app.database.transaction(async (tx) => {
			await app.phones.claim(tx, playerId, "+14165550179");
			throw new Error("the lights went out");
		});
		await expect(failing).rejects.toThrow("the lights went out");
		expect(await messages()).toEqual([]);
	});
});
