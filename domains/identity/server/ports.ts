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
	audit: Pick<Audit, "record" | "entriesOf">;
	/** What the house elsewhere knows of a player, each part read when a copy is made. */
	exportParts?: () => readonly ExportPart[];
	/** What is under way for a player in the rooms above. */
	affairsOf?: (playerId: Id) => Promise<AffairsElsewhere>;
	/** Asks whoever collects breached passwords, in addition to our own list. */
	breaches?: BreachRange;
};

export type ExportPart = { name: string; read(playerId: Id): Promise<unknown> };

export type AffairsElsewhere = {
	balances: readonly { currency: string; amountMinor: bigint }[];
	openBets: number;
	pendingWithdrawals: number;
};

/** The ends of the hashes that begin so, as a k-anonymous range service answers them; it may throw. */
export type BreachRange = { hashEndings(sha1Beginning: string): Promise<ReadonlySet<string>> };

/** What the commands work with: the ports, and the parts that stand on them. */
export type Parts = IdentityPorts & { passwords: PasswordPool; attempts: Attempts; sessions: Sessions };
