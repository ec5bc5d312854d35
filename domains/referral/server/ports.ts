import type { Audit } from "@baize/audit/server";
import type { Player } from "@baize/identity/server";
import type { Id } from "@baize/kernel/id";
import type { Draws } from "@baize/kernel/random";
import type { Clock } from "@baize/kernel/time";
import type { Database, Reader } from "@baize/platform-server";

export type ReferralPorts = {
	database: Database;
	clock: Clock;
	ids: () => Id;
	audit: Pick<Audit, "record">;
	/** For codes and tokens. */
	draws: Draws;
	/** The address of the site: a page that a visitor opens from it has no other referring site. */
	publicUrl: string;
	/** After how many days a token expires; undefined, 0 and less are the default. */
	allowedDays: number | undefined;
	/** The flag of the check of the referring site. */
	isReferringSiteChecked(): boolean;
	readPlayers(
		reader: Reader,
		playerIds: readonly Id[],
	): Promise<ReadonlyMap<Id, Pick<Player, "nickname" | "firstName">>>;
	/** Whether two accounts are known to be one person's. */
	isSamePerson(reader: Reader, playerId: Id, otherId: Id): Promise<boolean>;
};
