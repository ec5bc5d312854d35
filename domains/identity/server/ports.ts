import type { Audit } from "@baize/audit/server";
import type { Geo } from "@baize/geo/server";
import type { Id } from "@baize/kernel/id";
import type { Clock } from "@baize/kernel/time";
import type { Notifications } from "@baize/notifications/server";
import type { Bus, Database, Outbox, Rounds, Secrets } from "@baize/platform-server";
import type { Attempts } from "./attempts-store.ts";
import type { PasswordPool } from "./password-pool.ts";
import type { Sessions } from "./sessions.ts";

export type IdentityPorts = {
	database: Database;
	clock: Clock;
	ids: () => Id;
	outbox: Outbox;
	bus: Bus;
	rounds: Pick<Rounds, "every">;
	secrets: Secrets;
	/** The site's address, for links in mails. */
	publicUrl: string;
	geo: Pick<Geo, "locate" | "countryName" | "subdivisionsOf">;
	notifications: Pick<Notifications, "sendMail">;
	audit: Pick<Audit, "record">;
};

/** What the commands work with: the ports, and the parts that stand on them. */
export type Parts = IdentityPorts & { passwords: PasswordPool; attempts: Attempts; sessions: Sessions };
