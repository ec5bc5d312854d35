import type { HouseAccess, Viewer } from "@baize/platform-web/house";
import { readSaferPlay } from "../contract/calls.ts";

export async function loadSaferPlay(house: HouseAccess & { viewer: Viewer }) {
	return { state: await house.call(readSaferPlay, { params: { session: house.viewer.handle } }) };
}

export type SaferPlayPage = Awaited<ReturnType<typeof loadSaferPlay>>;
