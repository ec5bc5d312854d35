const KEY = "chat";

/** The chat of this tab that was opened, and the number of the last message that was seen in it. */
export type Seen = { chat: string; seq: number };

/** A browser may refuse its storage: then a chat is gone with its page, and is found again when it is opened. */
function attempt<Value>(act: () => Value): Value | undefined {
	try {
		return act();
	} catch {
		return undefined;
	}
}

export const isOpened = (): boolean => attempt(() => sessionStorage.getItem(KEY)) != null;

export function readSeen(): Seen | undefined {
	const stored = attempt(() => JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Seen | null);
	return stored ?? undefined;
}

export function writeSeen(seen: Seen | undefined): void {
	attempt(() => (seen ? sessionStorage.setItem(KEY, JSON.stringify(seen)) : sessionStorage.removeItem(KEY)));
}
