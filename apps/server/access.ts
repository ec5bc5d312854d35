import { ACTION_PATHS, isRequiredAction } from "@baize/identity/contract";
import type { Clock } from "@baize/kernel/time";
import { type Config, SESSION_COOKIES, type Visit } from "@baize/platform-server";
import type { PageContext } from "@baize/platform-web/context";
import type { Composition } from "./composition/index.ts";
import type { PageFacts } from "./pages/rendering/page-work.ts";

/** A player with an incomplete login is not a viewer: the page shows what is left to do, or the login. */
async function whoLooks(
	composition: Composition,
	session: Visit["session"],
): Promise<Pick<PageContext, "viewer" | "pending">> {
	if (!session) return { viewer: null, pending: null };
	const { pendingAction: action, handle } = session;
	if (!action) return { viewer: await composition.viewerOf(session), pending: null };
	return { viewer: null, pending: isRequiredAction(action) ? { action, handle, path: ACTION_PATHS[action] } : null };
}

/** On one host with two ports a browser sends the cookies of both origins. */
const SECRETS = new Set(Object.values(SESSION_COOKIES).map(({ name }) => name));

const withoutSecrets = (cookies: Visit["cookies"]): Visit["cookies"] =>
	Object.fromEntries(Object.entries(cookies).filter(([name]) => !SECRETS.has(name)));

/** What a page knows of this visitor and of the site, besides its calls. */
export function factsReader(
	config: Config,
	composition: Composition,
	clock: Clock,
): (visit: Visit, nonce: string) => Promise<PageFacts> {
	return async (visit, nonce) => {
		return {
			locale: visit.locale,
			...(await whoLooks(composition, visit.session)),
			cookies: withoutSecrets(visit.cookies),
			nonce,
			nowMs: clock.nowMs(),
			publicUrl: config.publicUrl,
			redirectsHidden: config.geoHidden === "redirect",
			flags: composition.domains.flags.changed(),
			isProduction: config.profile === "production",
		};
	};
}
