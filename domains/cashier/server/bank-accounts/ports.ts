import type { Audit } from "@baize/audit/server";
import type { Identity } from "@baize/identity/server";
import type { Id } from "@baize/kernel/id";
import type { Clock } from "@baize/kernel/time";
import type { Notifications } from "@baize/notifications/server";
import type { Database, Secrets } from "@baize/platform-server";

/** What the bank accounts of players need of other domains. */
export type BankAccountsPorts = {
	database: Database;
	clock: Clock;
	ids: () => Id;
	secrets: Secrets;
	/** The site's address, for links in mails. */
	publicUrl: string;
	audit: Pick<Audit, "record">;
	notifications: Pick<Notifications, "sendMail">;
	identity: Pick<
		Identity,
		"prove" | "attempts" | "readPlayer" | "lockPlayer" | "namesOf" | "noteInstrument" | "notMeLink" | "addPlayerFilter"
	>;
};
