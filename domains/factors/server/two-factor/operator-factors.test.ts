import type { Database, Session } from "@baize/platform-server";
import { openTestDatabase, settableClock } from "@baize/testing";
import { Secret } from "otpauth";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openTestFactors, passkeyDevice, siteOf, type TestFactors, type TestSite } from "../../testing/index.ts";
import { codeAt } from "./totp.ts";

const FACTORS = "/api/v1/operator/factors";
const OFFICE = "https://office.baize.test";

const clock = settableClock();
let database: Database;
let app: TestFactors;
let site: TestSite;
let session: Session;
/** Two-factor authentication is an optional feature for players only. It is off here, and operators keep theirs. */
const isTwoFactorOn = () => false;

beforeAll(async () => {
	database = await openTestDatabase();
	app = openTestFactors(database, clock, { isTwoFactorOn });
	site = siteOf(app.bindings, clock);
});
afterAll(async () => {
	await site.close();
	await database.close();
});
beforeEach(() => {
	session = site.signIn(undefined, { roles: ["support"], currency: "" });
	const operator = { email: `${session.playerId}@baize.test`, displayName: "Nora Fields", language: "en" } as const;
	app.contacts.set(session.playerId, { ...operator, phone: null, validatedPhone: null, isOperator: true });
});

const request = (method: "GET" | "POST" | "PUT" | "DELETE", more = "", body?: unknown) =>
	site.request(method, `${FACTORS}${more}`, session, body === undefined ? {} : { body });
const read = async () => (await request("GET")).json();

async function withAuthenticator(): Promise<{ secret: Uint8Array; recoveryCodes: string[] }> {
	const { otpAuthUri } = (await request("POST", "/authenticator")).json();
	const secret = Secret.fromBase32(new URL(otpAuthUri).searchParams.get("secret")!).bytes;
	const confirmed = await request("POST", "/authenticator/confirm", { code: codeAt(secret, clock.nowMs()) });
	clock.advance(30_000);
	return { secret, recoveryCodes: confirmed.json().recoveryCodes };
}

async function withPasskey(name = "Security key"): Promise<{ passkeyId: string }> {
	const { options } = (await request("POST", "/passkeys/options")).json();
	return (await request("POST", "/passkeys", { name, response: passkeyDevice(OFFICE).create(options) })).json();
}

const prove = (code: string) =>
	app.factors.prove(session, { operation: "login", authorises: "", method: "TWO_FACTOR_AUTHENTICATION", code }).then(
		() => "right",
		(refusal: { code: string }) => refusal.code,
	);

describe("[BO-01] an operator's factors", () => {
	it("are an authenticator of the back office, its recovery codes, and passkeys of the operators' origin", async () => {
		const { otpAuthUri } = (await request("POST", "/authenticator")).json();
		expect(new URL(otpAuthUri).searchParams.get("issuer")).toBe("Baize back office");
		const { options } = (await request("POST", "/passkeys/options")).json();
		expect(options.rp).toEqual({ id: "office.baize.test", name: "Baize back office" });
		const { recoveryCodes } = await withAuthenticator();
		const { passkeyId } = await withPasskey();
		expect(await read()).toMatchObject({
			hasAuthenticator: true,
			recoveryCodesLeft: 10,
			passkeys: [{ passkeyId, name: "Security key" }],
		});
		expect(await prove(recoveryCodes[0]!)).toBe("right");
		expect(await prove(recoveryCodes[0]!)).not.toBe("right");
		expect((await read()).recoveryCodesLeft).toBe(9);
	});

	it("the last one stays, and works as before", async () => {
		const { secret } = await withAuthenticator();
		const refused = await request("DELETE", "/authenticator");
		expect([refused.statusCode, refused.json().errorCode]).toEqual([409, "LAST_FACTOR"]);
		expect(await prove(codeAt(secret, clock.nowMs()))).toBe("right");

		const { passkeyId } = await withPasskey();
		expect((await request("DELETE", "/authenticator")).statusCode).toBe(200);
		expect(await read()).toMatchObject({ hasAuthenticator: false, recoveryCodesLeft: 0 });
		const last = await request("DELETE", `/passkeys/${passkeyId}`);
		expect([last.statusCode, last.json().errorCode]).toEqual([409, "LAST_FACTOR"]);
		expect((await read()).passkeys).toHaveLength(1);
	});

	it("another authenticator takes the place of the first once it is confirmed", async () => {
		const first = await withAuthenticator();
		await request("POST", "/authenticator");
		expect(await prove(codeAt(first.secret, clock.nowMs()))).toBe("right");
		const second = await withAuthenticator();
		expect(await prove(codeAt(first.secret, clock.nowMs()))).toBe("MFA_INVALID_CONFIRMATION_CODE");
		expect(await prove(first.recoveryCodes[0]!)).not.toBe("right");
		expect(await prove(codeAt(second.secret, clock.nowMs()))).toBe("right");
	});

	it("new recovery codes end the old", async () => {
		const { recoveryCodes } = await withAuthenticator();
		const renewed = (await request("POST", "/recovery-codes")).json().recoveryCodes;
		expect(await prove(recoveryCodes[0]!)).not.toBe("right");
		expect(await prove(renewed[0])).toBe("right");
	});

	it("each change ends what was open, stands in the log as the operator's and no player's, and is mailed", async () => {
		app.changed.length = 0;
		await withAuthenticator();
		await withPasskey();
		const { playerId: operatorId } = session;
		expect(app.changed).toEqual([
			{ playerId: operatorId, change: "factors", ownAssurance: 2 },
			expect.objectContaining({ playerId: operatorId, change: "factors" }),
		]);
		const entries = app.audit.entries.filter(({ actorId }) => actorId === operatorId);
		expect(entries.map(({ action, playerId }) => [action, playerId])).toEqual([
			["twoFactor.enabled", undefined],
			["passkey.added", undefined],
		]);
		const mails = await app.notifications.mailbox(`${operatorId}@baize.test`);
		expect(mails).toHaveLength(2);
		for (const { text } of mails) expect(text).toContain(OFFICE);
	});

	it("all go where an operator begins anew", async () => {
		const { secret } = await withAuthenticator();
		await withPasskey();
		await database.transaction((tx) => app.factors.removeAll(tx, session.playerId));
		expect(await read()).toEqual({ hasAuthenticator: false, recoveryCodesLeft: 0, passkeys: [] });
		expect(await prove(codeAt(secret, clock.nowMs()))).toBe("MFA_CONFIGURATION_ERROR");
	});
});
