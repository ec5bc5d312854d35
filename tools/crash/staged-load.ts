import { idText, pageId } from "@baize/kernel/id";
import { type SignedIn, signIn } from "../bench/people.ts";
import { beginSeedPair } from "../bench/seed-pairs.ts";
import type { Promised } from "./audit.ts";

const GAME = "emerald-blackjack";
const STAKE_MINOR = 100;
/** These take a further stake. */
const STAKING: readonly string[] = ["double", "split", "insure"];

type Request = { path: string; body: Record<string, unknown> };
type Answer = { roundId: string; step: number; view: { moves: string[] } | null; ended: { winMinor: number } | null };

const newId = (): string => idText(pageId(Date.now(), crypto.getRandomValues(new Uint32Array(1))[0] ?? 0));

/**
 * Players who play rounds with decisions and several stakes without a pause. A request that is not answered is sent again
 * as it was, as a page does, so each round is gone on with where it stood when the server was killed.
 */
export function openStagedLoad(signedIn: ReadonlyMap<string, SignedIn>, promised: Promised["staged"]) {
	const players = new Map(signedIn);
	const waiting = new Map<string, Request>();

	async function play(port: number, email: string): Promise<void> {
		const request = waiting.get(email) ?? opening();
		waiting.set(email, request);
		const answer = await send(port, players.get(email)!, request);
		if (answer.ended) {
			promised.set(answer.roundId, { email, winMinor: answer.ended.winMinor });
			waiting.delete(email);
		} else waiting.set(email, nextAction(answer));
	}

	async function signInAll(port: number): Promise<void> {
		for (const email of players.keys())
			players.set(email, await signIn(port, email, { browser: players.get(email)?.cookie ?? "" }));
	}

	return {
		async begin(port: number): Promise<{ stop(): Promise<void> }> {
			await signInAll(port);
			let stopped = false;
			async function playUntilStopped(email: string): Promise<void> {
				while (!stopped)
					await play(port, email).catch((error: unknown) => {
						if (error instanceof Refused) throw error;
						return new Promise((resolve) => setTimeout(resolve, 50));
					});
			}
			const playing = Promise.all([...players.keys()].map(playUntilStopped));
			playing.catch(() => {});
			return {
				async stop() {
					stopped = true;
					await playing;
				},
			};
		},
		/** Plays every open round to its end. */
		async finish(port: number): Promise<void> {
			await signInAll(port);
			for (const email of players.keys()) while (waiting.has(email)) await play(port, email);
		},
	};
}

const opening = (): Request => ({
	path: "staged-rounds",
	body: { gameId: GAME, bet: { stakeMinor: STAKE_MINOR }, roundId: newId() },
});

function nextAction({ roundId, step, view }: Answer): Request {
	const moves = view?.moves ?? [];
	const move = moves[(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % moves.length];
	const more = STAKING.includes(move ?? "") ? { stakeId: newId() } : {};
	return { path: `staged-rounds/${roundId}/actions`, body: { step, action: { do: move }, ...more } };
}

/** The server has answered, and not with a round: that is a finding, and not what a kill does. */
class Refused extends Error {}

async function send(port: number, player: SignedIn, { path, body }: Request): Promise<Answer> {
	const answer = await fetch(`http://127.0.0.1:${port}/api/v1/play/${player.handle}/${path}`, {
		method: "POST",
		headers: { "content-type": "application/json", cookie: player.cookie },
		body: JSON.stringify(body),
	});
	if (answer.status >= 500 || answer.status === 429) throw new Error(`answered ${answer.status}`);
	const reply = (await answer.json()) as Answer & { errorCode?: string };
	if (answer.ok) return reply;
	if (reply.errorCode !== "CLIENT_SEED_REQUIRED") throw new Refused(`${path} was refused: ${reply.errorCode}`);
	await beginSeedPair(port, player);
	return send(port, player, { path, body });
}
