import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { aDevice, sessionOf } from "@baize/identity/testing";
import { type Audience, type CallSpec, pathOf, queryText } from "@baize/kernel/call";
import { type Id, idText, openIds } from "@baize/kernel/id";
import { systemClock } from "@baize/kernel/time";
import {
	bindRoutes,
	openHttp,
	openLog,
	readConfig,
	SESSION_COOKIES,
	type Session,
	type SessionReader,
	visitReader,
} from "@baize/platform-server";
import { openTestDatabase, type SettableClock, settableClock } from "@baize/testing";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { bindingsFor, type Composition, openComposition } from "../index.ts";

type TestDatabase = Awaited<ReturnType<typeof openTestDatabase>>;
type Response = Awaited<ReturnType<FastifyInstance["inject"]>>;

export type Sent = {
	/** The session's handle in the path, and its cookie, which is the handle where none is given. */
	by?: { handle: string; sid?: string };
	/** The cookie by which the browser is recognised. */
	device?: string;
	params?: object;
	query?: Record<string, unknown>;
	headers?: Record<string, string>;
	body?: unknown;
};

export type TestComposition = {
	composition: Composition;
	database: TestDatabase;
	clock: SettableClock;
	send(call: Pick<CallSpec, "method" | "path">, sent?: Sent): Promise<Response>;
	/** A session without a login, stored like those of a login, so that a call may end or replace it. */
	signIn(personId: Id, of?: Partial<Session>): Promise<Session>;
	close(): Promise<void>;
};

/** A database and a clock that outlive the composition, and environment variables of its configuration. */
export type Given = {
	database?: TestDatabase;
	clock?: SettableClock;
	variables?: Record<string, string>;
};

/** Everything that the server consists of, answering calls; on a database of its own where none is given. */
export async function openTestComposition(given: Given = {}): Promise<TestComposition> {
	const opened = await openOver(given);
	const { composition } = opened;
	return serve(opened, "players", composition.bindings, composition.readSession);
}

/** The same on the operators' origin, with their calls only. */
export async function openTestOffice(): Promise<TestComposition> {
	const opened = await openOver({});
	const { composition } = opened;
	return serve(opened, "operators", bindingsFor(composition.bindings, "operators"), composition.readOperatorSession);
}

type Opened = Pick<TestComposition, "composition" | "database" | "clock" | "close"> & {
	config: ReturnType<typeof readConfig>;
};

async function openOver(given: Given): Promise<Opened> {
	const database = given.database ?? (await openTestDatabase());
	const clock = given.clock ?? settableClock();
	const DATA_DIR = mkdtempSync(join(tmpdir(), "baize-composition-"));
	const config = readConfig({ PROFILE: "test", DATA_DIR, ...given.variables });
	const composition = await openComposition({ config, clock, database, log: openLog("silent") });
	return {
		config,
		database,
		clock,
		composition,
		async close() {
			await composition.stop();
			if (!given.database) await database.close();
		},
	};
}

function serve(
	{ config, close, ...opened }: Opened,
	audience: Audience,
	bindings: Composition["bindings"],
	readSession: SessionReader,
): TestComposition {
	const signedIn = new Map<string, Session>();
	const publicUrl = audience === "players" ? config.publicUrl : config.office.url;
	const app = openHttp({ publicUrl, trustedProxies: config.trustedProxies }, openLog("silent"));
	const visitOf = visitReader((sid) => signedIn.get(sid ?? "") ?? readSession(sid), audience);
	bindRoutes(app, bindings, visitOf, opened.clock);
	return {
		...opened,
		send(call, { by, device = aDevice("d"), params, query, headers, body } = {}) {
			const sid = by?.sid ?? by?.handle;
			const session = sid ? `; ${SESSION_COOKIES[audience].name}=${sid}` : "";
			return app.inject({
				method: call.method as "POST",
				url: pathOf(call, { session: by?.handle ?? "", ...params }) + queryText(query),
				headers: { ...headers, cookie: `did=${device}${session}` },
				...(body === undefined ? {} : { payload: body as object }),
			});
		},
		async signIn(personId, of = {}) {
			const session = { ...sessionOf(personId, of), handle: idText(ids()) };
			signedIn.set(session.handle, session);
			await storeSession(opened.database, session);
			return session;
		},
		async close() {
			await app.close();
			await close();
		},
	};
}

const ids = openIds(systemClock, 29);

const storeSession = ({ reader }: TestDatabase, { sessionId, bucket, handle, playerId }: Session) =>
	sql`insert into identity.session (session_id, bucket, sid_hash, handle, person_id, created_at, last_seen_at, expires_at, user_agent)
		values (${sessionId}, ${bucket}, ${Buffer.from(handle)}, ${handle}, ${playerId}, now(), now(), now() + interval '1 day', '')`.execute(
		reader,
	);
