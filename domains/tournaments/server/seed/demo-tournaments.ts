import type { Id } from "@baize/kernel/id";
import { type Clock, DAY_MS, HOUR_MS } from "@baize/kernel/time";
import type { Database } from "@baize/platform-server";
import { USUAL } from "../../contract/index.ts";
import { insertTournament } from "../tournament-store.ts";
import { DEMO_TOURNAMENTS } from "./demo-tournaments.data.ts";

type Ports = { database: Database; clock: Clock; ids: () => Id };
type By = { draftedBy: Id; approvedBy: Id };

/** The tournaments of development and tests, each once: a second start finds it and leaves it. */
export async function seedDemoTournaments({ database, clock, ids }: Ports, { draftedBy, approvedBy }: By) {
	const nowMs = clock.nowMs();
	for (const { name, startsInHours, days, terms } of DEMO_TOURNAMENTS) {
		const fromMs = nowMs + startsInHours * HOUR_MS;
		const untilMs = fromMs + days * DAY_MS;
		await database.transaction((tx) =>
			insertTournament(tx, {
				...{ tournament_id: ids(), request_id: `demo-${name}`, state: "announced" },
				terms: { ...USUAL, ...terms, fromMs, untilMs },
				...{ from_at: new Date(fromMs), until_at: new Date(untilMs), drafted_by: draftedBy, approved_by: approvedBy },
				...{ audited_by: null, paid_by: null, created_at: new Date(nowMs) },
			}),
		);
	}
}
