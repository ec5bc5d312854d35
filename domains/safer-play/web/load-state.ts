import type { PageContext, Viewer } from "@baize/platform-web/page";
import { readSaferPlay } from "../contract/calls.ts";

export async function loadSaferPlay(context: PageContext & { viewer: Viewer }) {
	return { state: await context.call(readSaferPlay, { params: { session: context.viewer.handle } }) };
}

export type SaferPlayPage = Awaited<ReturnType<typeof loadSaferPlay>>;
