import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { recordingAudit } from "@baize/audit/testing";
import { ROLES } from "@baize/identity/contract";
import { aPlayer, sessionOf, visitOf } from "@baize/identity/testing";
import { holdsPersonalData } from "@baize/kernel/call";
import { idText, readId } from "@baize/kernel/id";
import {
	type Binding,
	bindRoutes,
	type Database,
	FileReply,
	openHttp,
	openLog,
	readConfig,
	type Session,
	visitReader,
} from "@baize/platform-server";
import { openTestDatabase, settableClock } from "@baize/testing";
import { readDocumentImage } from "@baize/verification/contract";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { bindingsFor, type Composition, openComposition } from "../index.ts";
import { operatorBindings } from "./operator-bindings.ts";

const MINUTE_MS = 60_000;
const PLAYERS = "/api/v1/operator/players";
const clock = settableClock();
const log = openLog("silent");
const sessions = new Map<string, Session>();
let database: Awaited<ReturnType<typeof openTestDatabase>>;
let composition: Composition;
let app: FastifyInstance;
let operator: Session;
let player: { id: string; email: string };

beforeAll(async () => {
	database = await openTestDatabase();
	const config = readConfig({ PROFILE: "test", DATA_DIR: mkdtempSync(join(tmpdir(), "baize-looks-")) });
	composition = await openComposition({ config, clock, database, log });
	app = openHttp(config, log);
	const readSession = (sid = ""): Session | undefined => sessions.get(sid);
	bindRoutes(app, bindingsFor(composition.bindings, "operators"), visitReader(readSession, "operators"), clock);
});
afterAll(async () => {
	await app.close();
	await composition.stop();
	await database.close();
});
beforeEach(async () => {
	operator = await anOperator();
	const { playerId, email } = await aPlayer(database);
	player = { id: idText(playerId), email };
});

/** Proved by a passkey when it was made, which is enough for every view. */
async function anOperator(roles: readonly string[] = ROLES): Promise<Session> {
	const { playerId: operatorId } = await aPlayer(database, { roles: [...roles] });
	const proofs = [{ method: "PASSKEY", atMs: clock.nowMs() }] as const;
	const session = sessionOf(operatorId, { roles, currency: "", proofs: [...proofs], ownAssurance: 2 });
	sessions.set(session.handle, session);
	return session;
}

const requestWithdrawal = (url: string, { by = operator, body }: { by?: Session; body?: object } = {}) =>
	app.inject({
		method: body ? "POST" : "GET",
		url,
		headers: { cookie: `__Host-office=${by.handle}` },
		...(body ? { payload: body } : {}),
	});
const find = async (search: string) =>
	(await requestWithdrawal(`${PLAYERS}?search=${encodeURIComponent(search)}`)).json().players as { email: string }[];
const fileAs = async (by?: Session) =>
	(await requestWithdrawal(`${PLAYERS}/${player.id}`, by ? { by } : {})).json().account;
const reveal = () => requestWithdrawal(`${PLAYERS}/${player.id}/reveal`, { body: { reason: "asks by phone" } });
const looksOf = async ({ playerId }: Session) =>
	(
		await sql<{ action: string; player_id: bigint | null; details: object }>`select action, player_id, details
			from audit.entry where actor_id = ${playerId} order by entry_id`.execute(database.reader)
	).rows.map(({ action, player_id, details }) => [action, player_id === null ? null : idText(player_id), details]);

describe("[BO-01] what operators see of players", () => {
	it("is masked until they have given a reason, and again a quarter of an hour later", async () => {
		const masked = await fileAs();
		expect(masked.email).not.toBe(player.email);
		expect(JSON.stringify(masked)).not.toMatch(/Queen Street|1990-01-31|M5H/);
		await reveal();
		expect(await fileAs()).toMatchObject({ email: player.email, birthDate: "1990-01-31" });
		expect(JSON.stringify(await fileAs())).toContain("1 Queen Street");
		expect(await fileAs(await anOperator())).toEqual(masked);
		clock.advance(15 * MINUTE_MS);
		expect(await fileAs()).toEqual(masked);
	});

	it("is masked in lists, too, of which only players that were revealed are shown whole", async () => {
		const other = await aPlayer(database);
		const shown = async () => [...(await find(player.email)), ...(await find(other.email))].map(({ email }) => email);
		expect((await shown()).filter((email) => [player.email, other.email].includes(email))).toEqual([]);
		await reveal();
		expect((await shown()).filter((email) => [player.email, other.email].includes(email))).toEqual([player.email]);
	});
});

