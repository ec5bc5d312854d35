import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { requestWithdrawal, startDeposit } from "@baize/cashier/contract";
import { requestConfirmationCode } from "@baize/factors/contract";
import { STRICTEST } from "@baize/geo/contract";
import { aPlayer, hashedPassword } from "@baize/identity/testing";
import { CALL_LIMITS, type CallLimit, type CallSpec, limitNameOf, pathOf, queryText } from "@baize/kernel/call";
import { idText, openIds, pageId } from "@baize/kernel/id";
import { systemClock } from "@baize/kernel/time";
import {
	type Binding,
	bindRoutes,
	openHttp,
	openLog,
	openRateLimits,
	openRequestLimits,
	type PlayerCall,
	readConfig,
	refuseUnknownPath,
	type Session,
	visitReader,
} from "@baize/platform-server";
import { type SentRequest, sendRequest, WAYS, type Way } from "@baize/platform-server/testing";
import { openStagedRound } from "@baize/play/contract";
import { listEvents, readEvent } from "@baize/sports/contract";
import { listTournaments } from "@baize/tournaments/contract";
import { seedVerification } from "@baize/verification/server";
import { readRaceSchedule } from "@baize/virtuals/contract";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { bindingsFor } from "./composition/index.ts";
import { PLAYER_CALLS } from "./composition/modules.ts";
import { aWithdrawal, byPin } from "./composition/test-app.ts";
import { openTestComposition } from "./composition/testing/open-composition.ts";
import { paidIn } from "./composition/testing/paid-in.ts";
import { closeFronts, type Front, openFront } from "./front.ts";

const log = openLog("silent");
const site = await openTestComposition();
const { clock, composition, database } = site;
await composition.seed();
await composition.start();

/** Every call that may be answered ahead of the router. */
const bindings = bindingsFor(composition.bindings, "players").filter(
	({ call }) => call.pollMs !== undefined || call.isOnFastPath,
);
const calls = bindings.map(({ call }) => call);

/**
 * What the fast path leaves to the router: a part of the path is something else than the session, or the reply is made
 * for each request.
 */
const LEFT_TO_THE_ROUTER = [
	"listBets",
	"listBonuses",
	"listExports",
	"listFreeBets",
	"listOffers",
	"listOwnMissions",
	"listOwnSpins",
	"listPlayableSpins",
	"listPublicOffers",
	"listTransfers",
	"listWithdrawals",
	"readChat",
	"readDeposit",
	"readEvent",
	"readFundWhys",
	"readLoyalty",
	"readOwnTournament",
	"readPoints",
	"readPot",
	"readQuotes",
	"readRace",
	"readRaceSchedule",
	"readTable",
	"readTournament",
	"readTransferOptions",
	"readWithdrawal",
];

type Server = { app: FastifyInstance; front: Front; origin: string; ahead: Set<string> };
let servers: Server[];
/** They refuse the third poll of a session. */
let narrow: Server[];
let player: Person;
let other: Person;
beforeAll(async () => {
	servers = await Promise.all(WAYS.map((way) => openServer(way, UNLIMITED)));
	narrow = await Promise.all(WAYS.map((way) => openServer(way, ALLOWED / CALL_LIMITS.polled.perSession)));
	player = await aPerson();
	other = await aPerson();
});
afterAll(async () => {
	await closeFronts([...servers, ...narrow], { lateMs: 1_000, closedByMs: 2_000 });
	await site.close();
});

/** The clock stands still, and so do the limits. */
const UNLIMITED = 1_000;
const ALLOWED = 2;

/** The players' origin with these calls, before and behind what production puts before its router. */
async function openServer(way: Way, factor: number): Promise<Server> {
	const config = readConfig({
		PROFILE: "test",
		DATA_DIR: mkdtempSync(join(tmpdir(), "baize-front-")),
		FAST_PATH: way === WAYS[0] ? "on" : "off",
	});
	const rates = openRateLimits({ clock, factor });
	const limits = openRequestLimits({ rates, trustedProxies: [], readSession, audience: "players" });
	const ahead = new Set<string>();
	const noPage = () => Promise.reject(new Error("no page is requested"));
	const front = openFront({
		config,
		bindings,
		readSession,
		log,
		pages: { publicPage: noPage, pageForVisitor: noPage },
		policyFor: () => "",
		pageCookies: () => [],
		observe: ({ path }) => ahead.add(path),
		limits,
	});
	const app = openHttp(config, log, limits, front.serverFactory);
	app.setNotFoundHandler(refuseUnknownPath);
	bindRoutes(app, bindings, visitReader(readSession), clock);
	return { app, front, ahead, origin: await app.listen({ port: 0, host: "127.0.0.1" }) };
}

