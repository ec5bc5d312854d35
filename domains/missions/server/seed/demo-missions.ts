import type { Id } from "@baize/kernel/id";
import { type Clock, DAY_MS } from "@baize/kernel/time";
import type { Database } from "@baize/platform-server";
import { insertMission } from "../mission-store.ts";
import { DEMO_MISSIONS } from "./demo-missions.data.ts";

type Ports = { database: Database; clock: Clock; ids: () => Id };
type By = { draftedBy: Id; approvedBy: Id };

/** The missions of development and tests, each once: a second start finds it and leaves it. */
export async function seedDemoMissions({ database, clock, ids }: Ports, { draftedBy, approvedBy }: By): Promise<void> {
	const fromMs = clock.nowMs();
	for (const { name, days, terms } of DEMO_MISSIONS) {
		const untilMs = fromMs + days * DAY_MS;
		await database.transaction((tx) =>
			insertMission(tx, {
				...{ mission_id: ids(), request_id: `demo-${name}`, state: "open", terms: { ...terms, fromMs, untilMs } },
				...{ from_at: new Date(fromMs), until_at: new Date(untilMs), drafted_by: draftedBy, approved_by: approvedBy },
				...{ players: 0, max_players: terms.maxPlayers, created_at: new Date(fromMs) },
			}),
		);
	}
}
