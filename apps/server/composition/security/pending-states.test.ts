import { describeSession, login } from "@baize/identity/contract";
import { aDevice, aPlayer, hashedPassword, PASSWORD, sidIn } from "@baize/identity/testing";
import { PLAYER_PENDING_STATES } from "@baize/kernel/call";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PLAYER_CALLS } from "../modules.ts";
import { openTestComposition, type Sent, type TestComposition } from "../testing/open-composition.ts";

const PIN = "2580";
let site: TestComposition;
beforeAll(async () => {
	site = await openTestComposition();
});
afterAll(() => site.close());

type PendingState = (typeof PLAYER_PENDING_STATES)[number];
type Waiting = { playerId: bigint; email: string; sid: string; handle: string };
type CallInput = Pick<Sent, "body" | "headers" | "device">;

const logIn = (email: string, from: CallInput & Pick<Sent, "by"> = {}) =>
	site.send(login, { ...from, body: { username: email, credentials: { password: PASSWORD } } });

const stateOf = async ({ sid }: { sid: string }) => {
	const { signedIn, pendingAction } = (await site.send(describeSession, { by: { handle: "h", sid } })).json();
	return signedIn ? "whole" : pendingAction;
};

/** A player who has just given the password, and must do this before the session is complete. */
async function waitingFor(state: PendingState): Promise<Waiting> {
	const { playerId, email } = await aPlayer(site.database, { passwordHash: await hashedPassword() });
	const { factors, identity } = site.composition.domains;
	if (state !== "ADD_PIN_CODE") await site.database.transaction((tx) => factors.setPin(tx, playerId, PIN));
	if (state === "login") await logIn(email);
	else if (state !== "ADD_PIN_CODE")
		await site.database.transaction((tx) => identity.requireAction(tx, playerId, state));
	const answer = await logIn(email, state === "login" ? { device: aDevice("e") } : {});
	const waiting = { playerId, email, sid: sidIn(answer), handle: answer.json().sessionId };
	expect(await stateOf(waiting)).toBe(state);
	return waiting;
}

const call = (name: string) => site.composition.bindings.find((binding) => binding.call.name === name)!.call;

/** Makes a call as the pending player, with invalid proofs. */
const make = (name: string, by: Waiting, over: CallInput = {}) =>
	site.send(call(name), { ...PLAYER_CALLS[name], by, ...over });

describe("only completing a pending state lifts it", () => {
	it.each(PLAYER_PENDING_STATES)("%s is not lifted by any player's call that proves nothing", async (state) => {
		const waiting = await waitingFor(state);
		for (const name of Object.keys(PLAYER_CALLS)) {
			// These two states wait for a PIN, so a call that brings one belongs to another test.
			if (name === "updatePinCode" && (state === "ADD_PIN_CODE" || state === "forcePinReset")) continue;
			const answer = await make(name, waiting);
			expect([name, sidIn(answer)]).toEqual([name, ""]);
			expect([name, await stateOf(waiting)]).toEqual([name, state]);
		}
	});

	const token = async (waiting: Waiting): Promise<string> => (await make("renewActionToken", waiting)).json().token;
	const withToken = async (waiting: Waiting, body: object) => ({ body: { token: await token(waiting), ...body } });

	it("ADD_PIN_CODE is lifted by a PIN", async () => {
		for (const name of ["updatePinCode", "choosePin"]) {
			const waiting = await waitingFor("ADD_PIN_CODE");
			const done = await make(name, waiting, await withToken(waiting, { pinCode: "1379" }));
			expect(await stateOf({ sid: sidIn(done) })).toBe("whole");
			expect(await stateOf(waiting)).toBeUndefined();
		}
	});

	it("forcePinReset is lifted by another PIN, and not by the present one", async () => {
		for (const name of ["updatePinCode", "choosePin"]) {
			const waiting = await waitingFor("forcePinReset");
			const same = await make(name, waiting, await withToken(waiting, { pinCode: PIN }));
			expect(same.json().errors).toEqual([{ field: "pinCode", cause: "sameAsBefore" }]);
			expect(await stateOf(waiting)).toBe("forcePinReset");
			const done = await make(name, waiting, await withToken(waiting, { pinCode: "1379" }));
			expect(await stateOf({ sid: sidIn(done) })).toBe("whole");
		}
	});

	it("forcePasswordReset is lifted by another password", async () => {
		const waiting = await waitingFor("forcePasswordReset");
		const same = await make("choosePassword", waiting, await withToken(waiting, { password: PASSWORD }));
		expect(same.statusCode).toBe(422);
		expect(await stateOf(waiting)).toBe("forcePasswordReset");
		const done = await make("choosePassword", waiting, await withToken(waiting, { password: "nine quiet rivers" }));
		expect(await stateOf({ sid: sidIn(done) })).toBe("whole");
	});

	it("login is lifted by the requested proof", async () => {
		const waiting = await waitingFor("login");
		const proof = (pin: string) => ({
			by: waiting,
			device: aDevice("e"),
			headers: { "x-mfa-code": pin, "x-enforcement-method": "PIN_CODE" },
		});
		expect((await logIn(waiting.email, proof("1111"))).statusCode).toBe(422);
		expect(await stateOf(waiting)).toBe("login");
		const done = await logIn(waiting.email, proof(PIN));
		expect(await stateOf({ sid: sidIn(done) })).toBe("whole");
	});
});

describe("a half login becomes whole by one call", () => {
	it("no longer: asking for a link to another PIN leaves it half", async () => {
		const waiting = await waitingFor("login");
		const answer = await make("requestPinReset", waiting);
		expect([answer.statusCode, sidIn(answer)]).toEqual([200, ""]);
		expect(await stateOf(waiting)).toBe("login");
	});
});

describe("forcePinReset passes without a new PIN", () => {
	it("no longer: neither by asking for a link nor by the password or the old PIN", async () => {
		const waiting = await waitingFor("forcePinReset");
		const attempts = [
			await make("requestPinReset", waiting),
			...(await Promise.all(
				[
					{ verificationType: "PASSWORD", verificationValue: PASSWORD },
					{ verificationType: "PIN_CODE", verificationValue: PIN },
				].map((body) => make("verifyPlayer", waiting, { body })),
			)),
		];
		for (const answer of attempts) expect([answer.json().errorCode, sidIn(answer)]).toEqual(["ACTION_PENDING", ""]);
		expect(await stateOf(waiting)).toBe("forcePinReset");
	});
});
