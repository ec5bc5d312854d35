import type { Id } from "@baize/kernel/id";
import type { Follower } from "@baize/ledger/server";
import type { Binding, PageCookies, PageRequest, Tx } from "@baize/platform-server";
import type { Namer } from "@baize/wallet/server";
import { attribute } from "./attribute.ts";
import { countingArrivals, openCapture } from "./capture.ts";
import { openClickCount } from "./clicks/count-clicks.ts";
import { type HoursDifference, openHoursAudit } from "./commission/audit-hours.ts";
import { exportReferral } from "./export.ts";
import { beginPlayers } from "./followed/begin-players.ts";
import { followPlayers } from "./followed/follow-players.ts";
import type { ReferralPorts } from "./ports.ts";
import { deleteOldPostbacks } from "./postbacks/delete-old-postbacks.ts";
import { openDelivery } from "./postbacks/deliver.ts";
import { decideRewards } from "./rewards/decide-rewards.ts";
import { namingRewards } from "./rewards/name-rewards.ts";
import { payRewards } from "./rewards/pay-rewards.ts";
import { referralRoutes } from "./routes.ts";
import { computeStatements } from "./statements/compute-statements.ts";

export { followPlayers } from "./followed/follow-players.ts";
export type { ReferralPorts } from "./ports.ts";

export type Referral = {
	/** Records how a new player came to the site. `arrival` is what the cookie held; without one nothing is recorded. */
	attribute(tx: Tx, playerId: Id, arrival: string | undefined): Promise<void>;
	pageCookies: PageCookies;
	/** Counts an opened page if an affiliate's link led to it. */
	arrived(request: PageRequest): void;
	/** Waits until what has arrived is stored. */
	settle(): Promise<void>;
	/** What the site knows of the player's way to it, for the copy of a player's data. */
	exportOf(playerId: Id): Promise<unknown>;
	/** Counts what players do who came by a link. */
	follower: Follower;
	/** Counts what they did before they were followed. */
	beginPlayers(): Promise<void>;
	/** Decides about rewards, and pays those that are due. */
	settleRewards(): Promise<void>;
	/** Computes the statements of affiliates for months that have ended. */
	computeStatements(): Promise<void>;
	/** Sends affiliates the postbacks that are due. */
	deliverPostbacks(): Promise<void>;
	/** Deletes postbacks some time after they were sent. */
	deleteOldPostbacks(): Promise<void>;
	/** Compares what is stored of an affiliate's player with a recount, one player after another. */
	auditHours(): Promise<HoursDifference[]>;
	/** Names rewards in statements. */
	nameRewards: Namer;
	bindings: Binding[];
};

export const openReferral = (ports: ReferralPorts): Referral => {
	const clicks = openClickCount(ports);
	return {
		attribute: async (tx, playerId, arrival) => {
			if (arrival !== undefined) await attribute(ports, tx, playerId, arrival);
		},
		pageCookies: openCapture(ports),
		arrived: countingArrivals(ports, clicks),
		settle: clicks.settle,
		exportOf: (playerId) => exportReferral(ports, playerId),
		follower: followPlayers(ports),
		beginPlayers: () => beginPlayers(ports),
		async settleRewards() {
			await decideRewards(ports);
			await payRewards(ports);
		},
		computeStatements: () => computeStatements(ports),
		deliverPostbacks: openDelivery(ports, ports.patienceMs),
		deleteOldPostbacks: () => deleteOldPostbacks(ports),
		auditHours: openHoursAudit(ports),
		nameRewards: namingRewards(ports),
		bindings: referralRoutes(ports),
	};
};
