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
	openTestHouse,
	operatorLogIn,
	registrationOf,
	type Site,
	sidIn,
	type TestHouse,
} from "../testing/index.ts";
import { DEMO_PASSWORD, seedIdentity } from "./index.ts";

const OSCAR = "oscar@baize.test";

const clock = settableClock();
const heard: { event: string; playerId: string }[] = [];
let database: Database;
let house: TestHouse;
let site: Site;

beforeAll(async () => {
	house = await openTestHouse(clock);
	({ database, site } = house);
	for (const event of [playerRegistered, loggedIn, loggedOut])
		house.outbox.listen(
			event,
			"test",
			"player",
			async (_tx, { playerId }) => void heard.push({ event: event.name, playerId }),
		);
	await house.outbox.start();
});
afterAll(() => house.close());

const login = (username: string, password: string) => logInTo(site)(username, password);
const logout = (sid: string) => site.post("/services/login-service/v1/logout", undefined, { sid });

async function heardOf(count: number): Promise<string[]> {
	for (let waited = 0; waited < 100 && heard.length < count; waited++)
		await new Promise((resolve) => setTimeout(resolve, 50));
	return heard.map(({ event }) => event);
}

describe("the rooms above", () => {
	it("hear of a player's registration, login and logout, and of nothing that operators do", async () => {
		await seedIdentity({ database, clock, ids: openIds(clock, 3) });
		const oscar = { playerId: (await house.identity.idOf(database.reader, OSCAR))!, email: OSCAR };
		const { sid } = await operatorLogIn(house, oscar, {}, DEMO_PASSWORD);
		await site.post(pathOf(logOutOperator), undefined, { sid });
		const { email, password } = registrationOf();
		const headers = await captchaHeader(house.captcha, "register");
		await site.post("/api/v1/identity/registrations", registrationOf(), { headers });
		const token = await newestToken(house, email);
		await site.post("/api/v1/identity/confirmations", { token });
		expect(await heardOf(1)).toEqual(["identity.playerRegistered"]);
		const player = await house.identity.findPlayer(database.reader, email);
		await database.transaction((tx) => house.factors.setPin(tx, player!.playerId, "2580"));
		const answer = await login(email, password);
		expect(await heardOf(2)).toContain("identity.loggedIn");
		await logout(sidIn(answer));
		expect(await heardOf(3)).toEqual(["identity.playerRegistered", "identity.loggedIn", "identity.loggedOut"]);
		expect(new Set(heard.map(({ playerId }) => playerId)).size).toBe(1);
	});
});
