import type { Database, Session } from "@baize/platform-server";
import { openTestDatabase, settableClock } from "@baize/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
	openTestFactors,
	passkeyDevice,
	siteOf,
	TEST_PASSWORD,
	type TestFactors,
	type TestSite,
} from "../../testing/index.ts";

const ORIGIN = "https://baize.test";
const clock = settableClock();
let database: Database;
let app: TestFactors;
let site: TestSite;
let session: Session;

beforeAll(async () => {
	database = await openTestDatabase();
	app = openTestFactors(database, clock);
	site = siteOf(app.bindings, clock);
});
afterAll(async () => {
	await site.close();
	await database.close();
});
beforeEach(() => {
	session = site.signIn();
});

const passkeys = (more = "") => `/api/v1/factors/${session.handle}/passkeys${more}`;
async function options() {
	await site.request(
		"PUT",
		`/services/player-verification/v1/profiles/${session.handle}/verifications/verify`,
		session,
		{
			body: { verificationType: "PASSWORD", verificationValue: TEST_PASSWORD },
		},
	);
	return (await site.request("POST", passkeys("/options"), session)).json().options;
}
const add = (response: unknown, name = "My phone") =>
	site.request("POST", passkeys(), session, { body: { name, response } });
const signIn = (response: Record<string, unknown>) =>
	app.factors.finishPasskeySignIn(response, "players").catch((refusal: { code: string }) => refusal.code);
const challenge = async () => (await app.factors.beginPasskeySignIn("players")) as { challenge: string };

async function registered(device = passkeyDevice(ORIGIN)) {
	const answer = await add(device.create(await options()));
	return { device, passkey: answer.json() };
}

describe("a passkey", () => {
	it("is made after a proof, and signs its owner in", async () => {
		const stale = site.signIn(session.playerId, { proofs: [] });
		const refused = await site.request("POST", `/api/v1/factors/${stale.handle}/passkeys/options`, stale);
		expect(refused.json().errorCode).toBe("PROOF_REQUIRED");
		const { device, passkey } = await registered();
		expect(passkey).toMatchObject({ name: "My phone", createdAtMs: clock.nowMs() });
		expect(await signIn(device.get(await challenge()))).toBe(session.playerId);
		expect(await signIn(device.get(await challenge()))).toBe(session.playerId);
		expect((await app.factors.methodsOf(database.reader, session.playerId)).passkeys).toBe(1);
	});

	it("requests a stored and verified key, and excludes none", async () => {
		expect(await options()).toMatchObject({
			rp: { id: "baize.test", name: "Baize" },
			authenticatorSelection: { residentKey: "required", userVerification: "required" },
			attestation: "none",
		});
	});

	it("answers each challenge once, soon, and only its player's", async () => {
		const { device } = await registered();
		const first = await challenge();
		const answer = device.get(first);
		expect(await signIn(answer)).toBe(session.playerId);
		expect(await signIn(answer)).toBe("PASSKEY_INVALID");
		expect(await signIn(device.get(first))).toBe("PASSKEY_INVALID");
		const late = await challenge();
		clock.advance(5 * 60_000);
		expect(await signIn(device.get(late))).toBe("PASSKEY_INVALID");
		const ours = await options();
		session = site.signIn();
		expect((await add(passkeyDevice(ORIGIN).create(ours))).json().errorCode).toBe("PASSKEY_INVALID");
	});

	it.each([
		["made for another site", () => passkeyDevice("https://evil.test")],
		["that verified no user", () => passkeyDevice(ORIGIN, { isVerified: false })],
	])("%s is refused", async (_case, device) => {
		const answer = await add(device().create(await options()));
		expect([answer.statusCode, answer.json().errorCode]).toEqual([422, "PASSKEY_INVALID"]);
	});

	it("that was copied is known by its counter", async () => {
		const { device } = await registered();
		expect(await signIn(device.get(await challenge(), 5))).toBe(session.playerId);
		expect(await signIn(device.get(await challenge(), -2))).toBe("PASSKEY_INVALID");
	});

	it.each([
		[{}],
		[{ id: 7, response: null }],
		[{ id: "x", response: { userHandle: "AAAA", clientDataJSON: "nonsense" } }],
	])("in an answer that is none (%j) is refused", async (response) => {
		expect(await signIn(response)).toBe("PASSKEY_INVALID");
		expect((await add(response)).json().errorCode).toBe("PASSKEY_INVALID");
	});

	it("is renamed and removed by its owner alone", async () => {
		const { device, passkey } = await registered();
		const owner = session;
		const of = `/${passkey.passkeyId}`;
		const renamed = await site.request("PUT", passkeys(of), owner, { body: { name: " Work key " } });
		expect(renamed.json().name).toBe("Work key");
		session = site.signIn();
		expect((await site.request("PUT", passkeys(of), session, { body: { name: "Mine" } })).statusCode).toBe(404);
		expect((await site.request("DELETE", passkeys(of), session)).statusCode).toBe(404);
		session = owner;
		expect((await site.request("DELETE", passkeys(of), session)).json()).toEqual({ outcome: "SUCCESS" });
		expect(await signIn(device.get(await challenge()))).toBe("PASSKEY_INVALID");
	});

	it("is one of ten at most", async () => {
		for (let i = 0; i < 10; i++) await registered();
		const answer = await site.request("POST", passkeys("/options"), session);
		expect([answer.statusCode, answer.json()]).toMatchObject([409, { errorCode: "PASSKEY_LIMIT", limit: 10 }]);
	});
});
