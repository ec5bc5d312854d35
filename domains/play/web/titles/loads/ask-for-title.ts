import { preload } from "react-dom";
import type { TitleKind } from "../kinds.ts";
import { stylesOf } from "./stage-load.ts";
import { stageLoads } from "./stage-loads.ts";

export const loadTitleShell = () => import("../TitleShell.tsx").then(({ TitleShell }) => ({ default: TitleShell }));

/**
 * Requests at once what the page of a title needs besides its own script; each would else be found by the one before it,
 * one round trip after the other. A failure shows where the stage is rendered.
 */
export function askForTitle(kind: string, gameId: string): void {
	const load = stageLoads[kind as TitleKind] as (typeof stageLoads)[TitleKind] | undefined;
	if (!load) return;
	for (const href of stylesOf(load, gameId)) preload(href, { as: "style" });
	void Promise.all([loadTitleShell(), load.part()]).catch(() => {});
}
