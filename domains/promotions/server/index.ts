import type { Id } from "@baize/kernel/id";
import type { Follower } from "@baize/ledger/server";
import type { Binding } from "@baize/platform-server";
import type { Namer, WhySource } from "@baize/wallet/server";
import type { GrantView } from "../contract/index.ts";
import { payCashback } from "./cashback/pay-cashback.ts";
import { endOverdue } from "./follow/end-overdue.ts";
import { followJournal } from "./follow/follow-journal.ts";
import { workTasks } from "./follow/work-tasks.ts";
import { exportBonuses } from "./grants/export.ts";
import { namingBonuses } from "./name-bonuses.ts";
import type { PromotionsPorts } from "./ports.ts";
import { promotionsRoutes } from "./routes.ts";
import { explainingBonuses } from "./why-bonuses.ts";

export { followJournal } from "./follow/follow-journal.ts";
export type { KnownPlayer, PromotionsPorts } from "./ports.ts";
export { seedDemoOffers } from "./seed/demo-offers.ts";

export type Promotions = {
	bindings: Binding[];
	/** Notes what the journal means for bonuses and cashback. */
	follower: Follower;
	/** Does what the follower has noted. */
	workTasks(): Promise<void>;
	/** Takes back what has passed its time. */
	endOverdue(): Promise<void>;
	/** Pays what windows of cashback give back. */
	payCashback(): Promise<void>;
	/** What statements call the movements of bonuses. */
	namer: Namer;
	/** Why bonus money cannot be withdrawn. */
	whys: WhySource;
	/** All of the player's bonuses, newest first, for the copy of a player's data. */
	exportOf(playerId: Id): Promise<GrantView[]>;
};

export const openPromotions = (ports: PromotionsPorts): Promotions => ({
	bindings: promotionsRoutes(ports),
	follower: followJournal,
	workTasks: () => workTasks(ports),
	endOverdue: () => endOverdue(ports),
	payCashback: () => payCashback(ports),
	namer: namingBonuses(ports.database),
	whys: explainingBonuses(ports),
	exportOf: (playerId) => exportBonuses(ports, playerId),
});
