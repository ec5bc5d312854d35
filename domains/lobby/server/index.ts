import { type Binding, bind } from "@baize/platform-server";
import { type Lobby, readLobby as readLobbyCall } from "../contract/index.ts";
import type { LobbyPorts } from "./ports.ts";
import { readLobby } from "./read-lobby.ts";
import type { Seeker } from "./rows.ts";

export type { LobbyPorts } from "./ports.ts";

export type LobbyRoom = {
	readLobby(seeker: Seeker): Promise<Lobby>;
	bindings: Binding[];
};

/** Opens the lobby. It keeps nothing: it composes what the rooms below hold in memory. */
export function openLobby(ports: LobbyPorts): LobbyRoom {
	return {
		readLobby: (seeker) => readLobby(ports, seeker),
		bindings: [
			bind(readLobbyCall, (_input, visit) =>
				readLobby(ports, { locale: visit.locale, sees: ports.sightOf(visit), session: visit.session }),
			),
		],
	};
}
