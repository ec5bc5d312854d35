import type { Id } from "@baize/kernel/id";
import type { Binding, PageCookies, Tx } from "@baize/platform-server";
import { attribute } from "./attribute.ts";
import { openCapture } from "./capture.ts";
import { exportReferral } from "./export.ts";
import type { ReferralPorts } from "./ports.ts";
import { referralRoutes } from "./routes.ts";

export type { ReferralPorts } from "./ports.ts";

export type Referral = {
	/** Records how a new player came to the site. `arrival` is what the cookie held; without one nothing is recorded. */
	attribute(tx: Tx, playerId: Id, arrival: string | undefined): Promise<void>;
	pageCookies: PageCookies;
	/** What the site knows of the player's way to it, for the copy of a player's data. */
	exportOf(playerId: Id): Promise<unknown>;
	bindings: Binding[];
};

export const openReferral = (ports: ReferralPorts): Referral => ({
	attribute: async (tx, playerId, arrival) => {
		if (arrival !== undefined) await attribute(ports, tx, playerId, arrival);
	},
	pageCookies: openCapture(ports),
	exportOf: (playerId) => exportReferral(ports, playerId),
	bindings: referralRoutes(ports),
});
