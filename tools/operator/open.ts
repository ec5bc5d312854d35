import { existsSync } from "node:fs";
import { join } from "node:path";
import { openAudit } from "@baize/audit/server";
import { type OperatorsApi, openOperatorsApi } from "@baize/identity/server";
import { openIds } from "@baize/kernel/id";
import { drawsOf } from "@baize/kernel/random";
import { systemClock } from "@baize/kernel/time";
import { openNotifications } from "@baize/notifications/server";
import {
	type Config,
	joinEmbedded,
	openKeyRing,
	openLog,
	openOutbox,
	renewDataKey,
	takeProcessNumber,
} from "@baize/platform-server";
import { openBus, securityEventsOf, systemRandom } from "../../apps/server/composition/infrastructure.ts";
import { openKeys } from "../../apps/server/composition/keys/keys.ts";
import { CannotStart, openMigratedDatabase } from "../../apps/server/start-up.ts";

export type OpenedOperators = {
	operators: OperatorsApi;
	/** Returns the lines that say what to do next. */
	renewKey(purpose: string): Promise<string[]>;
	close(): Promise<void>;
};

/** What the command needs of the site, on its database: while the site runs, or without it. */
export async function openOperators(config: Config): Promise<OpenedOperators> {
	if (!config.databaseUrl && !existsSync(join(config.dataDir, "postgres")))
		throw new CannotStart(
			`There is no database under ${config.dataDir} yet. Start the site once with npm start, or name the DATA_DIR or DATABASE_URL that it uses.`,
		);
	const log = openLog("silent");
	const clock = systemClock;
	const { database, close } = await openMigratedDatabase(config, { open: joinEmbedded });
	const bus = await openBus(config, await openKeys(config, database, clock), database, log);
	const processNumber = await takeProcessNumber(database.url, log);
	const ids = openIds(clock, processNumber.present, drawsOf(systemRandom));
	const outbox = openOutbox(database, log, clock);
	const securityEvents = securityEventsOf(config, { clock, log });
	const audit = openAudit({ clock, ids, securityEvents });
	// The mail waits in the outbox. The site, which has the mail server's configuration, sends it.
	const notifications = openNotifications({ database, clock, ids, outbox });
	const officeUrl = config.office.url;
	return {
		operators: openOperatorsApi({ database, clock, ids, bus, outbox, audit, notifications, officeUrl }),
		async renewKey(purpose) {
			const number = await renewDataKey({ database, clock, ring: openKeyRing(config) }, purpose);
			return [
				`Key ${number} of ${purpose} was added. It seals new values in ten minutes.`,
				"The running site then reseals the others within an hour, and removes the key before it an hour later, with a line in the log for each.",
			];
		},
		async close() {
			await securityEvents.close();
			await bus.close();
			await outbox.stop();
			await processNumber.release();
			await close();
		},
	};
}
