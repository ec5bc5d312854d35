import { callApi, receiveAlongside } from "@baize/platform-web/reads";
import { listFreeGames, SPINS_CHANGED, SPINS_TOPIC } from "../contract/index.ts";

let asked: Promise<ReadonlySet<string>> | undefined;

/** The ids of the games with free spins: asked once, and the same until it is cleared. spec §4, CAT-10 */
export function askFreeGames(): Promise<ReadonlySet<string>> {
	if (asked) return asked;
	const question = callApi(listFreeGames, {}).then(({ games }) => new Set(games) as ReadonlySet<string>);
	// A question that has failed is asked again.
	question.catch(() => {
		if (asked === question) asked = undefined;
	});
	asked = question;
	return question;
}

export function clearFreeGames(): void {
	asked = undefined;
}

const listeners = new Set<() => void>();
let shown: ReadonlySet<string> = new Set();
let isReceiving = false;

async function show(): Promise<void> {
	shown = await askFreeGames();
	for (const listener of listeners) listener();
}

/** Calls the listener when the ids are there, and when they have changed. */
export function watchFreeGames(listener: () => void): () => void {
	listeners.add(listener);
	if (!isReceiving) receiveAlongside(SPINS_TOPIC, SPINS_CHANGED, refresh);
	isReceiving = true;
	void show().catch(() => {});
	return () => void listeners.delete(listener);
}

function refresh(): void {
	clearFreeGames();
	if (listeners.size > 0) void show().catch(() => {});
}

export const hasFreeSpins = (gameId: string): boolean => shown.has(gameId);
