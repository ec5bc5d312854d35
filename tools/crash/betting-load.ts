import { idText, pageId } from "@baize/kernel/id";
import { beginPair } from "../bench/pairs.ts";
import { type SignedIn, signIn } from "../bench/people.ts";
import type { Promised } from "./audit.ts";

const BETTORS_PER_PLAYER = 6;
const LINE_BET_MINOR = 1;
const GAME = "tidal-book";
const BET_STAKE_MINOR = 10;
const A_BET_EVERY = 8;

type Unknown = { email: string; path: string; body: Record<string, unknown>; id: string; kind: "rounds" | "bets" };

const newId = (): string => idText(pageId(Date.now(), crypto.getRandomValues(new Uint32Array(1))[0] ?? 0));

/** Players who bet as fast as they are answered, on reels and on matches, and remember what was acknowledged. */
export function openLoad(crowd: ReadonlyMap<string, SignedIn>, promised: Promised) {
	const emails = [...crowd.keys()];
	const unknown: Unknown[] = [];

	async function send(port: number, player: SignedIn, wish: Unknown): Promise<void> {
		const answer = await fetch(`http://127.0.0.1:${port}${wish.path.replace(":session", player.handle)}`, {
			method: "POST",
			headers: { "content-type": "application/json", cookie: player.cookie },
			body: JSON.stringify(wish.body),
		});
		if (answer.status >= 500) throw new Error(`answered ${answer.status}`);
		const reply = (await answer.json()) as { winMinor?: number; errorCode?: string };
		if (reply.errorCode === "CLIENT_SEED_REQUIRED") {
			await beginPair(port, player);
			return send(port, player, wish);
		}
		if (answer.ok) promised[wish.kind].set(wish.id, { email: wish.email, winMinor: reply.winMinor ?? 0 });
	}

	async function bet(port: number, email: string, count: number, selection: Selection): Promise<void> {
		const wish = count % A_BET_EVERY === 0 ? betWish(email, selection) : roundWish(email);
		const player = players.get(email);
		if (!player) return;
		await send(port, player, wish).catch(() => {
			unknown.push(wish);
			throw new Error("not answered");
		});
	}

	const players = new Map(crowd);

	/** Begins once everybody is signed in; a server that was killed has forgotten nobody, but its cookies are asked for anew. */
	async function begin(port: number): Promise<{ stop(): Promise<void> }> {
		for (const email of emails)
			players.set(email, await signIn(port, email, { browser: players.get(email)?.cookie ?? "" }));
		const selection = await openSelection(port);
		let stopped = false;
		async function keepBetting(email: string): Promise<void> {
			for (let count = 1; !stopped; count++) {
				const isAnswered = await bet(port, email, count, selection).then(
					() => true,
					() => false,
				);
				if (!isAnswered) await new Promise((resolve) => setTimeout(resolve, 50));
			}
		}
		const all = Promise.all(
			emails.flatMap((email) => Array.from({ length: BETTORS_PER_PLAYER }, () => keepBetting(email))),
		);
		return {
			async stop() {
				stopped = true;
				await all;
			},
		};
	}

	async function settleUnknown(port: number): Promise<void> {
		for (const email of emails)
			players.set(email, await signIn(port, email, { browser: players.get(email)?.cookie ?? "" }));
		for (const wish of unknown) await send(port, players.get(wish.email) as SignedIn, wish);
	}

	return { begin, settleUnknown };
}

function roundWish(email: string): Unknown {
	const id = newId();
	const body = { gameId: GAME, lineBetMinor: LINE_BET_MINOR, roundId: id, mode: "real" };
	return { email, id, kind: "rounds", path: "/api/v1/play/:session/rounds", body };
}

type Selection = { selectionId: string; priceX10000: number };

function betWish(email: string, { selectionId, priceX10000 }: Selection): Unknown {
	const id = newId();
	const legs = [{ selectionId, priceX10000 }];
	const body = { betId: id, kind: "single", stakeMinor: BET_STAKE_MINOR, legs, acceptPriceChanges: "any" };
	return { email, id, kind: "bets", path: "/api/v1/sports/:session/bets", body };
}

const FEED_MS = 20_000;

/** A selection of the match that starts last, so that it stays open. A site that has just started reads its feed first. */
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