type Person = { playerId: bigint; session: Session };
const sessions = new Map<string, Session>();
const readSession = (sid: string | undefined): Session | undefined => sessions.get(sid ?? "");

async function signedIn(playerId: bigint): Promise<Session> {
	const session = await site.signIn(playerId);
	sessions.set(session.handle, session);
	return session;
}

const ids = openIds(systemClock, 30);

async function aPerson(): Promise<Person> {
	const { playerId } = await aPlayer(database, { passwordHash: await hashedPassword() });
	await seedVerification({ database, clock }, playerId, { status: "VERIFIED" });
	const { wallet, play, factors } = composition.domains;
	await database.transaction(async (tx) => {
		await wallet.open(tx, playerId, "CAD");
		await factors.setPin(tx, playerId, "2580");
	});
	await paidIn(composition.domains, database, { playerId, currency: "CAD", amountMinor: 50_000n, reference: ids() });
	const session = await signedIn(playerId);
	const { commitment } = await play.readSeeds(session);
	await play.chooseClientSeed(session, { commitment, clientSeed: "of a test" });
	return { playerId, session };
}

let pageNumber = 1;
const aRoundId = (): string => idText(pageId(clock.nowMs(), pageNumber++));

/** The player has one open round of the game, and asks for it again. */
const openedId = aRoundId();
const openingBody = () => ({ ...PLAYER_CALLS.openStagedRound?.body, roundId: openedId });

/** What only the running site knows. A call that is not here and needs more than its session is not answered with 200. */
const EXAMPLES: Record<string, (session: Session) => Promise<PlayerCall>> = {
	async playRealRound() {
		clock.advance(STRICTEST.slots.minRoundMs);
		return { body: { ...PLAYER_CALLS.playRealRound?.body, roundId: aRoundId() } };
	},
	openStagedRound: async () => ({ body: openingBody() }),
	async actInRound(by) {
		await site.send(openStagedRound, { by, body: openingBody() });
		return { params: { roundId: openedId }, body: { step: 0, action: { do: "open", cell: 0 } } };
	},
	readPot: async () => ({ params: { pot: "ember-crown" } }),
	readTable: async () => ({ params: { gameId: "paper-kite" } }),
	readRace: async () => ({ params: { raceId: (await site.send(readRaceSchedule)).json().next[0].raceId } }),
	readEvent: async () => ({ params: { eventId: await anEventId() } }),
	readTournament: async () => ({ params: { tournament: await aTournamentId() }, query: { currency: "CAD" } }),
	readOwnTournament: async () => ({ params: { tournament: await aTournamentId() } }),
	async readQuotes() {
		const { markets } = (await site.send(readEvent, { params: { eventId: await anEventId() } })).json();
		return { query: { selections: markets[0].selections[0].selectionId } };
	},
	async readDeposit(by) {
		const started = await site.send(startDeposit, { ...PLAYER_CALLS.startDeposit, by });
		return { params: { deposit: started.json().depositId } };
	},
	async readWithdrawal(by) {
		withdrawalId ??= aWithdrawalOf(by);
		return { params: { withdrawal: await withdrawalId } };
	},
};

/** The player makes one and reads it in each case: each takes from the limits of a day. */
let withdrawalId: Promise<string> | undefined;
async function aWithdrawalOf(by: Session): Promise<string> {
	const body = aWithdrawal();
	const { amountMinor, destination } = body;
	const params = { operation: "withdraw" };
	await site.send(requestConfirmationCode, { by, params, body: { amountMinor, currency: "CAD", destination } });
	return (await site.send(requestWithdrawal, { by, headers: byPin(), body })).json().withdrawalId;
}

const aTournamentId = async (): Promise<string> =>
	(await site.send(listTournaments, { query: { currency: "CAD" } })).json().tournaments[0].id;

const anEventId = (): Promise<string> =>
	vi.waitFor(async () => {
		const { events } = (await site.send(listEvents)).json();
		expect(events).not.toEqual([]);
		return events[0].eventId;
	}, 10_000);

async function requestOf(call: CallSpec, session: Session): Promise<SentRequest> {
	const { params, query, body } = (await EXAMPLES[call.name]?.(session)) ?? PLAYER_CALLS[call.name] ?? {};
	return {
		method: call.method,
		url: pathOf(call, { session: session.handle, ...params }) + queryText(query),
		headers: { cookie: `sid=${session.handle}`, "x-locale": "en" },
		...(body === undefined ? {} : { payload: body }),
	};
}

