import { type Id, openIds } from "@baize/kernel/id";
import type { Clock } from "@baize/kernel/time";
import { type Database, openInProcessClient, type Tx, type Visit } from "@baize/platform-server";
import { openTestDatabase, PROVED, settableClock } from "@baize/testing";
import { approveProposal } from "../contract/index.ts";
import { openDesk } from "../server/index.ts";

type Entry = { action: string; playerId?: Id; target?: string; details?: Record<string, unknown> };

/** The domain over a database that is open, with an audit log in memory and names made of operators' ids. */
export function openDeskOn(ports: { database: Database; clock: Clock; ids: () => Id }) {
	const entries: Entry[] = [];
	const audit = { record: async (_tx: Tx, entry: Entry) => void entries.push(entry) };
	const desk = openDesk({ ...ports, audit });
	const client = openInProcessClient(desk.proposalBindings({ nameOf: ({ playerId }) => `Operator ${playerId}` }));
	return {
		desk,
		entries,
		client,
		/** Approves as another operator than those of the tests. */
		approve: (proposal: string, by = SECOND_OPERATOR, roles: readonly string[] = ["withdrawals", "games"]) =>
			client.call(approveProposal, { params: { proposal } }, deskVisit(by, roles)),
	};
}

const SECOND_OPERATOR = 9_001n;

export const deskVisit = (playerId: bigint, roles: readonly string[]): Visit => ({
	session: { sessionId: 1n, handle: "h", playerId, bucket: 0, currency: "", roles, ...PROVED },
	locale: "en",
	ip: "192.0.2.1",
	userAgent: "",
	cookies: {},
});

/** The domain on the real database, with an audit log in memory. */
export async function openTestDesk() {
	const [database, clock] = [await openTestDatabase(), settableClock()];
	const ids = openIds(clock);
	return { ...openDeskOn({ database, clock, ids }), database, clock, ids, close: () => database.close() };
}
