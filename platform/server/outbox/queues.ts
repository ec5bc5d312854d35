/**
 * How long work may wait. Each urgency has a queue of its own: tables, workers and connections, so that nothing that
 * fills one or holds its workers up is met by another.
 *
 * - `money`: settlement, payouts, deposits, and what decides who may stake or be paid.
 * - `player`: what one player waits for, such as a code, a mail about a login, a message in the inbox.
 * - `bulk`: what goes to all players or reads much, such as announcements, campaigns, exports, rescans.
 */
export type Urgency = "money" | "player" | "bulk";

/** A kind of work that is done after commit. Its urgency stands here and nowhere else. */
export type Job = { name: string; urgency: Urgency };

export const defineJob = (name: string, urgency: Urgency): Job => ({ name, urgency });

/** `schema`: where its tables are. One table for all would make each look for a settlement read past whatever waits. */
export type Queue = { schema: string; concurrentJobs: number };

/** In each process. Together they leave connections of the database's pool to requests, even if every job holds one. */
export const QUEUES: Record<Urgency, Queue> = {
	money: { schema: "jobs_money", concurrentJobs: 4 },
	player: { schema: "jobs_player", concurrentJobs: 4 },
	bulk: { schema: "jobs_bulk", concurrentJobs: 2 },
};

export const URGENCIES = Object.keys(QUEUES) as Urgency[];
