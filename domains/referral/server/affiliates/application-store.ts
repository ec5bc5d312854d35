import type { Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import type { Insertable, Selectable, Updateable } from "kysely";
import type { ApplicationState } from "../../contract/index.ts";
import type { Tables } from "../tables.ts";

export type ApplicationRow = Selectable<Tables["referral.affiliate_application"]>;

export async function addApplication(
	reader: Reader,
	row: Insertable<Tables["referral.affiliate_application"]>,
): Promise<void> {
	await rows<Tables>(reader).insertInto("referral.affiliate_application").values(row).execute();
}

const ofId = (reader: Reader, id: Id) =>
	rows<Tables>(reader).selectFrom("referral.affiliate_application").selectAll().where("application_id", "=", id);

export const readApplication = (reader: Reader, id: Id): Promise<ApplicationRow | undefined> =>
	ofId(reader, id).executeTakeFirst();

export const lockApplication = (tx: Tx, id: Id): Promise<ApplicationRow | undefined> =>
	ofId(tx, id).forUpdate().executeTakeFirst();

export async function updateApplication(
	tx: Tx,
	id: Id,
	change: Updateable<Tables["referral.affiliate_application"]>,
): Promise<void> {
	await rows<Tables>(tx)
		.updateTable("referral.affiliate_application")
		.set(change)
		.where("application_id", "=", id)
		.execute();
}

/** The newest first: ids rise with time. */
export const readApplications = (
	reader: Reader,
	{ state, before, limit }: { state: ApplicationState | undefined; before: Id | null; limit: number },
): Promise<ApplicationRow[]> =>
	rows<Tables>(reader)
		.selectFrom("referral.affiliate_application")
		.selectAll()
		.$if(state !== undefined, (query) => query.where("state", "=", state!))
		.$if(before !== null, (query) => query.where("application_id", "<", before!))
		.orderBy("application_id", "desc")
		.limit(limit)
		.execute();
