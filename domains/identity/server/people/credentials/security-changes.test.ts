import type { Database } from "@baize/platform-server";
import { settableClock } from "@baize/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
	aSignedIn,
	captchaHeader,
	openTestApp,
	PASSWORD,
	type SignedIn,
	type Site,
	type TestApp,
	tokenOf,
	visitBy,
} from "../../../testing/index.ts";
import { latestSecurityChanges, recordSecurityChange } from "./security-change-store.ts";

const clock = settableClock();
let database: Database;
let app: TestApp;
let site: Site;
let me: SignedIn;

beforeAll(async () => {
	app = await openTestApp(clock);
	({ database, site } = app);
	await app.outbox.start();
});
afterAll(() => app.close());
beforeEach(async () => {
	clock.advance(60_000);
	me = await aSignedIn(app);
});

const changes = () => app.identity.latestSecurityChanges(database.reader, me.playerId);
const proof = { password: PASSWORD };
const HOME = { countryCode: "CA", subdivision: "ON", street: "1 Queen Street", city: "Toronto", postalCode: "M5H 2N2" };
const update = async (over: object) => {
	const details = { firstName: "Pat", lastName: "Doe", address: HOME, phone: null, ...over };
	return app.identity.profile.updateDetails({ details, proof }, await visitBy(app, me.sid));
};

const ACTS: Record<string, () => Promise<unknown>> = {
	"changed with the present one": () =>
		site.put(`/api/v1/identity/${me.handle}/password`, { proof, password: "nine blue kettles" }, { sid: me.sid }),
	"set anew by a recovery": async () => {
		const headers = await captchaHeader(app.captcha, "recover");
		await site.post("/api/v1/identity/recoveries", { email: me.email }, { headers });
		const token = await tokenOf(app.notifications, me.email, "Set a new password");
		await site.post("/api/v1/identity/recoveries/complete", { token, password: "nine blue kettles" });
	},
	"confirmed from its mail": async () => {
		const email = `new-${me.email}`;
		await site.post(`/api/v1/identity/${me.handle}/email`, { email, proof }, { sid: me.sid });
		expect(await changes()).toEqual([]);
		const token = await tokenOf(app.notifications, email, "Confirm your new e-mail address");
		await site.post("/api/v1/identity/email-confirmations", { token });
	},
	"given in the profile": () => update({ phone: "(416) 555-0123" }),
	"shown to be in the player's hand": () =>
		database.transaction((tx) => app.identity.adoptPhone(tx, me.playerId, "+14165550124")),
};

describe("[CASH-04] a change of how an account is reached is stored with its time", () => {
	it.each([
		["password", "changed with the present one"],
		["password", "set anew by a recovery"],
		["email", "confirmed from its mail"],
		["phone", "given in the profile"],
		["phone", "shown to be in the player's hand"],
	])("a %s that is %s", async (kind, how) => {
		expect(await changes()).toEqual([]);
		await ACTS[how]!();
		expect(await changes()).toEqual([{ kind, at: new Date(clock.nowMs()) }]);
	});

	it("but not what leaves it as it was", async () => {
		await update({ firstName: "Robin" });
		expect(await changes()).toEqual([]);
		await update({ phone: "(416) 555-0123" });
		clock.advance(1_000);
		await database.transaction((tx) => app.identity.adoptPhone(tx, me.playerId, "+14165550123"));
		expect(await changes()).toEqual([{ kind: "phone", at: new Date(clock.nowMs() - 1_000) }]);
	});

	it("the newest of each kind, also where an older one is delivered later", async () => {
		const at = (ms: number): Date => new Date(clock.nowMs() + ms);
		for (const [kind, ms] of [
			["email", 1],
			["phone", 5],
			["phone", 3],
		] as const)
			await database.transaction((tx) => recordSecurityChange(tx, me.playerId, kind, at(ms)));
		expect(await latestSecurityChanges(database.reader, me.playerId)).toEqual([
			{ kind: "phone", at: at(5) },
			{ kind: "email", at: at(1) },
		]);
	});
});