describe("[BO-01] an operator's looks", () => {
	it("at a player stand in the audit log, once in ten minutes", async () => {
		const viewed = ["player.viewed", player.id, {}];
		await fileAs();
		await fileAs();
		expect(await looksOf(operator)).toEqual([viewed]);
		clock.advance(9 * MINUTE_MS);
		await fileAs();
		expect(await looksOf(operator)).toEqual([viewed]);
		clock.advance(MINUTE_MS);
		await fileAs();
		expect(await looksOf(operator)).toEqual([viewed, viewed]);
	});

	it("in a search stand there with what was searched for, an e-mail masked", async () => {
		await requestWithdrawal(PLAYERS);
		expect(await looksOf(operator)).toEqual([]);
		await find("Zebedee");
		await find(player.email);
		const [byName, byEmail] = await looksOf(operator);
		expect(byName).toEqual(["players.searched", null, { search: "Zebedee" }]);
		expect(byEmail?.[0]).toBe("players.searched");
		expect(JSON.stringify(byEmail)).not.toContain(player.email);
	});

	it("at what is not there, or not theirs to see, are none", async () => {
		expect((await requestWithdrawal(`${PLAYERS}/${idText(1n)}`)).statusCode).toBe(404);
		const games = await anOperator(["games"]);
		expect((await requestWithdrawal(`${PLAYERS}/${player.id}`, { by: games })).statusCode).toBe(403);
		expect([...(await looksOf(operator)), ...(await looksOf(games))]).toEqual([]);
	});

	it("are declared by every call, also where it shows no player, and so no data of one", () => {
		const looking = bindingsFor(composition.bindings, "operators")
			.map(({ call }) => call)
			.filter(({ who, method }) => who === "operator" && method === "GET");
		expect(looking.filter(({ audits }) => audits === undefined).map(({ name }) => name)).toEqual([]);
		const [silent, audited] = [true, false].map((isSilent) =>
			looking.filter(({ audits }) => (audits === "nothing") === isSilent),
		);
		expect(silent!.filter(({ reply }) => reply && holdsPersonalData(reply)).map(({ name }) => name)).toEqual([]);
		const named = audited!.map(({ name }) => name);
		expect(named).toEqual(expect.arrayContaining(["listPlayers", "readPlayerFile", "readDocumentImage"]));
	});

	const aLook = async (database: Pick<Database, "transaction">) => {
		const audit = recordingAudit();
		const picture = new FileReply(Buffer.from("a picture"), "image/jpeg", { playerId: player.id });
		const stored: Binding = { call: readDocumentImage, handle: async () => picture };
		const ports = { audit, database, clock, revealedTo: async () => new Set<string>() };
		const [guarded] = operatorBindings([stored], ports);
		const input = { params: { submission: "7", side: "front" } };
		const shown = guarded?.handle(input as never, visitOf(operator) as never, {} as never);
		return { shown, entries: audit.entries };
	};

	it("at a picture of a document stand there with its side and its player", async () => {
		const { shown, entries } = await aLook(database);
		expect(await shown).toBeInstanceOf(FileReply);
		expect(entries).toMatchObject([
			{
				action: "document.looked",
				actorId: operator.playerId,
				playerId: readId(player.id),
				target: "7",
				details: { side: "front" },
			},
		]);
	});

	it("are refused where the audit log cannot store them", async () => {
		const { shown } = await aLook({ transaction: () => Promise.reject(new Error("the database is away")) });
		await expect(shown).rejects.toThrow("the database is away");
	});
});
