import type { SignedInVisit } from "@baize/platform-server";
import { OutgoingFailure } from "@baize/platform-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestPlay, type TestPlay } from "../../testing/index.ts";
import { openTestProvided, type TestProvided } from "../../testing/provided.ts";
import { readGameUrl, readIntegrationUrl } from "../launch.ts";
import type { PlayPorts } from "../ports.ts";
import { type LaunchPorts, launchProvided } from "./launch.ts";
import { DEFAULT_POLICIES } from "./policies.data.ts";
import { providersOf } from "./registry.ts";

const GAMES = "https://games.example";
const PATH = "/casino/instant/draws/fortune-wheel";
const providers = providersOf([
	{
		...{ name: "a", apiKeys: [], signatureKeys: [], launchUrl: "https://aggregator.example", launchKey: "key" },
		providers: [
			{
				...{ name: "acme", maker: "Acme", pages: [GAMES], policies: DEFAULT_POLICIES },
				titles: [{ id: "fortune-wheel", game: "wheel-24", name: "Fortune Wheel", kind: "instant", rtpText: null }],
			},
		],
	},
]);

let app: TestProvided;
let play: TestPlay;
beforeAll(async () => {
	[app, play] = await Promise.all([openTestProvided(), openTestPlay()]);
});
afterAll(() => Promise.all([app.close(), play.close()]));

type Sent = { url: string; headers?: Readonly<Record<string, string>>; body?: string };

function launching(answer: () => { status: number; body: Buffer }, over: Partial<LaunchPorts> = {}) {
	const sent: Sent[] = [];
	const ports: LaunchPorts = {
		...{ database: app.database, clock: app.clock, sessions: app.sessions, providers },
		catalogue: { game: () => undefined, isPlayable: () => true },
		geoVisibilityOf: () => () => true,
		eligibilityBlockOf: () => undefined,
		restrictionOf: async () => null,
		playerOf: async () => ({ currency: "CAD", country: "CA" }),
		log: { warn: () => {} } as unknown as LaunchPorts["log"],
		titles: { numberOf: () => 7 },
		states: { requireNew: () => {} },
		outgoing: {
			async send(request) {
				sent.push(request);
				return answer();
			},
		},
		...over,
	};
	const launch = async (gameId = "fortune-wheel") => {
		const session = await play.newcomer();
		return launchProvided(ports, { gameId }, {
			session,
			locale: "en",
			ip: "192.0.2.1",
			userAgent: "",
			cookies: {},
		} as SignedInVisit);
	};
	return { launch, sent };
}

const pageAt = (gameUrl: unknown) => () => ({ status: 200, body: Buffer.from(JSON.stringify({ gameUrl })) });

describe("[GAME-03] opening a game of another maker", () => {
	it("begins a session, and asks the aggregator for the page with its token", async () => {
		const { launch, sent } = launching(pageAt(`${GAMES}/play?x=1`));
		expect(await launch()).toEqual({ url: `${GAMES}/play?x=1` });
		const [{ url, headers = {}, body = "" } = { url: "" }] = sent;
		expect(url).toBe("https://aggregator.example/acme/gamelaunch");
		expect(headers.authorization).toBe("Bearer key");
		expect(JSON.parse(body)).toMatchObject({
			providerGameId: "wheel-24",
			currency: "CAD",
			country: "CA",
			language: "en",
		});
		expect(body).not.toContain(headers["x-player-token"]);
		expect(await app.sessions.find(headers["x-player-token"]!)).toMatchObject({
			status: "live",
			session: { gameNumber: 7 },
		});
	});

	it.each<[string, () => { status: number; body: Buffer }]>([
		[
			"silent",
			() => {
				throw new OutgoingFailure("timeout");
			},
		],
		[
			"leading elsewhere",
			() => {
				throw new OutgoingFailure("redirected");
			},
		],
		["failing", () => ({ status: 500, body: Buffer.from("") })],
		["garbled", () => ({ status: 200, body: Buffer.from("<html>") })],
		["without an address", pageAt(undefined)],
		["with a page of another origin", pageAt("https://games.example.evil/play")],
		["with a script for a page", pageAt("javascript:alert(1)")],
	])("is refused where the provider is %s; nothing is staked", async (_what, answer) => {
		await expect(launching(answer).launch()).rejects.toMatchObject({ code: "OUTSIDE_UNAVAILABLE" });
	});

	it.each<[string, Partial<LaunchPorts>, string]>([
		[
			"hidden where the player is",
			{ catalogue: { game: () => undefined, isPlayable: () => false } },
			"NOT_AVAILABLE_IN_REGION",
		],
		["forbidden there", { eligibilityBlockOf: () => "place" }, "PLAY_NOT_ALLOWED_HERE"],
		["closed", { eligibilityBlockOf: () => "closed" }, "GAMES_CLOSED"],
		[
			"of an excluded player",
			{ restrictionOf: async () => ({ kind: "EXCLUDED", untilMs: null }) as never },
			"EXCLUDED",
		],
		[
			"of a player on a break",
			{ restrictionOf: async () => ({ kind: "TIMED_OUT", untilMs: 1 }) as never },
			"TIMED_OUT",
		],
	])("is refused for a game that is %s, before anybody is asked", async (_what, over, code) => {
		const { launch, sent } = launching(pageAt(GAMES), over);
		await expect(launch()).rejects.toMatchObject({ code });
		expect(sent).toEqual([]);
	});

	it("is refused for a game that no maker has", async () => {
		await expect(launching(pageAt(GAMES)).launch("no-such-game")).rejects.toMatchObject({ code: "GAME_NOT_FOUND" });
	});

	it("all launch services lead to its page, as they do to ours", async () => {
		const game = { linkUrl: PATH } as ReturnType<PlayPorts["catalogue"]["game"]>;
		const ports = {
			catalogue: { game: () => game, isPlayable: () => true },
			geoVisibilityOf: () => () => true,
			eligibilityBlockOf: () => undefined,
			isIntegrationOn: () => true,
			placeOf: () => ({ country: "CA", subdivision: "ON" }),
			playerOf: async () => undefined,
			states: { requireNew: () => {} },
		};
		const visit = { session: undefined, locale: "en", ip: "", userAgent: "", cookies: {} } as const;
		expect(await readGameUrl(ports, "fortune-wheel", { mode: "real" }, visit)).toEqual({ url: `/en${PATH}#realplay` });
		for (const [mode, url] of [
			["real", `/en${PATH}#realplay`],
			["practice", `/en${PATH}`],
		] as const)
			expect(await readIntegrationUrl(ports, "fortune-wheel", { mode }, visit)).toEqual({ url });
	});
});
