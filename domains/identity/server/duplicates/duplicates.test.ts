import { type Id, idText, readId } from "@baize/kernel/id";
import type { Database } from "@baize/platform-server";
import { settableClock } from "@baize/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { exclusionCarried, exclusionLifted, type Registration } from "../../contract/index.ts";
import {
	aSignedIn,
	captchaHeader,
	jobsDone,
	newestToken,
	openTestApp,
	registrationOf,
	type SignedIn,
	type Site,
	type TestApp,
} from "../../testing/index.ts";

const clock = settableClock();
let database: Database;
let app: TestApp;
let site: Site;
let operator: SignedIn;
let support: SignedIn;
let count = 0;
/** Each test has a person of its own. */
let wanda: Partial<Registration>;
const published: string[] = [];

beforeAll(async () => {
	app = await openTestApp(clock);
	({ database, site } = app);
	app.outbox.listen(exclusionCarried, "test", "player", async (_tx, { playerId, untilMs }) => {
		published.push(`${playerId} excluded until ${untilMs}`);
	});
	app.outbox.listen(
		exclusionLifted,
		"test",
		"player",
		async (_tx, { playerId }) => void published.push(`${playerId} free`),
	);
	await app.outbox.start();
	operator = await aSignedIn(app, { roles: ["players"] });
	support = await aSignedIn(app, { roles: ["support"] });
});
afterAll(() => app.close());
beforeEach(() => {
	count += 1;
	const letters = `${count}`.replace(/\d/g, (digit) => "abcdefghij"[Number(digit)]!);
	wanda = { firstName: `Wanda${letters}`, lastName: "Walker" };
});

const newEmail = () => `wanda${++count}@baize.test`;
/** Undefined fields are not sent. */
const withoutPhone = (form: Registration) => ({ ...form, phone: undefined });

async function aPlayer(over: Partial<Registration> = {}): Promise<{ playerId: Id; email: string }> {
	const email = over.email ?? newEmail();
	const form = { ...withoutPhone(registrationOf({ ...wanda, email })), ...over, email };
	const headers = await captchaHeader(app.captcha, "register");
	expect((await site.post("/api/v1/identity/registrations", form, { headers })).statusCode).toBe(202);
	const token = await newestToken(app, email);
	expect((await site.post("/api/v1/identity/confirmations", { token })).statusCode).toBe(200);
	const player = await app.identity.findPlayer(database.reader, email);
	return { playerId: player!.playerId, email };
}
const deposit = (of: { playerId: Id }) => app.identity.checkDeposit(of.playerId);
const exclude = (of: { playerId: Id }, untilMs: number | null = null) => app.exclusions.set(of.playerId, untilMs);
const list = async (query = "", who = operator) =>
	(await site.get(`/api/v1/operator/duplicates?limit=100${query}`, { sid: who.sid })).json().duplicates;
const pairOf = async (of: { playerId: Id }, query = "") =>
	(await list(query)).filter(({ player }: { player: { id: string } }) => player.id === idText(of.playerId));
const resolve = (
	younger: { playerId: Id },
	older: { playerId: Id },
	resolution: string,
	who = operator,
	reason = "called",
) =>
	site.put(
		`/api/v1/operator/duplicates/${idText(younger.playerId)}/${idText(older.playerId)}/resolution`,
		{ resolution, reason },
		{ sid: who.sid },
	);
const auditOf = async ({ playerId }: { playerId: Id }) =>
	(
		await sql<{ action: string; target: string }>`select action, target from audit.entry
			where player_id = ${playerId} and action like 'duplicate.%' order by entry_id`.execute(database.reader)
	).rows;

