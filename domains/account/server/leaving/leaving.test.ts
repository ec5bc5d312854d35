import { aSignedIn, logIn, mailOf, PASSWORD, type SignedIn, type Site, type TestApp } from "@baize/identity/testing";
import type { Database, ExportPart } from "@baize/platform-server";
import { settableClock } from "@baize/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openTestAccount } from "../../testing/open.ts";

const DAY_MS = 24 * 3_600_000;
const clock = settableClock();
let pending: { amountMinor: bigint; openRounds: number; openBets: number; pendingWithdrawals: number };
/** Blocks the export that is being made. */
let untilMade: Promise<unknown> = Promise.resolve();
let database: Database;
let app: TestApp;
let site: Site;
let me: SignedIn;

beforeAll(async () => {
	const bets: ExportPart = { name: "bets", read: () => untilMade.then(() => [{ betId: "1", stakeMinor: 500n }]) };
	app = await openTestAccount(clock, {
		wallet: { withdrawable: async () => pending.amountMinor },
		play: { openRounds: async () => pending.openRounds },
		sports: { openBets: async () => pending.openBets },
		cashier: { openWithdrawals: async () => pending.pendingWithdrawals },
		exportParts: [bets],
	});
	({ database, site } = app);
	await app.outbox.start();
});
afterAll(() => app.close());
beforeEach(async () => {
	pending = { amountMinor: 0n, openRounds: 0, openBets: 0, pendingWithdrawals: 0 };
	me = await aSignedIn(app);
});

const mine = (path: string) => `/api/v1/identity/${me.handle}/${path}`;
const from = () => ({ sid: me.sid });
const proof = { password: PASSWORD };

describe("[PROF-01] a copy of one's data", () => {
	const requestExport = () => site.post(mine("exports"), undefined, from());
	const list = async () => (await site.get(mine("exports"), from())).json().exports;
	async function ready() {
		for (let look = 0; look < 100; look++) {
			const [newest] = await list();
			if (newest?.state === "ready") return newest;
			await new Promise((resolve) => setTimeout(resolve, 50));
		}
		throw new Error("the copy was not made");
	}
	const download = (id: string, given: object = proof) =>
		site.post(mine(`exports/${id}/download`), { proof: given }, from());

	it("contains what every part of the product stores, is announced by mail, and requires the password", async () => {
		const response = await requestExport();
		expect([response.statusCode, response.json().state]).toEqual([202, "asked"]);
		const { id, endsAtMs } = await ready();
		expect(endsAtMs).toBe(clock.nowMs() + 7 * DAY_MS);
		await mailOf(app.notifications, me.email, "Your data is ready to download");
		expect((await download(id, { password: "wrong" })).statusCode).toBe(403);
		const file = await download(id);
		expect(file.headers["content-disposition"]).toContain("attachment");
		expect(file.headers["cache-control"]).toBe("no-store");
		expect(file.json()).toMatchObject({
			account: { email: me.email, firstName: "Pat" },
			devices: [{}],
			bets: [{ betId: "1", stakeMinor: "500" }],
		});
		expect(file.body).not.toContain("$argon2id");
	});

	it("is made one at a time", async () => {
		const gate = Promise.withResolvers();
		untilMade = gate.promise;
		const answers = await Promise.all([requestExport(), requestExport(), requestExport()]);
		gate.resolve(undefined);
		expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([202, 409, 409]);
	});

	it("belongs to its player only, and is removed after seven days", async () => {
		await requestExport();
		const { id } = await ready();
		const other = await aSignedIn(app);
		const foreign = await site.post(
			`/api/v1/identity/${other.handle}/exports/${id}/download`,
			{ proof },
			{ sid: other.sid },
		);
		expect([foreign.statusCode, foreign.json().errorCode]).toEqual([404, "EXPORT_UNKNOWN"]);
		clock.advance(7 * DAY_MS);
		me = { ...me, ...(await logIn(site, me.email)) };
		expect(await list()).toEqual([]);
		expect((await download(id)).statusCode).toBe(404);
	});
});

