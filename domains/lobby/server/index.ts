import { type Binding, bind } from "@baize/platform-server";
import { type Lobby, readLobby as readLobbyCall } from "../contract/index.ts";
import type { LobbyPorts } from "./ports.ts";
import { readLobby } from "./read-lobby.ts";
import type { Seeker } from "./rows.ts";

export type { LobbyPorts } from "./ports.ts";

export type OpenedLobby = {
	readLobby(seeker: Seeker): Promise<Lobby>;
	bindings: Binding[];
};

/** Opens the lobby. It stores nothing: it composes what the domains below have in memory. */
export function openLobby(ports: LobbyPorts): OpenedLobby {
	return {
		readLobby: (seeker) => readLobby(ports, seeker),
		bindings: [
			bind(readLobbyCall, (_input, visit) =>
				readLobby(ports, { locale: visit.locale, isVisible: ports.geoVisibilityOf(visit), session: visit.session }),
			),
		],
	};
}
