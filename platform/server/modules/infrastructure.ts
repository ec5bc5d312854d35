import type { Id } from "@baize/kernel/id";
import type { RandomSource } from "@baize/kernel/random";
import type { Clock } from "@baize/kernel/time";
import type { Bus } from "../bus/index.ts";
import type { Config } from "../config/index.ts";
import type { OpenedSecrets } from "../crypto/open-secrets.ts";
import type { Database, ProcessNumber } from "../database/index.ts";
import type { Log } from "../log/index.ts";
import type { Outbox } from "../outbox/index.ts";
import type { SecurityEvents, SpentBudget } from "../security/index.ts";
import type { Stream } from "../stream/index.ts";

/**
 * What is open before the first module, and knows none. The scheduler is not in it: a module registers its periodic jobs
 * with its manifest.
 */
export type Infrastructure = {
	config: Config;
	clock: Clock;
	database: Database;
	log: Log;
	bus: Bus;
	ids: () => Id;
	processNumber: ProcessNumber;
	random: RandomSource;
	secrets: OpenedSecrets;
	outbox: Outbox;
	securityEvents: SecurityEvents;
	onBudgetSpent: (spent: SpentBudget) => void;
	stream: Stream;
};
