import type { Clock } from "@baize/kernel/time";
import type { Config, Visit } from "@baize/platform-server";
import type { HouseAccess } from "@baize/platform-web/context";
import type { House } from "./house/index.ts";

/** What a page is given while it is rendered: the calls, made in process as this visitor. */
export function accessReader(
	config: Config,
	house: House,
	clock: Clock,
): (visit: Visit, nonce: string) => Promise<HouseAccess> {
	return async (visit, nonce) => ({
		call: (spec, input) => house.calls.call(spec, input, visit),
		locale: visit.locale,
		viewer: visit.session ? await house.viewerOf(visit.session) : null,
		nonce,
		nowMs: clock.nowMs(),
		publicUrl: config.publicUrl,
		redirectsHidden: config.geoHidden === "redirect",
		flags: house.rooms.flags.changed(),
		isProduction: config.profile === "production",
	});
}
