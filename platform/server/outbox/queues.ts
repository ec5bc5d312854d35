/**
 * How long work may wait. Each urgency has its own queue: tables, workers and connections, so that work that fills one
 * queue or blocks its workers does not delay the others.
 *
 * - `money`: settlement, payouts, deposits, and checks that decide who may stake or be paid.
 * - `player`: what one player waits for, such as a code, a mail about a login, a message in the inbox.
 * - `bulk`: what goes to all players or reads much, such as announcements, campaigns, exports, rescans.
 */
export type Urgency = "money" | "player" | "bulk";

/** A kind of work that is done after commit. Its urgency is declared here only. */
export type Job = { name: string; urgency: Urgency };

export const defineJob = (name: string, urgency: Urgency): Job => ({ name, urgency });

/**
 * `schema`: where its tables are. With one table for all, every search for a settlement would read past all waiting
 * jobs.
 */
export type Queue = { schema: string; concurrentJobs: number };

/** In each process. Together they leave connections of the database to requests, even if every job has one. */
export const QUEUES: Record<Urgency, Queue> = {
	money: { schema: "jobs_money", concurrentJobs: 4 },
	player: { schema: "jobs_player", concurrentJobs: 4 },
	bulk: { schema: "jobs_bulk", concurrentJobs: 2 },
};

export const URGENCIES = Object.keys(QUEUES) as Urgency[];
