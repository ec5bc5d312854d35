import { freshClientSeed } from "./client-seed.ts";

type Sent = { commitment: string; clientSeed: string };

const KEY = "sentClientSeed";
/** For a browser that stores nothing: lasts as long as the page. */
let sentFromPage: string | null = null;

/**
 * The client seed for a commitment: the one that this browser has sent for it, else a new one. A server that claims
 * that a choice did not arrive, and gets another one for the same commitment, could take whichever suits it. So the
 * same seed is sent again, also by another tab, and after a reload.
 */
export function clientSeedFor(commitment: string): string {
	const sent = lastSent();
	return sent?.commitment === commitment ? sent.clientSeed : freshClientSeed();
}

/** Called before it is sent. */
export function storeSent(sent: Sent): void {
	sentFromPage = JSON.stringify(sent);
	try {
		localStorage.setItem(KEY, sentFromPage);
	} catch {
		// The page's variable has it.
	}
}

/** The server has refused it; the player sees that, and decides what is sent instead. */
export function clearSent(): void {
	sentFromPage = null;
	try {
		localStorage.removeItem(KEY);
	} catch {
		// Nothing is stored.
	}
}

function lastSent(): Sent | undefined {
	try {
		return JSON.parse(localStorage.getItem(KEY) ?? sentFromPage ?? "null") ?? undefined;
	} catch {
		return sentFromPage === null ? undefined : JSON.parse(sentFromPage);
	}
}
