import { callApi } from "@baize/platform-web/reads";
import { listClosedTitles } from "../../contract/closed-titles.ts";

const NONE: ReadonlySet<string> = new Set();
/** Every card of a page says so in the same moment. */
const GATHER_MS = 200;

const listeners = new Set<() => void>();
let closed: ReadonlySet<string> = NONE;
let isAsked = false;
let isWaiting = false;

async function read(): Promise<void> {
	const { gameIds } = await callApi(listClosedTitles, {});
	closed = new Set(gameIds);
	for (const listener of listeners) listener();
}

/** Without an answer the cards stay as they were; the page of a closed game says that it is closed. */
const readQuietly = (): void => void read().catch(() => {});

/** Asks when the first one looks. */
export function watchClosedTitles(listener: () => void): () => void {
	listeners.add(listener);
	if (!isAsked) readQuietly();
	isAsked = true;
	return () => void listeners.delete(listener);
}

/** Asked once, whatever the number of cards. */
export function readClosedSoon(): void {
	if (isWaiting) return;
	isWaiting = true;
	setTimeout(() => {
		isWaiting = false;
		readQuietly();
	}, GATHER_MS);
}

/** Whether an operator has closed the title where the visitor is; not known yet is open. */
export const isTitleClosed = (gameId: string): boolean => closed.has(gameId);
