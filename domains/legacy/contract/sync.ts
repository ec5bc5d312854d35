import type { LegacyPath } from "./addresses.ts";
import type { FromLegacy, ToLegacy } from "./messages.ts";

/**
 * What the site knows of the application: the path that it shows, or was last ordered to, and the number of that order.
 * Before it is ready it shows nothing.
 */
export type Sync = { shown: LegacyPath | undefined; turn: number };

export const NOT_READY: Sync = { shown: undefined, turn: 0 };

/** What the site does next. `isReplaced` says that the present entry of the history is replaced. */
export type Order =
	| { do: "send"; message: ToLegacy }
	| { do: "navigate"; path: LegacyPath }
	| { do: "leave"; to: "not-found" | "internal-server"; isReplaced: boolean }
	| { do: "nothing" };

export type Step = { sync: Sync; order: Order };

const NOTHING: Order = { do: "nothing" };

/**
 * The router shows a path: by a link of the site, by Back or Forward, or because the application went there. Only what
 * the application does not show already is sent to it, so a navigation never comes back to where it began.
 */
export function routerMoved(sync: Sync, path: LegacyPath): Step {
	if (sync.shown === undefined || sync.shown === path) return { sync, order: NOTHING };
	return goTo(path, sync.turn);
}

/** The application says something while the router shows `routed`. */
export function legacySaid(sync: Sync, message: FromLegacy, routed: LegacyPath): Step {
	switch (message.type) {
		case "height":
			return { sync, order: NOTHING };
		// Also after it was loaded again: it begins at the router's path.
		case "ready":
			return goTo(routed, sync.turn);
		case "shown":
			return isOutdated(sync, message) ? { sync, order: NOTHING } : shown(sync, message.path, routed);
		case "notFound":
		case "failed":
			return isOutdated(sync, message) ? { sync, order: NOTHING } : { sync, order: leave(message, routed) };
	}
}

/** The site has ordered it elsewhere since, and the later one counts. */
const isOutdated = ({ shown, turn }: Sync, { after }: { after: number }): boolean =>
	shown === undefined || after !== turn;

function goTo(path: LegacyPath, before: number): Step {
	const turn = before + 1;
	return { sync: { shown: path, turn }, order: { do: "send", message: { type: "go", path, turn } } };
}

/** One entry of the history for each navigation: none for a path that the router shows already. */
const shown = (sync: Sync, path: LegacyPath, routed: LegacyPath): Step => ({
	sync: { ...sync, shown: path },
	order: path === routed ? NOTHING : { do: "navigate", path },
});

/** What the router shows already has its entry, which the error page replaces: Back leads past it. */
const leave = ({ type, path }: { type: "notFound" | "failed"; path: LegacyPath }, routed: LegacyPath): Order => ({
	do: "leave",
	to: type === "notFound" ? "not-found" : "internal-server",
	isReplaced: path === routed,
});
