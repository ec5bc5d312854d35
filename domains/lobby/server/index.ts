import { isLobby, refuseContent } from "@baize/content/contract";
import { audienceOf } from "@baize/content/server";
import type { PagePath } from "@baize/platform-paths";
import { type Binding, bind, type Visit } from "@baize/platform-server";
import {
	type Lobby,
	readLobby as readLobbyCall,
	readLobbyPreview,
	readSearchStart,
	searchSite,
} from "../contract/index.ts";
import { addressesFor } from "./addresses.ts";
import { lobbyCalls } from "./office.ts";
import type { LobbyPorts } from "./ports.ts";
import { readLobby } from "./read-lobby.ts";
import type { Reader, Seeker } from "./rows.ts";
import { openSiteSearch } from "./search/index.ts";
import { searchStart } from "./search/search-start.ts";

export type { LobbyPorts } from "./ports.ts";
export type { SearchItem } from "./search/items.ts";

export type OpenedLobby = {
	/** The pages of the site for search engines, without the language. */
	addresses(visit: Visit): readonly PagePath[];
	bindings: Binding[];
};

/** The lobby over the content that the link of a preview supposes, as its reader. */
async function previewedLobby(ports: LobbyPorts, token: string, visit: Visit): Promise<Lobby> {
	const { snapshot, revision, audience, locale, isVisible, nowMs } = await ports.content.suppose(token, visit);
	if (!isLobby({ type: revision.content_type, slug: revision.slug })) throw refuseContent("CONTENT_NOT_FOUND");
	const reader = { audience, locale, isVisible, nowMs, session: audience === "players" ? visit.session : undefined };
	return readLobby({ ...ports, catalogue: ports.catalogue.over(snapshot) }, snapshot, reader);
}

/** Opens the lobby. It stores nothing: it composes what the domains below have in memory. */
export function openLobby(ports: LobbyPorts): OpenedLobby {
	const search = openSiteSearch(ports);
	const readerOf = (visit: Visit): Reader => ({
		...seekerOf(visit),
		audience: audienceOf(visit),
		nowMs: ports.clock.nowMs(),
	});
	const seekerOf = (visit: Visit): Seeker => ({
		locale: visit.locale,
		isVisible: ports.geoVisibilityOf(visit),
		session: visit.session,
	});
	return {
		addresses: (visit) => addressesFor(ports, seekerOf(visit)),
		bindings: [
			bind(readLobbyCall, (_input, visit) => readLobby(ports, ports.content.snapshot(), readerOf(visit))),
			bind(readLobbyPreview, ({ query }, visit) => previewedLobby(ports, query.token, visit)),
			...lobbyCalls(ports),
			bind(searchSite, ({ query }, visit) =>
				search(query.term, { ...seekerOf(visit), closed: ports.catalogue.closedAt(visit) }),
			),
			bind(readSearchStart, ({ query }, visit) => searchStart(ports, seekerOf(visit), query.played?.split(",") ?? [])),
		],
	};
}
