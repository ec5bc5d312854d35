import { type Id, idText } from "@baize/kernel/id";
import type { Follower } from "@baize/ledger/server";
import type { Binding } from "@baize/platform-server";
import { followMissions } from "./follow/follow-rounds.ts";
import { readJoinedBy } from "./joined-store.ts";
import type { MissionsPorts } from "./ports.ts";
import { giveRewards } from "./rewards/give-rewards.ts";
import { gotPoints, gotSpins } from "./rewards/messages.ts";
import { missionsRoutes } from "./routes.ts";

export { followMissions } from "./follow/follow-rounds.ts";
export type { KnownPlayer, MissionsPorts } from "./ports.ts";
export { seedDemoMissions } from "./seed/demo-missions.ts";

export type ExportedMission = {
	mission: string;
	joinedAt: string;
	count: number;
	reachedAt: string | null;
	rewardedAt: string | null;
};

export type Missions = {
	bindings: Binding[];
	/** Counts the rounds of players who have joined. */
	follower: Follower;
	/** Gives the rewards that are due. */
	giveRewards(): Promise<void>;
	/** What the player has joined, for the copy of a player's data. */
	exportOf(playerId: Id): Promise<ExportedMission[]>;
};

export function openMissions(ports: MissionsPorts): Missions {
	ports.notifications.addTemplates([gotSpins, gotPoints]);
	return {
		bindings: missionsRoutes(ports),
		follower: followMissions(ports),
		giveRewards: () => giveRewards(ports),
		exportOf: async (playerId) =>
			(await readJoinedBy(ports.database.reader, playerId)).map((row) => ({
				...{ mission: idText(row.mission_id), joinedAt: row.joined_at.toISOString(), count: row.count },
				reachedAt: row.reached_at?.toISOString() ?? null,
				rewardedAt: row.paid_at?.toISOString() ?? null,
			})),
	};
}