describe("[SAFE-01] self-exclusion with another e-mail", () => {
	it("is not evaded by the same name, birth date and address: no deposit, and the exclusion is carried over", async () => {
		const first = await aPlayer();
		exclude(first, clock.nowMs() + 1_000_000);
		const second = await aPlayer();
		expect(await deposit(second)).toBe("excluded");
		await jobsDone(database);
		expect(published).toContain(`${idText(second.playerId)} excluded until ${clock.nowMs() + 1_000_000}`);
		expect(await auditOf(second)).toEqual([{ action: "duplicate.found", target: idText(first.playerId) }]);
	});

	it("is not evaded by another spelling of the same person", async () => {
		const first = await aPlayer();
		exclude(first);
		const { firstName = "", lastName = "" } = wanda;
		const second = await aPlayer({ firstName: lastName.toUpperCase(), lastName: `${firstName} ` });
		expect(await deposit(second)).toBe("excluded");
	});

	it("is not evaded by moving, where the phone is the same", async () => {
		const phone = "+14165550177";
		const first = await aPlayer({ phone });
		exclude(first);
		const moved = { ...registrationOf().address, postalCode: "V6B 2J1" };
		expect(await deposit(await aPlayer({ phone, address: moved }))).toBe("excluded");
	});

	it("that begins after the second account was opened applies to it, too, from its next deposit on", async () => {
		const [first, second] = [await aPlayer(), await aPlayer()];
		expect(await deposit(second)).toBe("held");
		exclude(first);
		expect(await deposit(second)).toBe("excluded");
	});

	it("applies to a second account that an operator had allowed before", async () => {
		const [first, second] = [await aPlayer(), await aPlayer()];
		expect((await resolve(second, first, "allowed")).statusCode).toBe(200);
		expect(await deposit(second)).toBe("free");
		exclude(first);
		expect(await deposit(second)).toBe("excluded");
		expect(await pairOf(second)).toHaveLength(1);
	});

	it.each([
		[
			"was shut out by an operator",
			async (playerId: Id) => {
				const path = `/api/v1/operator/players/${idText(playerId)}/disable`;
				return (await site.post(path, { reason: "fraud" }, { sid: operator.sid })).statusCode === 200;
			},
		],
		[
			"closed the first account because play was too much",
			(playerId: Id) =>
				database.transaction((tx) => app.identity.closeAccount(tx, playerId, { reason: "tooMuch", left: {}, ip: "" })),
		],
	])("applies alike to a person who %s", async (_case, act) => {
		const first = await aPlayer();
		expect(await act(first.playerId)).toBe(true);
		expect(await deposit(await aPlayer())).toBe("excluded");
	});

	it("cannot be used to block an older account by a second one in its owner's name", async () => {
		const [first, second] = [await aPlayer(), await aPlayer()];
		exclude(second);
		expect(await deposit(first)).toBe("free");
	});

	it("is found of players who were there before anybody looked", async () => {
		const first = await aPlayer();
		await sql`delete from identity.fingerprint where player_id = ${first.playerId}`.execute(database.reader);
		await sql`update identity.player set is_fingerprinted = false where player_id = ${first.playerId}`.execute(
			database.reader,
		);
		exclude(first);
		const second = await aPlayer();
		expect(await deposit(second)).toBe("free");
		await app.identity.tidy();
		expect(await deposit(second)).toBe("excluded");
	});
});

