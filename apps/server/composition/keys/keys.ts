import { type Clock, HOUR_MS, MINUTE_MS } from "@baize/kernel/time";
import {
	type Config,
	type Database,
	type Log,
	type OpenedSecrets,
	openKeyRing,
	openSecrets,
	type PeriodicJob,
	reseal,
} from "@baize/platform-server";
import { MODULE_KEYS, SEALED_COLUMNS } from "../modules.ts";

/** The purposes of keys that no module names. platform/server/crypto/README.md says of each what another key would do. */
const INFRASTRUCTURE_KEYS = ["bus.subjects", "limits.networks"];
export const FIXED_KEYS: readonly string[] = [...INFRASTRUCTURE_KEYS, ...MODULE_KEYS];

/** Their values name the key that sealed them, so another key can take over. */
export const SEALED_PURPOSES: readonly string[] = [...new Set(SEALED_COLUMNS.map(({ purpose }) => purpose))].sort();

/** The keys of the database, opened by the configuration. */
export const openKeys = (config: Config, database: Database, clock: Pick<Clock, "nowMs">): Promise<OpenedSecrets> =>
	openSecrets({
		database,
		clock,
		ring: openKeyRing(config),
		purposes: [...FIXED_KEYS, ...SEALED_PURPOSES],
	});

type KeyPorts = {
	config: Config;
	database: Database;
	clock: Clock;
	log: Log;
	secrets: OpenedSecrets;
};

/** Reseals every hour what older keys have sealed. */
export function resealJob({ config, database, clock, log, secrets }: KeyPorts): PeriodicJob {
	const ring = openKeyRing(config);
	return {
		name: "keys.reseal",
		everyMs: HOUR_MS,
		run: () => reseal({ database, clock, ring, secrets, log, columns: SEALED_COLUMNS }),
	};
}

/** Every process reads added keys each minute. */
export function startRefreshingKeys({ log, secrets }: Pick<KeyPorts, "log" | "secrets">): { stop(): void } {
	const refreshing = setInterval(() => {
		secrets.refresh().catch((error) => log.error({ err: error }, "the database's keys could not be read"));
	}, MINUTE_MS);
	refreshing.unref();
	return { stop: () => clearInterval(refreshing) };
}
