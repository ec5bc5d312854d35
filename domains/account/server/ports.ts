import type { Audit } from "@baize/audit/server";
import type { BankAccounts, Cashier } from "@baize/cashier/server";
import type { Identity } from "@baize/identity/server";
import type { Id } from "@baize/kernel/id";
import type { Clock } from "@baize/kernel/time";
import type { Notifications } from "@baize/notifications/server";
import type { Database, Outbox } from "@baize/platform-server";
import type { Play } from "@baize/play/server";
import type { Sports } from "@baize/sports/server";
import type { Wallet } from "@baize/wallet/server";

export type AccountPorts = {
	database: Database;
	clock: Clock;
	ids: () => Id;
	outbox: Outbox;
	/** The site's address, for links in mails. */
	publicUrl: string;
	audit: Pick<Audit, "record">;
	notifications: Pick<Notifications, "sendMail">;
	identity: Pick<Identity, "prove" | "attempts" | "closeAccount" | "readPlayer" | "profile">;
	wallet: Pick<Wallet, "withdrawable">;
	play: Pick<Play, "openRounds">;
	sports: Pick<Sports, "openBets">;
	cashier: Pick<Cashier, "openWithdrawals">;
	bankAccounts: Pick<BankAccounts, "linkedAccounts">;
	/** What each domain stores about a player, read when a copy is made. */
	exportParts: readonly ExportPart[];
};

/** A member of the copy of a player's data: everything that the player may read on the site, complete. */
export type ExportPart = { name: string; read(playerId: Id): Promise<unknown> };
