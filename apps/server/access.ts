import { ACTION_PATHS, isRequiredAction } from "@baize/identity/contract";
import type { Clock } from "@baize/kernel/time";
import { type Config, SESSION_COOKIE, type Visit } from "@baize/platform-server";
import type { HouseAccess } from "@baize/platform-web/context";
import type { House } from "./house/index.ts";

/** Whoever has not finished coming in is no viewer: the page shows him what is left to do, or the login. */
async function whoLooks(house: House, session: Visit["session"]): Promise<Pick<HouseAccess, "viewer" | "pending">> {
	if (!session) return { viewer: null, pending: null };
	const { pendingAction: action, handle } = session;
	if (!action) return { viewer: await house.viewerOf(session), pending: null };
	return { viewer: null, pending: isRequiredAction(action) ? { action, handle, path: ACTION_PATHS[action] } : null };
}

/** What a page is given while it is rendered: the calls, made in process as this visitor. */
export function accessReader(
	config: Config,
	house: House,
	clock: Clock,
): (visit: Visit, nonce: string) => Promise<HouseAccess> {
	return async (visit, nonce) => ({
		call: (spec, input) => house.calls.call(spec, input, visit),
		locale: visit.locale,
		...(await whoLooks(house, visit.session)),
		cookie: (name) => (name === SESSION_COOKIE ? undefined : visit.cookies[name]),
		nonce,
		nowMs: clock.nowMs(),
		publicUrl: config.publicUrl,
		redirectsHidden: config.geoHidden === "redirect",
		flags: house.rooms.flags.changed(),
		isProduction: config.profile === "production",
	});
}
