export const SEVERITIES = ["info", "warning", "alert"] as const;
export type Severity = (typeof SEVERITIES)[number];

/** An event for the people who watch over the site's security. Never contains a password, code, token or PIN. */
export type SecurityEvent = {
	/** Object and what happened to it: "login.failed", "budget.spent". */
	name: string;
	severity: Severity;
	atMs: number;
	actorId?: string;
	playerId?: string;
	ip?: string;
	details?: Record<string, unknown>;
};

export type SecurityEvents = {
	/** Queues the event; it is sent later and never delays its cause. */
	emit(event: Omit<SecurityEvent, "atMs">): void;
	/** Called for every raised alarm, for the metrics. */
	onAlarm(listener: (alarm: Alarm) => void): void;
	/** Sends what is still waiting, for as long as a stop may take. */
	close(): Promise<void>;
};

/** Where events are sent to. It throws if they have not arrived. */
export type SecuritySink = {
	send(events: readonly SecurityEvent[]): Promise<void>;
	close(): Promise<void>;
};

/** So many events of a kind within a time raise an alarm. */
export type AlarmRule = {
	/** "passwordsGuessedEverywhere" */
	name: string;
	event: string;
	/** Only events with these details. */
	where?: Record<string, unknown>;
	count: number;
	withinMs: number;
};
export type Alarm = Pick<AlarmRule, "name" | "count" | "withinMs">;
