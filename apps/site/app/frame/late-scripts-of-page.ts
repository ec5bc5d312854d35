import late from "virtual:late-scripts";
import type { Viewer } from "@baize/platform-web/page";
import type { EntryContext } from "react-router";
import { lateScriptsOf } from "./late-scripts.ts";

const known = new Map<string, string[]>();

/** The same for a page about to be sent. There are a few kinds of page in a few languages: each is calculated once. */
export function lateScriptsOfPage({ manifest, staticHandlerContext }: EntryContext): string[] {
	const { matches, loaderData } = staticHandlerContext;
	const { locale = "", viewer } = (loaderData.root ?? {}) as { locale?: string; viewer?: Viewer | null };
	const ids = matches.map(({ route }) => route.id);
	const isPlayer = viewer != null;
	const key = [locale, isPlayer, ...ids].join();
	const found = known.get(key) ?? lateScriptsOf(late, { named: namedFor(manifest, ids), locale, isPlayer });
	known.set(key, found);
	return found;
}

/** What the router references in a page of these routes. */
const namedFor = ({ entry, routes }: EntryContext["manifest"], ids: readonly string[]): string[] =>
	[entry, ...ids.flatMap((id) => routes[id] ?? [])].flatMap(({ module, imports = [] }) => [module, ...imports]);
