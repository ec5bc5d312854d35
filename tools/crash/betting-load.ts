import { idText, pageId } from "@baize/kernel/id";
import { type SignedIn, signIn } from "../bench/people.ts";
import { beginSeedPair } from "../bench/seed-pairs.ts";
import type { Promised } from "./audit.ts";
import { endless } from "./endless.ts";

const BETTORS_PER_PLAYER = 6;
/** The second has the jackpot. */
const GAMES = ["tidal-book", "ember-court"];
/** Of one of the games, or of all of them in turn. */
type Rounds = { lineBetMinor: number; games: readonly string[] };
const BET_STAKE_MINOR = 10;
const A_BET_EVERY = 8;

type PlayRequest = { email: string; path: string; body: Record<string, unknown>; id: string; kind: "rounds" | "bets" };

const newId = (): string => idText(pageId(Date.now(), crypto.getRandomValues(new Uint32Array(1))[0] ?? 0));

/** Players who bet as fast as they are answered, on reels and on matches. Records what was acknowledged. */
export function openLoad(
	signedIn: ReadonlyMap<string, SignedIn>,
	promised: Promised,
	rounds: Rounds = { lineBetMinor: 1, games: GAMES },
) {
	const emails = [...signedIn.keys()];
	const unknown: PlayRequest[] = [];

	async function send(port: number, player: SignedIn, request: PlayRequest): Promise<void> {
		const answer = await fetch(`http://127.0.0.1:${port}${request.path.replace(":session", player.handle)}`, {
			method: "POST",
			headers: { "content-type": "application/json", cookie: player.cookie },
			body: JSON.stringify(request.body),
		});
		if (answer.status >= 500) throw new Error(`answered ${answer.status}`);
		const reply = (await answer.json()) as { winMinor?: number; errorCode?: string };
		if (reply.errorCode === "CLIENT_SEED_REQUIRED") {
			await beginSeedPair(port, player);
			return send(port, player, request);
		}
		if (answer.ok) promised[request.kind].set(request.id, { email: request.email, winMinor: reply.winMinor ?? 0 });
	}

	async function bet(port: number, email: string, count: number, selection: Selection): Promise<void> {
		const request = count % A_BET_EVERY === 0 ? betRequest(email, selection) : roundRequest(email, count, rounds);
		const player = players.get(email);
		if (!player) return;
		await send(port, player, request).catch(() => {
			unknown.push(request);
			throw new Error("not answered");
		});
	}

	const players = new Map(signedIn);

	/**
	 * Starts when every player is signed in. A killed server keeps its sessions, but the test signs in again to have
	 * fresh cookies.
	 */
	async function begin(port: number): Promise<{ stop(): Promise<void> }> {
		for (const email of emails)
			players.set(email, await signIn(port, email, { browser: players.get(email)?.cookie ?? "" }));
		const selection = await openSelection(port);
		const all = emails.flatMap((email) =>
			Array.from({ length: BETTORS_PER_PLAYER }, () => {
				let count = 0;
				return endless(() => bet(port, email, ++count, selection));
			}),
		);
		return {
			async stop() {
				await Promise.all(all.map((each) => each.stop()));
			},
		};
	}

	async function settleUnknown(port: number): Promise<void> {
		for (const email of emails)
			players.set(email, await signIn(port, email, { browser: players.get(email)?.cookie ?? "" }));
		for (const request of unknown) await send(port, players.get(request.email) as SignedIn, request);
	}

	return { begin, settleUnknown };
}

function roundRequest(email: string, count: number, { lineBetMinor, games }: Rounds): PlayRequest {
	const id = newId();
	const body = {
		gameId: games[count % games.length],
		bet: { lineBetMinor },
		roundId: id,
		mode: "real",
	};
	return { email, id, kind: "rounds", path: "/api/v1/play/:session/rounds", body };
}

type Selection = { selectionId: string; priceX10000: number };

function betRequest(email: string, { selectionId, priceX10000 }: Selection): PlayRequest {
	const id = newId();
	const legs = [{ selectionId, priceX10000 }];
	const body = { betId: id, kind: "single", stakeMinor: BET_STAKE_MINOR, legs, acceptPriceChanges: "any" };
	return { email, id, kind: "bets", path: "/api/v1/sports/:session/bets", body };
}

const FEED_MS = 20_000;

/**
 * A selection of the match that starts last, so that it stays open. A site that has just started must read its feed
 * first.
 */
async function openSelection(port: number): Promise<Selection> {
	const untilMs = performance.now() + FEED_MS;
	while (performance.now() < untilMs) {
		const answer = await fetch(`http://127.0.0.1:${port}/api/v1/sports/events?vertical=sports&when=upcoming`);
		const { events } = (await answer.json()) as { events: { mainMarket: { selections: Selection[] } | null }[] };
		const selection = events.findLast(({ mainMarket }) => mainMarket)?.mainMarket?.selections[0];
		if (selection) return selection;
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
	throw new Error("no match is on sale");
}
