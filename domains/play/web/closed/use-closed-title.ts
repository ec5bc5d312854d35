import { useStream } from "@baize/platform-web/reads";
import { useSyncExternalStore } from "react";
import { TITLES_CHANGED, TITLES_TOPIC } from "../../contract/closed-titles.ts";
import { isTitleClosed, readClosedSoon, watchClosedTitles } from "./closed-titles.ts";

/** Whether no round of the title begins where the visitor is. It follows what operators do within two seconds. */
export function useClosedTitle(gameId: string): boolean {
	useStream(TITLES_TOPIC, TITLES_CHANGED, ({ what }) => what === "states" && readClosedSoon(), readClosedSoon);
	return useSyncExternalStore(
		watchClosedTitles,
		() => isTitleClosed(gameId),
		() => false,
	);
}