describe("[PROF-01] closing the account", () => {
	const close = (over: object = {}) =>
		site.post(mine("closing"), { reason: "noTime", leavesBalance: false, proof, ...over }, from());

	it("signs out everywhere, prevents logins, stops offers and notifies the player", async () => {
		const other = await logIn(site, me.email);
		await site.put(mine("preferences"), { nickname: null, language: "en", marketing: true }, from());
		const closed = await close({ note: "Thanks for everything." });
		expect(closed.statusCode).toBe(204);
		expect(closed.headers["set-cookie"]).toContain("sid=;");
		for (const sid of [me.sid, other.sid])
			expect((await site.get("/api/v1/identity/session", { sid })).json().signedIn).toBe(false);
		const login = await site.post("/services/login-service/v1/login", {
			username: me.email,
			credentials: { password: PASSWORD },
		});
		expect([login.statusCode, login.json().errorCode]).toEqual([401, "DISABLED_PROFILE"]);
		await mailOf(app.notifications, me.email, "Your account is closed");
		const { rows } = await sql<{
			stored: boolean;
			offers: boolean;
		}>`select true as stored, marketing_since is not null as offers
			from identity.player where player_id = ${me.playerId}`.execute(database.reader);
		expect(rows).toEqual([{ stored: true, offers: false }]);
	});

	it("lists what is pending, and is refused while a balance is left that the player has not confirmed", async () => {
		pending = { amountMinor: 1_250n, openRounds: 0, openBets: 2, pendingWithdrawals: 1 };
		expect((await site.get(mine("pending-business"), from())).json()).toEqual({
			balances: [{ currency: "CAD", amountMinor: 1_250, formatted: expect.stringContaining("12.50") }],
			openRounds: 0,
			openBets: 2,
			pendingWithdrawals: 1,
		});
		const refused = await close();
		expect(refused.json()).toMatchObject({
			errorCode: "BALANCE_LEFT",
			details: { balances: [{ currency: "CAD", amountMinor: 1_250 }] },
		});
		expect((await site.get(mine("pending-business"), from())).statusCode).toBe(200);
		expect((await close({ leavesBalance: true })).statusCode).toBe(204);
	});

	it("[PLAY-06] is refused while a round waits for the player, and possible once that has ended", async () => {
		pending = { ...pending, openRounds: 1 };
		const refused = await close({ leavesBalance: true });
		expect(refused.json()).toMatchObject({ errorCode: "ROUNDS_OPEN", details: { openRounds: 1 } });
		expect((await site.get(mine("pending-business"), from())).json()).toMatchObject({ openRounds: 1 });
		pending = { ...pending, openRounds: 0 };
		expect((await close()).statusCode).toBe(204);
	});

	it("is done once: of eight at once one closes, and nothing is doubled", async () => {
		const answers = await Promise.all(Array.from({ length: 8 }, () => close()));
		const statuses = answers.map(({ statusCode }) => statusCode).sort();
		expect(statuses.filter((status) => status === 204)).toHaveLength(1);
		// After the closing there is no session any more; a request that was in progress gets this error.
		expect(statuses.every((status) => [204, 401, 409, 429].includes(status))).toBe(true);
		const conflicts = answers.filter(({ statusCode }) => statusCode === 409).map((answer) => answer.json().errorCode);
		expect(new Set(conflicts).size).toBeLessThanOrEqual(1);
		const { rows } = await sql<{ closings: bigint; entries: bigint; mails: bigint }>`select
			(select count(*) from identity.closing where player_id = ${me.playerId}) as closings,
			(select count(*) from audit.entry where player_id = ${me.playerId} and action = 'player.closed') as entries,
			(select count(*) from notifications.message where recipient = ${me.email}) as mails`.execute(database.reader);
		expect(rows).toEqual([{ closings: 1n, entries: 1n, mails: 1n }]);
	});

	it("of two at once refuses the second with a listed error", async () => {
		const answers = await Promise.all([close(), close()]);
		const codes = answers.map((answer) => (answer.statusCode === 204 ? "closed" : answer.json().errorCode)).sort();
		expect(codes).toEqual(["ACCOUNT_CLOSED_ALREADY", "closed"]);
	});

	it("takes the password and one of the reasons", async () => {
		expect((await close({ proof: { password: "wrong" } })).json().errorCode).toBe("PASSWORD_WRONG");
		expect((await close({ reason: "because" })).statusCode).toBe(422);
		expect((await site.get(mine("pending-business"), from())).statusCode).toBe(200);
	});
});
