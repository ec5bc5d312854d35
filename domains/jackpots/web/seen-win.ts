const KEY = "jackpot-win-seen";
/** Before every id. */
const NONE = "";

/** The last win that was closed in this browser; ids are in the order of time. */
export function readSeenWin(): string {
	try {
		return localStorage.getItem(KEY) ?? NONE;
	} catch {
		// A browser that stores nothing shows the win again on the next page.
		return NONE;
	}
}

export function writeSeenWin(id: string): void {
	try {
		localStorage.setItem(KEY, id);
	} catch {}
}
