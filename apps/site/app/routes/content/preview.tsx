import { loadPreview, PreviewScreen } from "@baize/content/web";
import { loadLobbyPreview } from "@baize/lobby/web";
import { pageLoader } from "@baize/platform-web/page";
import { HelpPageScreen } from "@baize/support/web";
import { useLoaderData } from "react-router";
import { LobbyView } from "../../frame/lobby/LobbyView.tsx";
import { loadLobbyParts } from "../../frame/lobby/load-lobby-parts.ts";

export const loader = pageLoader(async (context, request) => {
	const preview = await loadPreview(context, request);
	if (!preview.isLobby) return { preview };
	const token = request.url.searchParams.get("token") ?? "";
	const [lobby, parts] = await Promise.all([loadLobbyPreview(context, token), loadLobbyParts(context)]);
	return { preview, shown: { lobby, ...parts } };
});

export default function Preview() {
	const { preview, shown } = useLoaderData<typeof loader>();
	return (
		<PreviewScreen {...preview} Help={HelpPageScreen}>
			{shown && <LobbyView {...shown} />}
		</PreviewScreen>
	);
}
