import type { PagePath } from "@baize/platform-paths";
import { type Binding, bind, type Visit } from "@baize/platform-server";
import { type Lobby, readLobby as readLobbyCall, readSearchStart, searchSite } from "../contract/index.ts";
import { addressesFor } from "./addresses.ts";
import type { LobbyPorts } from "./ports.ts";
import { readLobby } from "./read-lobby.ts";
import type { Seeker } from "./rows.ts";
import { openSiteSearch } from "./search/index.ts";
import { searchStart } from "./search/search-start.ts";

export type { LobbyPorts } from "./ports.ts";
export type { SearchItem } from "./search/items.ts";

export type OpenedLobby = {
	readLobby(seeker: Seeker): Promise<Lobby>;
	/** The pages of the site for search engines, without the language. */
	addresses(visit: Visit): readonly PagePath[];
	bindings: Binding[];
};

/** Opens the lobby. It stores nothing: it composes what the domains below have in memory. */
export function openLobby(ports: LobbyPorts): OpenedLobby {
	const search = openSiteSearch(ports);
	const seekerOf = (visit: Visit): Seeker => ({
		locale: visit.locale,
		isVisible: ports.geoVisibilityOf(visit),
		session: visit.session,
	});
	return {
		readLobby: (seeker) => readLobby(ports, seeker),
		addresses: (visit) => addressesFor(ports, seekerOf(visit)),
		bindings: [
			bind(readLobbyCall, (_input, visit) => readLobby(ports, seekerOf(visit))),
			bind(searchSite, ({ query }, visit) => search(query.term, seekerOf(visit))),
			bind(readSearchStart, ({ query }, visit) => searchStart(ports, seekerOf(visit), query.played?.split(",") ?? [])),
		],
	};
}
