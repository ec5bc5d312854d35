import { timingSafeEqual } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { ledgerDecimals } from "@baize/kernel/money";
import { type RandomSource, toHex } from "@baize/kernel/random";
import type { Clock } from "@baize/kernel/time";
import { type Config, openBoundedMap } from "@baize/platform-server";
import { DEFAULT_POLICIES } from "../policies.data.ts";
import type { Aggregator } from "../settings.ts";
import { openPamClient, type PamClient, type Player } from "./pam-client.ts";
import { spin, WHEEL_GAME } from "./spin.ts";
import { WHEEL_RTP, WHEEL_STAKES } from "./wheel.data.ts";

/** The id of its game in the catalogue. */
const SAMPLE_GAME = "fortune-wheel";
const PROVIDER = "sample";
const KEY_BYTES = 32;
const MAX_PLAYERS = 10_000;
const LIMIT_BYTES = 4_096;

type Ports = {
	config: Pick<Config, "sampleGamesPort" | "host" | "port" | "publicUrl" | "profile">;
	random: RandomSource;
	clock: Clock;
};

type Opened = Player & { language: string };
type Sample = {
	pam: PamClient;
	/** By the keys that pages of the game have: they never see the token of a session. */
	players: ReturnType<typeof openBoundedMap<string, Opened>>;
	launchKey: string;
	random: RandomSource;
	origin: string;
	operator: string;
};

/**
 * A maker of games with one game, and the aggregator before it, for development and tests: another origin, another port,
 * and nothing of the site but the PAM API. Never in production.
 */
export async function openSampleGames({
	config,
	random,
	clock,
}: Ports): Promise<{ aggregator: Aggregator; close(): Promise<void> }> {
	if (config.profile === "production") throw new Error("The sample games do not open in production.");
	const newKey = (): string => toHex(random.bytes(KEY_BYTES));
	const [apiKey, signatureKey, launchKey] = [newKey(), newKey(), newKey()];
	const operatorUrl = () => `http://127.0.0.1:${config.port}`;
	const site = new URL(config.publicUrl);
	const sample: Sample = {
		pam: openPamClient({ operatorUrl, apiKey, signatureKey, provider: PROVIDER, clock }),
		players: openBoundedMap<string, Opened>(MAX_PLAYERS),
		launchKey,
		random,
		origin: "",
		operator: site.origin,
	};
	const server = createServer((request, response) => void answer(sample, request, response));
	await new Promise<void>((resolve, reject) => {
		server.once("error", reject);
		server.listen(config.sampleGamesPort, config.host, resolve);
	});
	const { port } = server.address() as AddressInfo;
	sample.origin = `http://${site.hostname}:${port}`;
	return {
		aggregator: {
			name: PROVIDER,
			apiKeys: [apiKey],
			signatureKeys: [signatureKey],
			launchUrl: `http://127.0.0.1:${port}`,
			launchKey,
			providers: [
				{
					name: PROVIDER,
					maker: "Baize Sample Games",
					pages: [sample.origin],
					policies: DEFAULT_POLICIES,
					titles: [{ id: SAMPLE_GAME, game: WHEEL_GAME, name: "Fortune Wheel", kind: "instant", rtpText: WHEEL_RTP }],
				},
			],
		},
		async close() {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}

const FILES: Record<string, { type: string; file: string }> = {
	"/wheel": { type: "text/html", file: "wheel.html" },
	"/wheel.css": { type: "text/css", file: "wheel.css" },
	"/wheel.js": { type: "text/javascript", file: "wheel.js" },
};

async function answer(sample: Sample, request: IncomingMessage, response: ServerResponse): Promise<void> {
	response.setHeader(
		"content-security-policy",
		`default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${sample.operator}`,
	);
	response.setHeader("x-content-type-options", "nosniff");
	response.setHeader("cache-control", "no-store");
	const path = (request.url ?? "").split("?")[0] ?? "";
	const found = request.method === "GET" ? FILES[path] : undefined;
	if (found) {
		response.setHeader("content-type", `${found.type}; charset=utf-8`);
		return void response.end(readFileSync(new URL(`page/${found.file}`, import.meta.url)));
	}
	try {
		const body = request.method === "POST" ? await bodyOf(request) : {};
		const value = await answerCall(sample, path, request.headers, body);
		response.statusCode = value ? 200 : 404;
		response.setHeader("content-type", "application/json");
		response.end(JSON.stringify(value ?? {}));
	} catch {
		response.statusCode = 500;
		response.end("{}");
	}
}

type Body = Partial<Record<string, unknown>>;

async function bodyOf(request: IncomingMessage): Promise<Body> {
	let text = "";
	for await (const part of request) {
		text += String(part);
		if (text.length > LIMIT_BYTES) throw new Error("the body is too large");
	}
	return JSON.parse(text) as Body;
}

async function answerCall(
	sample: Sample,
	path: string,
	headers: IncomingHttpHeaders,
	body: Body,
): Promise<object | undefined> {
	if (path === `/${PROVIDER}/gamelaunch`) return launch(sample, headers, body);
	const player = sample.players.get(String(body.key));
	if (!player) return undefined;
	const { currency, language } = player;
	const unit = 10 ** ledgerDecimals(currency);
	if (path === "/api/state") {
		const { balance, code } = await sample.pam.balance(player);
		return { balance, error: code, currency, language, stakes: WHEEL_STAKES.map((minor) => minor / unit) };
	}
	if (path !== "/api/spin") return undefined;
	return spin(sample.pam, player, Math.round(Number(body.stake) * unit), unit);
}

/** Valkyrie's operator API: the page of the game for a player's session. */
function launch(
	{ players, random, origin, operator, launchKey }: Sample,
	{ authorization = "", "x-player-token": token }: IncomingHttpHeaders,
	body: Body,
): object | undefined {
	const [given, right] = [Buffer.from(authorization), Buffer.from(`Bearer ${launchKey}`)];
	if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
	const { playerId, currency, language } = body;
	const own = toHex(random.bytes(KEY_BYTES));
	players.set(own, {
		playerId: String(playerId),
		token: String(token),
		currency: String(currency),
		language: String(language),
	});
	return { gameUrl: `${origin}/wheel?${new URLSearchParams({ key: own, operator })}` };
}
