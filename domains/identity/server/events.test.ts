import { pathOf } from "@baize/kernel/call";
import { openIds } from "@baize/kernel/id";
import type { Database } from "@baize/platform-server";
import { settableClock } from "@baize/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loggedIn, loggedOut, logOutOperator, playerRegistered } from "../contract/index.ts";
import {
	captchaHeader,
	logInTo,
	newestToken,
	openTestApp,
	operatorLogIn,
	registrationOf,
	type Site,
	sidIn,
	type TestApp,
} from "../testing/index.ts";
import { DEMO_PASSWORD, seedIdentity } from "./index.ts";

const OSCAR = "oscar@baize.test";

const clock = settableClock();
const received: { event: string; playerId: string }[] = [];
let database: Database;
let app: TestApp;
let site: Site;

beforeAll(async () => {
	app = await openTestApp(clock);
	({ database, site } = app);
	for (const event of [playerRegistered, loggedIn, loggedOut])
		app.outbox.listen(
			event,
			"test",
			"player",
			async (_tx, { playerId }) => void received.push({ event: event.name, playerId }),
		);
	await app.outbox.start();
});
afterAll(() => app.close());

const login = (username: string, password: string) => logInTo(site)(username, password);
const logout = (sid: string) => site.post("/services/login-service/v1/logout", undefined, { sid });

async function eventsAfter(count: number): Promise<string[]> {
	for (let waited = 0; waited < 100 && received.length < count; waited++)
		await new Promise((resolve) => setTimeout(resolve, 50));
	return received.map(({ event }) => event);
}

describe("the domains above", () => {
	it("receive a player's registration, login and logout, and nothing of what operators do", async () => {
		await seedIdentity({ database, clock, ids: openIds(clock, 3) });
		const oscar = { playerId: (await app.identity.idOf(database.reader, OSCAR))!, email: OSCAR };
		const { sid } = await operatorLogIn(app, oscar, {}, DEMO_PASSWORD);
		await site.post(pathOf(logOutOperator), undefined, { sid });
		const { email, password } = registrationOf();
		const headers = await captchaHeader(app.captcha, "register");
		await site.post("/api/v1/identity/registrations", registrationOf(), { headers });
		const token = await newestToken(app, email);
		await site.post("/api/v1/identity/confirmations", { token });
		expect(await eventsAfter(1)).toEqual(["identity.playerRegistered"]);
		const player = await app.identity.findPlayer(database.reader, email);
		await database.transaction((tx) => app.factors.setPin(tx, player!.playerId, "2580"));
		const answer = await login(email, password);
		expect(await eventsAfter(2)).toContain("identity.loggedIn");
		await logout(sidIn(answer));
		expect(await eventsAfter(3)).toEqual(["identity.playerRegistered", "identity.loggedIn", "identity.loggedOut"]);
		expect(new Set(received.map(({ playerId }) => playerId)).size).toBe(1);
	});
});
