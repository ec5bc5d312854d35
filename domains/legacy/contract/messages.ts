import type { Locale } from "@baize/kernel/locale";
import { type LegacyPath, ownPath } from "./addresses.ts";

export type Theme = "system" | "dark" | "light";

/** What the site sends to the application. `turn` counts the orders to go somewhere. */
export type ToLegacy =
	| { type: "go"; path: LegacyPath; turn: number }
	| { type: "theme"; theme: Theme }
	/** The keyboard comes to the application, at the heading of its page. */
	| { type: "focus" };

/**
 * What the application sends to the site. `after` is the last turn that it has followed: what it says of an earlier one
 * is outdated.
 */
export type FromLegacy =
	/** It receives messages from now on. */
	| { type: "ready" }
	/** The player went to another page inside it. */
	| { type: "shown"; path: LegacyPath; after: number }
	| { type: "notFound" | "failed"; path: LegacyPath; after: number }
	/** A page has been drawn, and is so high. */
	| { type: "height"; px: number };

/** A message as the window receives it. */
export type Received = { origin: string; source: unknown; data: unknown };

/** Whom a window listens to. */
export type Sender = { origin: string; source: unknown };

const MAX_HEIGHT_PX = 100_000;

const comesFrom = ({ origin, source }: Received, sender: Sender): boolean =>
	origin === sender.origin && source === sender.source && source !== null && source !== undefined;

/** The message if it comes from the application, is one of the above, and says nothing besides. */
export function fromLegacy(received: Received, sender: Sender, locale: Locale): FromLegacy | undefined {
	if (!comesFrom(received, sender)) return undefined;
	const data = membersOf(received.data);
	switch (data.type) {
		case "ready":
			return hasOnly(data, "type") ? { type: data.type } : undefined;
		case "height":
			return hasOnly(data, "type", "px") && isCount(data.px, MAX_HEIGHT_PX)
				? { type: data.type, px: data.px }
				: undefined;
		case "shown":
		case "notFound":
		case "failed": {
			const path = pathIn(data.path, locale);
			if (path === undefined || !isCount(data.after) || !hasOnly(data, "type", "path", "after")) return undefined;
			return { type: data.type, path, after: data.after };
		}
		default:
			return undefined;
	}
}

/** The same for a message from the site. */
export function toLegacy(received: Received, sender: Sender, locale: Locale): ToLegacy | undefined {
	if (!comesFrom(received, sender)) return undefined;
	const data = membersOf(received.data);
	switch (data.type) {
		case "focus":
			return hasOnly(data, "type") ? { type: data.type } : undefined;
		case "theme":
			return hasOnly(data, "type", "theme") && isTheme(data.theme) ? { type: data.type, theme: data.theme } : undefined;
		case "go": {
			const path = pathIn(data.path, locale);
			if (path === undefined || !isCount(data.turn) || !hasOnly(data, "type", "path", "turn")) return undefined;
			return { type: data.type, path, turn: data.turn };
		}
		default:
			return undefined;
	}
}

type Members = Readonly<Record<string, unknown>>;

const membersOf = (data: unknown): Members => (typeof data === "object" && data !== null ? (data as Members) : {});

const hasOnly = (data: Members, ...names: readonly string[]): boolean =>
	Object.keys(data).every((name) => names.includes(name));

const isCount = (value: unknown, max = Number.MAX_SAFE_INTEGER): value is number =>
	Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= max;

const isTheme = (value: unknown): value is Theme => value === "system" || value === "dark" || value === "light";

const pathIn = (value: unknown, locale: Locale): LegacyPath | undefined =>
	typeof value === "string" ? ownPath(locale, value) : undefined;
