import type { HouseAccess, Viewer } from "@baize/platform-web/house";
import { redirect } from "react-router";
import { readSaferPlay } from "../contract/calls.ts";

/** An operator has no play to limit; he works in the back office. */
export async function loadSaferPlay(house: HouseAccess & { viewer: Viewer }) {
	if (house.viewer.roles.length > 0) throw redirect("/backoffice");
	return { state: await house.call(readSaferPlay, { params: { session: house.viewer.handle } }) };
}

export type SaferPlayPage = Awaited<ReturnType<typeof loadSaferPlay>>;