describe("[SAFE-01] a second account of an active player", () => {
	it("takes no deposit until an operator has decided, with a reason that is stored", async () => {
		const [first, second] = [await aPlayer(), await aPlayer()];
		expect([await deposit(first), await deposit(second)]).toEqual(["free", "held"]);
		const [found] = await pairOf(second);
		expect(found).toMatchObject({
			player: { email: second.email },
			older: { id: idText(first.playerId), email: first.email },
			olderStatus: "active",
			outcome: "held",
		});
		expect(found.signals.sort()).toEqual(["name", "nearPerson", "person"]);
		expect((await resolve(second, first, "anotherPerson", support)).statusCode).toBe(403);
		expect((await resolve(second, first, "anotherPerson", operator, " ")).statusCode).toBe(422);
		const resolved = await resolve(second, first, "anotherPerson");
		expect(resolved.json()).toMatchObject({ resolution: "anotherPerson", reason: "called", resolvedBy: "Pat Doe" });
		expect(await deposit(second)).toBe("free");
		expect(await pairOf(second)).toEqual([]);
		expect(await pairOf(second, "&state=resolved")).toHaveLength(1);
		expect((await auditOf(second)).map(({ action }) => action)).toEqual(["duplicate.found", "duplicate.resolved"]);
	});

	it("stays without deposits where an operator confirms that it is one person", async () => {
		const [first, second] = [await aPlayer(), await aPlayer()];
		await resolve(second, first, "samePerson");
		expect(await deposit(second)).toBe("held");
	});

	it("of an excluded person cannot be allowed, but is released where it is another person's", async () => {
		const first = await aPlayer();
		exclude(first);
		const second = await aPlayer();
		expect(await deposit(second)).toBe("excluded");
		const allowed = await resolve(second, first, "allowed");
		expect([allowed.statusCode, allowed.json().errorCode]).toEqual([409, "DUPLICATE_GUARDED"]);
		await resolve(second, first, "anotherPerson");
		await jobsDone(database);
		expect(published.at(-1)).toBe(`${idText(second.playerId)} free`);
		expect(await deposit(second)).toBe("free");
		// A new decision takes effect again.
		await resolve(second, first, "samePerson");
		await jobsDone(database);
		expect(published.at(-1)).toBe(`${idText(second.playerId)} excluded until null`);
	});

	it("that has nothing in common with one is unknown", async () => {
		const first = await aPlayer();
		const other = await aPlayer({ birthDate: "1970-01-01" });
		const answer = await resolve(other, first, "allowed");
		expect([answer.statusCode, answer.json().errorCode]).toEqual([404, "DUPLICATE_UNKNOWN"]);
	});

	it.each<[string, Partial<Registration>]>([
		["a namesake who was born on the same day", { address: { ...registrationOf().address, postalCode: "V6B 2J1" } }],
		["a sibling born the same day", { firstName: "Wilma" }],
		["a parent with the same name", { birthDate: "1960-01-31" }],
	])("is not taken from %s, who may be noted and is refused nothing", async (_case, over) => {
		await aPlayer();
		const other = await aPlayer(over);
		expect(await deposit(other)).toBe("free");
		for (const found of await pairOf(other)) expect(found.outcome).toBe("noted");
	});

	it("is found by a card that both pay with, whatever their names", async () => {
		const first = await aPlayer();
		const other = await aPlayer({ birthDate: "1985-05-05", firstName: "Otto" });
		const card = { kind: "card", value: `card-${count}` } as const;
		await database.transaction((tx) => app.identity.noteInstrument(tx, first.playerId, card));
		expect(await deposit(other)).toBe("free");
		await database.transaction((tx) => app.identity.noteInstrument(tx, other.playerId, card));
		expect(await deposit(other)).toBe("held");
		expect(await deposit(first)).toBe("free");
	});

	it("is found where two are confirmed at the same moment", async () => {
		const emails = [newEmail(), newEmail()];
		for (const email of emails) {
			const headers = await captchaHeader(app.captcha, "register");
			await site.post("/api/v1/identity/registrations", withoutPhone(registrationOf({ ...wanda, email })), { headers });
		}
		const tokens = await Promise.all(emails.map((email) => newestToken(app, email)));
		await Promise.all(tokens.map((token) => site.post("/api/v1/identity/confirmations", { token })));
		const players = await Promise.all(emails.map((email) => app.identity.findPlayer(database.reader, email)));
		const ids = players.map((player) => player!.playerId).sort((a, b) => (a < b ? -1 : 1));
		expect(await Promise.all(ids.map((playerId) => deposit({ playerId })))).toEqual(["free", "held"]);
	});

	it("stores no name, address or e-mail in its table", async () => {
		const { email } = await aPlayer();
		const { rows } = await sql<{ row: string }>`select f::text as row from identity.fingerprint f`.execute(
			database.reader,
		);
		const all = rows.map(({ row }) => row).join();
		for (const text of [email, "walker", "m5h2n2", "1990-01-31"]) {
			expect(all).not.toContain(text);
			expect(all).not.toContain(Buffer.from(text).toString("hex"));
		}
	});
});

describe("[BO-01] the list of accounts that may be second ones", () => {
	it("is read by operators who manage players, and by no other role", async () => {
		expect(Array.isArray(await list("", support))).toBe(true);
		const other = await aSignedIn(app, { roles: ["content"] });
		expect((await site.get("/api/v1/operator/duplicates", { sid: other.sid })).statusCode).toBe(403);
		expect((await site.get("/api/v1/operator/duplicates")).statusCode).toBe(401);
	});

	it("begins with those that block deposits, and comes in pages", async () => {
		const outcomes = (await list()).map(({ outcome }: { outcome: string }) => outcome !== "noted");
		expect(outcomes).toEqual([...outcomes].sort((a: boolean, b: boolean) => Number(b) - Number(a)));
		const inPages: string[] = [];
		for (let cursor: string | null = ""; cursor !== null; ) {
			const page = await site.get(`/api/v1/operator/duplicates?limit=1&cursor=${cursor}`, { sid: operator.sid });
			const { duplicates, next }: { duplicates: { id: string }[]; next: string | null } = page.json();
			inPages.push(...duplicates.map(({ id }) => id));
			cursor = next;
		}
		expect(inPages).toEqual((await list()).map(({ id }: { id: string }) => id));
		expect(inPages.length).toBeGreaterThan(1);
		expect((await list("&outcome=carried")).every(({ outcome }: { outcome: string }) => outcome === "carried")).toBe(
			true,
		);
	});
});

// Ids have thirteen characters; no other text is accepted as one.
it("refuses what is no pair", async () => {
	expect(readId("nobody")).toBeNull();
	const answer = await site.put(
		"/api/v1/operator/duplicates/nobody/nobody/resolution",
		{ resolution: "allowed", reason: "because" },
		{ sid: operator.sid },
	);
	expect(answer.statusCode).toBe(422);
});
