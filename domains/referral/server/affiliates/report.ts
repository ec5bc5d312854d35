import { refuser } from "@baize/kernel/error";
import { type Id, idText } from "@baize/kernel/id";
import type { Reader } from "@baize/platform-server";
import { type AffiliateReport, commissionErrors } from "../../contract/index.ts";
import { funnelCells, readFunnel, totalOf } from "../clicks/funnel.ts";
import { shownMedia } from "../media/operate.ts";
import type { ReferralPorts } from "../ports.ts";
import { showPostbacks } from "../postbacks/operate.ts";
import { openMonth, planAndMonth } from "../statements/compute-month.ts";
import { statementCells, storedLines } from "../statements/show-statements.ts";
import { readStatements } from "../statements/statement-store.ts";
import { type AffiliateRow, claimByEmail, readAffiliateOfPlayer } from "./affiliate-store.ts";

const refuse = refuser(commissionErrors);

/** All of them are in the file. */
const SHOWN_DAYS = 31;

/** What the affiliate reads of itself: sums over all its players, and none of them. */
export async function readReport(ports: ReferralPorts, playerId: Id): Promise<AffiliateReport> {
	const { reader } = ports.database;
	const { affiliate_id: affiliateId, name } = await requireAffiliate(ports, playerId);
	const plan = (await planAndMonth(reader, affiliateId, ports.clock.nowMs()))?.plan.id ?? null;
	const statements = await readStatements(reader, { affiliateId });
	const days = await readFunnel(reader, affiliateId);
	return {
		...{ affiliateId, name, plan },
		funnel: totalOf(days),
		days: days.slice(0, SHOWN_DAYS),
		postbacks: await showPostbacks(ports, reader, affiliateId),
		media: await shownMedia(reader),
		open: await openMonth(ports, affiliateId),
		statements: statements.map((row) => ({
			id: idText(row.statement_id),
			state: row.state,
			lines: storedLines(row),
			paidAt: row.paid_at?.toISOString() ?? null,
		})),
	};
}

export async function reportCells(ports: ReferralPorts, playerId: Id): Promise<string[][]> {
	const { affiliate_id: affiliateId } = await requireAffiliate(ports, playerId);
	return statementCells(await readStatements(ports.database.reader, { affiliateId }));
}

export async function reportFunnelCells(ports: ReferralPorts, playerId: Id): Promise<string[][]> {
	const { affiliate_id: affiliateId } = await requireAffiliate(ports, playerId);
	return funnelCells(await readFunnel(ports.database.reader, affiliateId));
}

/**
 * An affiliate signs in as a player: with the e-mail of the application, which registering has confirmed. The report stays
 * with the player who has read it first.
 */
async function requireAffiliate(ports: ReferralPorts, playerId: Id): Promise<AffiliateRow> {
	const { reader } = ports.database;
	const row = (await readAffiliateOfPlayer(reader, playerId)) ?? (await claim(ports, reader, playerId));
	if (!row) throw refuse("NOT_AN_AFFILIATE");
	return row;
}

async function claim(ports: ReferralPorts, reader: Reader, playerId: Id): Promise<AffiliateRow | undefined> {
	const email = (await ports.readPlayers(reader, [playerId])).get(playerId)?.email;
	if (email === undefined) return undefined;
	await ports.database.transaction((tx) => claimByEmail(tx, playerId, email));
	return readAffiliateOfPlayer(reader, playerId);
}
