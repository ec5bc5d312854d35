import { ATTEMPT_LIMIT, CODE_HEADER, phoneText } from "@baize/factors/contract";
import { phoneChanged } from "@baize/identity/contract";
import { type CallSpec, pathOf } from "@baize/kernel/call";
import { idText } from "@baize/kernel/id";
import { HOUR_MS } from "@baize/kernel/time";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readPhoneStatus, readVerification, validatePhone } from "../../contract/index.ts";
import { openTestVerification, type Person, type TestVerification, until } from "../../testing/index.ts";

let app: TestVerification;
let player: Person;
let numbers = 0;
/** A phone that no other test uses. */
const aNumber = (): string => `41655501${String(numbers++).padStart(2, "0")}`;
beforeAll(async () => {
	app = await openTestVerification();
});
beforeEach(async () => {
	player = await app.player();
});
afterAll(() => app.close());

async function codeFor(person: Person, number: string, authorised = number): Promise<string> {
	await app.factors.factors.requestCode(person.session, {
		operation: "validatePhone",
		authorises: phoneText(`+1${authorised}`),
		to: `+1${number}`,
		locale: "en",
		ip: "192.0.2.1",
	});
	return app.factors.codeTo(`+1${number}`);
}

const give = (person: Person, number: string, code: string, over: { path?: string; inBody?: boolean } = {}) =>
	app.app.inject({
		method: "POST",
		url: pathOf(validatePhone as CallSpec, { ...person.params, phone: over.path ?? `+1${number}` }),
		headers: { cookie: `sid=${person.session.handle}`, ...(over.inBody ? {} : { [CODE_HEADER]: code }) },
		payload: { phone: number, phonePrefix: "+1", code },
	});

const statusOf = async (person: Person): Promise<string> =>
	(await person.call(readPhoneStatus, { params: person.params })).status;

