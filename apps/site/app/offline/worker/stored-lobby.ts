import type { Locale } from "@baize/kernel/locale";
import { MINUTE_MS } from "@baize/kernel/time";
import { pages, pathIn } from "@baize/platform-paths";
import { readOnly, stylesOf } from "./read-only.ts";

const PREFIX = "lobby-";
const OWN_CACHE = PREFIX + BUILD_HASH;
const STORED_AT = "x-stored-at-ms";
const FRESH_MS = 10 * MINUTE_MS;

export type StoredLobby = { html: string; atMs: number };

const addressOfLobby = (locale: Locale): string => pathIn(locale, pages.lobby);

export async function findLobby(locale: Locale): Promise<StoredLobby | undefined> {
	const stored = await (await caches.open(OWN_CACHE)).match(addressOfLobby(locale));
	return stored && { html: await stored.text(), atMs: Number(stored.headers.get(STORED_AT)) };
}

/**
 * Stores the lobby as a visitor without an account sees it: requested without cookies, so that nothing of a player is
 * left on the device. Nothing happens while the stored one is fresh, or where the network fails.
 */
export async function storeLobby(locale: Locale, nowMs: number): Promise<void> {
	const before = await findLobby(locale);
	if (before && Math.abs(nowMs - before.atMs) < FRESH_MS) return;
	const html = await anonymous(addressOfLobby(locale));
	if (html === undefined) return;
	const styles = await Promise.all(stylesOf(html).map(anonymous));
	if (styles.includes(undefined)) return;
	const stored = new Response(readOnly(html, styles.join("\n")), { headers: { [STORED_AT]: String(nowMs) } });
	await (await caches.open(OWN_CACHE)).put(addressOfLobby(locale), stored);
}

async function anonymous(address: string): Promise<string | undefined> {
	try {
		const response = await fetch(address, { credentials: "omit", cache: "no-cache", redirect: "error" });
		return response.ok ? await response.text() : undefined;
	} catch {
		return undefined;
	}
}

/** What earlier builds stored: their pages may look otherwise. */
export const deleteEarlier = (): Promise<void> => deleteLobbies(OWN_CACHE);

/** All stored lobbies but those in one cache. */
export async function deleteLobbies(except?: string): Promise<void> {
	const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== except);
	await Promise.all(names.map((name) => caches.delete(name)));
}
