import { loadLobby } from "@baize/lobby/web";
import { pageLoader } from "@baize/platform-web/page";
import { useLoaderData } from "react-router";
import { LobbyView } from "../../frame/lobby/LobbyView.tsx";
import { loadLobbyParts } from "../../frame/lobby/load-lobby-parts.ts";

export const loader = pageLoader(async (context) => {
	const [lobby, parts] = await Promise.all([loadLobby(context), loadLobbyParts(context)]);
	return { lobby, ...parts };
});

export default function Lobby() {
	return <LobbyView {...useLoaderData<typeof loader>()} />;
}