describe("[VER-07] a phone", () => {
	it("is not validated from the start, and its status is answered from memory with a tag", async () => {
		const url = pathOf(readPhoneStatus, player.params);
		const cookie = `sid=${player.session.handle}`;
		const first = await app.app.inject({ url, headers: { cookie } });
		expect(first.json()).toEqual({ status: "NOT_VALIDATED" });
		const again = await app.app.inject({ url, headers: { cookie, "if-none-match": String(first.headers.etag) } });
		expect(again.statusCode).toBe(304);
		const other = await app.player();
		expect((await app.app.inject({ url, headers: { cookie: `sid=${other.session.handle}` } })).statusCode).toBe(401);
	});

	it("is validated by the code that was sent to it, and is the profile's from then on", async () => {
		const number = aNumber();
		const answer = await give(player, number, await codeFor(player, number));
		expect([answer.statusCode, answer.json()]).toEqual([200, { status: "VALIDATED" }]);
		expect(await statusOf(player)).toBe("VALIDATED");
		expect(app.streamed).toContainEqual({ topic: `verification:${player.session.playerId}`, kind: "phone" });
		expect((await player.call(readVerification, { params: player.params })).phone).toEqual({
			status: "VALIDATED",
			shown: `•••• ${number.slice(-4)}`,
		});
	});

	it("is written with its + as %2B in the path, and the code may come in the body alone", async () => {
		const number = aNumber();
		expect(pathOf(validatePhone, { ...player.params, phone: `+1${number}` })).toContain(`/%2B1${number}/`);
		expect((await give(player, number, await codeFor(player, number), { inBody: true })).statusCode).toBe(200);
	});

	it("that is validated already is refused as such, without an SMS", async () => {
		const number = aNumber();
		await give(player, number, await codeFor(player, number));
		const answer = await give(player, number, "123456");
		expect([answer.statusCode, answer.json().errorCode]).toEqual([422, "PLAYER_VALIDATED"]);
	});

	it("with a wrong code answers how many attempts are left, at the top, then the block", async () => {
		const number = aNumber();
		await codeFor(player, number);
		const answers = [];
		for (let tried = 0; tried < ATTEMPT_LIMIT; tried++) answers.push((await give(player, number, "000000")).json());
		expect(answers.map(({ errorCode, remainingAttempts }) => [errorCode, remainingAttempts])).toEqual([
			["MFA_INVALID_CONFIRMATION_CODE", 4],
			["MFA_INVALID_CONFIRMATION_CODE", 3],
			["MFA_INVALID_CONFIRMATION_CODE", 2],
			["MFA_INVALID_CONFIRMATION_CODE", 1],
			["MFA_ACCOUNT_BLOCKED", undefined],
		]);
		expect(answers.at(-1).remainingBlockingTime).toBeGreaterThan(0);
	});

	it("is not validated by a code for another phone, of another player or used before", async () => {
		const [number, other] = [aNumber(), aNumber()];
		const code = await codeFor(player, number);
		expect((await give(player, other, code)).json().errorCode).toBe("MFA_INVALID_CONFIRMATION_CODE");
		const thief = await app.player();
		expect((await give(thief, number, code)).json().errorCode).toBe("MFA_INVALID_CONFIRMATION_CODE");
		expect((await give(player, number, code)).statusCode).toBe(200);
		app.clock.advance(HOUR_MS);
		expect((await give(thief, number, code)).json().errorCode).toBe("MFA_INVALID_CONFIRMATION_CODE");
	});

	it("given right many times at once is validated once", async () => {
		const number = aNumber();
		const code = await codeFor(player, number);
		const answers = await Promise.all(Array.from({ length: 4 }, () => give(player, number, code)));
		expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
	});

	it("belongs to one player only: another player learns that it is taken after proving that they have it, and never whose it is", async () => {
		const number = aNumber();
		await give(player, number, await codeFor(player, number));
		const second = await app.player();
		expect((await give(second, number, "123456")).json().errorCode).toBe("MFA_INVALID_CONFIRMATION_CODE");
		const answer = await give(second, number, await codeFor(second, number));
		expect([answer.statusCode, answer.json()]).toEqual([
			409,
			{ errorCode: "PHONE_TAKEN", message: "verification.errors.phoneTaken" },
		]);
		expect(await statusOf(second)).toBe("NOT_VALIDATED");
	});

	it("claimed by two at once is one's", async () => {
		const number = aNumber();
		const people = await Promise.all([app.player(), app.player(), app.player()]);
		const codes: string[] = [];
		for (const person of people) codes.push(await codeFor(person, number));
		const answers = await Promise.all(people.map((person, at) => give(person, number, codes[at]!)));
		expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
		expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(2);
	});

	it("is free for others once its player has another", async () => {
		const [number, next] = [aNumber(), aNumber()];
		await give(player, number, await codeFor(player, number));
		expect((await give(player, next, await codeFor(player, next))).statusCode).toBe(200);
		const second = await app.player();
		expect((await give(second, number, await codeFor(second, number))).statusCode).toBe(200);
		expect(await statusOf(player)).toBe("VALIDATED");
	});

	it("is not validated any more once the profile has another, and is free for others", async () => {
		const number = aNumber();
		await give(player, number, await codeFor(player, number));
		const { playerId } = player.session;
		await app.database.transaction((tx) =>
			app.outbox.announce(tx, phoneChanged, { playerId: idText(playerId), phone: "" }),
		);
		await until(async () => (await statusOf(player)) === "NOT_VALIDATED");
		const second = await app.player();
		expect((await give(second, number, await codeFor(second, number))).statusCode).toBe(200);
	});

	it.each([
		["a path that names another phone", "4165550199", "+14165550198", 422, "VALIDATION_ERROR"],
		["what is no phone", "12", "+112", 422, "PHONE_INVALID"],
		["words", "not a number", "+1", 422, "PHONE_INVALID"],
	])("is refused with %s", async (_case, number, path, status, code) => {
		const answer = await give(player, number, "123456", { path });
		expect([answer.statusCode, answer.json().errorCode]).toEqual([status, code]);
	});
});
