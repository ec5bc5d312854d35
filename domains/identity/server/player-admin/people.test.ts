import { idText } from "@baize/kernel/id";
import type { Database } from "@baize/platform-server";
import { settableClock } from "@baize/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aSignedIn, logIn, openTestApp, type SignedIn, type Site, type TestApp } from "../../testing/index.ts";

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
	me = await aSignedIn(app);
});

const from = () => ({ sid: me.sid });
const close = (reason: "noTime" | "tooMuch") =>
	database.transaction((tx) => app.identity.closeAccount(tx, me.playerId, { reason, left: {}, ip: "" }));

describe("[BO-01] players in the back office", () => {
	let operator: SignedIn;
	let support: SignedIn;
	beforeEach(async () => {
		operator = await aSignedIn(app, { roles: ["players", "audit"] });
		support = await aSignedIn(app, { roles: ["support"] });
	});
	const as = ({ sid }: SignedIn) => ({ sid });
	const id = () => idText(me.playerId);
	const find = async (search: string) =>
		(await site.get(`/api/v1/operator/players?search=${encodeURIComponent(search)}`, as(support))).json().players;

	it("are found by the whole e-mail, the beginning of a name, and by id", async () => {
		const named = await aSignedIn(app, { firstName: "Zebedee" });
		const found = [{ email: named.email, displayName: "Zebedee Doe", status: "active" }];
		expect(await find(named.email.toUpperCase())).toMatchObject(found);
		expect(await find(named.email.slice(0, -1))).toEqual([]);
		expect(await find("zebed")).toMatchObject(found);
		expect(await find("zebedee do")).toMatchObject(found);
		expect(await find(id())).toMatchObject([{ email: me.email }]);
		expect(await find("%")).toEqual([]);
		expect(await find("_ebedee")).toEqual([]);
	});

	it("are listed page by page, the newest first, without a player missing or twice", async () => {
		const named = [await aSignedIn(app, { firstName: "Quentin" }), await aSignedIn(app, { firstName: "Quentin" })];
		const page = async (cursor: string) =>
			(await site.get(`/api/v1/operator/players?search=quentin&limit=1&cursor=${cursor}`, as(support))).json();
		const first = await page("");
		const second = await page(first.next);
		expect([...first.players, ...second.players].map(({ email }: { email: string }) => email)).toEqual(
			named.map(({ email }) => email).toReversed(),
		);
		expect(second.next).toBeNull();
	});

	it("are found by what stops them from logging in, which their records show, too", async () => {
		const player = id();
		const path = `/api/v1/operator/players/${player}`;
		const reason = "because";
		const playersWith = async (of: string) =>
			(await site.get(`/api/v1/operator/players?standing=${of}`, as(support)))
				.json()
				.players.filter((found: { id: string }) => found.id === player);
		const read = async () => (await site.get(path, as(support))).json();
		expect(await playersWith("active")).toMatchObject([{ status: "active", isVerificationBlocked: false }]);
		expect(await read()).toMatchObject({ pin: "set" });

		await site.put(`${path}/required-action`, { action: "forcePinReset", reason }, as(operator));
		expect(await playersWith("actionRequired")).toMatchObject([{ requiredAction: "forcePinReset" }]);
		expect(await playersWith("verificationBlocked")).toEqual([]);
		await site.put(`${path}/verification-block`, { isBlocked: true, reason }, as(operator));
		expect(await playersWith("verificationBlocked")).toMatchObject([{ isVerificationBlocked: true }]);
		expect(await read()).toMatchObject({
			requiredAction: "forcePinReset",
			verificationBlockedAtMs: clock.nowMs(),
			status: "active",
		});

		await site.post(`${path}/disable`, { reason }, as(operator));
		expect(await playersWith("disabled")).toMatchObject([{ status: "disabled" }]);
		expect(await playersWith("active")).toEqual([]);
		expect(await playersWith("closed")).toEqual([]);
		expect((await site.get("/api/v1/operator/players?standing=odd", as(support))).statusCode).toBe(422);
	});

	it("who have closed their accounts are found, too, and not among the disabled", async () => {
		const player = id();
		expect(await close("noTime")).toBe(true);
		const playersWith = async (of: string) =>
			(await site.get(`/api/v1/operator/players?standing=${of}&search=${player}`, as(support))).json().players;
		expect(await playersWith("closed")).toMatchObject([{ id: player, status: "closed" }]);
		expect(await playersWith("disabled")).toEqual([]);
	});

	it("do not show operators, and are shown to the roles for it only", async () => {
		expect(await find(operator.email)).toEqual([]);
		const content = await aSignedIn(app, { roles: ["content"] });
		const path = "/api/v1/operator/players";
		expect((await site.get(path, as(content))).statusCode).toBe(403);
		expect((await site.get(path, from())).statusCode).toBe(401);
		expect((await site.get(path)).statusCode).toBe(401);
	});

	it("have a file", async () => {
		const player = id();
		const file = await site.get(`/api/v1/operator/players/${player}`, as(support));
		expect(file.json()).toMatchObject({ id: player, status: "active", account: { email: me.email }, devices: [{}] });
	});

	it("are disabled and enabled with a reason, by the role for it, and the session ends at once", async () => {
		const player = id();
		const disable = (who: SignedIn, reason = "chargeback under review") =>
			site.post(`/api/v1/operator/players/${player}/disable`, { reason }, as(who));
		expect((await disable(support)).statusCode).toBe(403);
		expect((await disable(operator, " ")).statusCode).toBe(422);
		expect((await disable(operator)).json().status).toBe("disabled");
		expect((await site.get("/api/v1/identity/session", from())).json().signedIn).toBe(false);
		expect((await disable(operator)).json().errorCode).toBe("PLAYER_STATE");
		const enabled = await site.post(`/api/v1/operator/players/${player}/enable`, { reason: "settled" }, as(operator));
		expect(enabled.json().status).toBe("active");
		expect((await logIn(site, me.email)).sid).not.toBe("");
	});

	it("who have closed their account are opened again by an operator only", async () => {
		const player = id();
		expect(await close("tooMuch")).toBe(true);
		const file = await site.get(`/api/v1/operator/players/${player}`, as(operator));
		expect(file.json()).toMatchObject({ status: "closed", closing: { reason: "tooMuch" } });
		await site.post(`/api/v1/operator/players/${player}/enable`, { reason: "requested by letter" }, as(operator));
		expect((await logIn(site, me.email)).sid).not.toBe("");
	});

	it("are signed out everywhere", async () => {
		const player = id();
		const answer = await site.post(`/api/v1/operator/players/${player}/end-sessions`, undefined, as(support));
		expect(answer.json().devices).toEqual([]);
		expect((await site.get("/api/v1/identity/session", from())).json().signedIn).toBe(false);
	});

	it("that do not exist, and operators, are unknown alike", async () => {
		const { rows } = await sql<{
			id: bigint;
		}>`select person_id as id from identity.person where email = ${operator.email}`.execute(database.reader);
		const { idText } = await import("@baize/kernel/id");
		for (const unknown of [idText(1n), idText(rows[0]?.id ?? 0n)])
			for (const [method, rest] of [
				["get", ""],
				["post", "/disable"],
			] as const) {
				const path = `/api/v1/operator/players/${unknown}${rest}`;
				const answer =
					method === "get"
						? await site.get(path, as(operator))
						: await site.post(path, { reason: "because" }, as(operator));
				expect([answer.statusCode, answer.json().errorCode]).toEqual([404, "PLAYER_UNKNOWN"]);
			}
	});
});