type Compared = { status: number; headers: Record<string, unknown>; body: string };

async function answerOf({ origin }: Server, sent: SentRequest): Promise<Compared> {
	const { statusCode, headers, rawPayload } = await sendRequest(origin, sent);
	return { status: statusCode, headers: { ...headers, date: "now" }, body: rawPayload.toString("latin1") };
}

/** The answer of both; asked again where it changes meanwhile by itself. */
async function sameAnswer(sent: SentRequest, [first, second] = servers): Promise<Compared> {
	for (;;) {
		const before = await answerOf(first!, sent);
		const ofOther = await answerOf(second!, sent);
		if (!isDeepStrictEqual(before, await answerOf(first!, sent))) continue;
		expect(ofOther).toEqual(before);
		return before;
	}
}

const withHeaders = (sent: SentRequest, headers: Record<string, string>): SentRequest => ({
	...sent,
	headers: { ...sent.headers, ...headers },
});
const isAnyones = ({ who }: CallSpec): boolean => who === "anyone";

/** A case, what it changes of the request, and the status that answers it where that is the same for every call. */
const CASES: [string, (sent: SentRequest) => SentRequest, ((call: CallSpec) => number)?][] = [
	["signed in", (sent) => sent, () => 200],
	["in another language", (sent) => withHeaders(sent, { "x-locale": "ar" }), () => 200],
	["compressed", (sent) => withHeaders(sent, { "accept-encoding": "br" }), () => 200],
	["signed out", (sent) => withHeaders(sent, { cookie: "" }), (call) => (isAnyones(call) ? 200 : 401)],
	[
		"by another player",
		(sent) => withHeaders(sent, { cookie: `sid=${other.session.handle}` }),
		(call) => (isAnyones(call) ? 200 : 401),
	],
	["with an unknown ETag", (sent) => withHeaders(sent, { "if-none-match": '"of nothing"' }), () => 200],
	["from a page of another site", (sent) => withHeaders(sent, { "sec-fetch-site": "cross-site" })],
	["with an unknown query", (sent) => ({ ...sent, url: `${sent.url}${sent.url.includes("?") ? "&" : "?"}nothing=1` })],
	["with a body that is no JSON", (sent) => (sent.payload ? { ...sent, payload: "{" } : sent)],
	["with a body that does not fit", (sent) => (sent.payload ? { ...sent, payload: { nothing: 1 } } : sent)],
];

describe.each(calls.map((call) => [call.name, call] as const))("%s is answered alike", (_name, call) => {
	it.each(CASES)("%s", async (_case, change, statusFor) => {
		const { status } = await sameAnswer(change(await requestOf(call, player.session)));
		if (statusFor) expect(status).toBe(statusFor(call));
		expect(status).toBeLessThan(500);
	});

	it("where it has not changed", async () => {
		const sent = await requestOf(call, player.session);
		const { etag } = (await sameAnswer(sent)).headers;
		const again = await sameAnswer(withHeaders(sent, { "if-none-match": String(etag) }));
		expect([again.status, again.headers.etag]).toEqual([etag === undefined ? 200 : 304, etag]);
	});

	it("where the router is asked first", async () => {
		const { status } = await sameAnswer(await requestOf(call, player.session), servers.toReversed());
		expect(status).toBe(200);
	});

	it("beyond the rate limit", async () => {
		const { perSession }: CallLimit = CALL_LIMITS[limitNameOf(call)];
		const allowed = Math.floor((ALLOWED * perSession!) / CALL_LIMITS.polled.perSession / (call.cost ?? 1));
		const sent = await requestOf(call, await signedIn(player.playerId));
		for (let at = 0; at < allowed; at++)
			for (const server of narrow) expect((await answerOf(server, sent)).status).toBe(200);
		const refused = await Promise.all(narrow.map((server) => answerOf(server, sent)));
		expect(refused[0]).toEqual(refused[1]);
		expect(refused[0]).toMatchObject({ status: 429, headers: { "retry-after": expect.stringMatching(/^[1-9]/) } });
	});
});

it("answers ahead of the router every poll whose path has only the session, every frequent command, and none where that is off", async () => {
	const [onFastPath, routed] = servers;
	for (const call of calls) await answerOf(onFastPath!, await requestOf(call, player.session));
	const left = ({ path }: Binding["call"]): boolean => !onFastPath!.ahead.has(path);
	const names = calls.filter(left).map(({ name }) => name);
	expect(names.sort()).toEqual(LEFT_TO_THE_ROUTER);
	expect([...routed!.ahead]).toEqual([]);
});
