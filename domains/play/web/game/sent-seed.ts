import { freshClientSeed } from "./client-seed.ts";

type Sent = { commitment: string; clientSeed: string };

const KEY = "sentClientSeed";
/** Of a browser that keeps nothing: as long as the page. */
let sentFromPage: string | null = null;

/**
 * The client seed for a commitment: the one that this browser has sent for it, else a new one. A house that says that a
 * choice did not arrive, and is sent another one for the same commitment, could take whichever suits it. So it is sent the
 * same again, also by another tab, and when the page was loaded anew.
 */
export function clientSeedFor(commitment: string): string {
	const sent = lastSent();
	return sent?.commitment === commitment ? sent.clientSeed : freshClientSeed();
}

/** Before it is sent. */
export function keepSent(sent: Sent): void {
	sentFromPage = JSON.stringify(sent);
	try {
		localStorage.setItem(KEY, sentFromPage);
	} catch {
		// The page remembers it.
	}
}

/** The house has refused it; the player sees that, and decides what is sent instead. */
export function forgetSent(): void {
	sentFromPage = null;
	try {
		localStorage.removeItem(KEY);
	} catch {
		// There is nothing.
	}
}

function lastSent(): Sent | undefined {
	try {
		return JSON.parse(localStorage.getItem(KEY) ?? sentFromPage ?? "null") ?? undefined;
	} catch {
		return sentFromPage === null ? undefined : JSON.parse(sentFromPage);
	}
}
