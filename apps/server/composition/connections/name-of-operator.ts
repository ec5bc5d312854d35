import type { Identity } from "@baize/identity/server";
import { defineModule, type Session } from "@baize/platform-server";

/** The display name of the operator of a session, for what domains below identity store with it. */
export const nameOfOperatorModule = defineModule({
	name: "nameOfOperator",
	open:
		({ identity }: { identity: Identity }) =>
		(session: Session): string =>
			identity.viewerOf(session).displayName,
});
