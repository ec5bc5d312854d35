import { ACTION_PATHS, isRequiredAction } from "@baize/identity/contract";
import type { Clock } from "@baize/kernel/time";
import { type Config, SESSION_COOKIES, type Visit } from "@baize/platform-server";
import type { HouseAccess } from "@baize/platform-web/context";
import type { House } from "./house/index.ts";
import type { PageFacts } from "./pages/page-work.ts";

/** Whoever has not finished coming in is no viewer: the page shows him what is left to do, or the login. */
async function whoLooks(house: House, session: Visit["session"]): Promise<Pick<HouseAccess, "viewer" | "pending">> {
	if (!session) return { viewer: null, pending: null };
	const { pendingAction: action, handle } = session;
	if (!action) return { viewer: await house.viewerOf(session), pending: null };
	return { viewer: null, pending: isRequiredAction(action) ? { action, handle, path: ACTION_PATHS[action] } : null };
}

/** On one host, with two ports, a browser sends the cookies of both origins. */
const SECRETS = new Set(Object.values(SESSION_COOKIES).map(({ name }) => name));

const withoutSecrets = (cookies: Visit["cookies"]): Visit["cookies"] =>
	Object.fromEntries(Object.entries(cookies).filter(([name]) => !SECRETS.has(name)));

/** What a page may know of this visitor and of the house, beside what it calls for. */
export function factsReader(
	config: Config,
	house: House,
	clock: Clock,
): (visit: Visit, nonce: string) => Promise<PageFacts> {
	return async (visit, nonce) => {
		return {
			locale: visit.locale,
			...(await whoLooks(house, visit.session)),
			cookies: withoutSecrets(visit.cookies),
			nonce,
			nowMs: clock.nowMs(),
			publicUrl: config.publicUrl,
			redirectsHidden: config.geoHidden === "redirect",
			flags: house.rooms.flags.changed(),
			isProduction: config.profile === "production",
		};
	};
}
