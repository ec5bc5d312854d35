import { refuser } from "@baize/kernel/error";
import { type Id, idText, readId } from "@baize/kernel/id";
import { decimalText, toWire } from "@baize/kernel/money";
import { pageOf, type Reader } from "@baize/platform-server";
import {
	type AffiliateStatement,
	commissionErrors,
	type StatementLines,
	type StatementState,
} from "../../contract/index.ts";
import type { ReferralPorts } from "../ports.ts";
import { readStatement, readStatements, type StatementRow } from "./statement-store.ts";

const refuse = refuser(commissionErrors);
const PAGE_LENGTH = 50;

type Query = { cursor?: string; limit?: number; state?: StatementState };

export async function listStatements(
	ports: ReferralPorts,
	{ cursor = "", limit = PAGE_LENGTH, state }: Query,
	readerId: Id,
) {
	const { reader } = ports.database;
	const read = await readStatements(reader, { state, before: readId(cursor), limit: limit + 1 });
	const { rows, next } = pageOf(read, limit, ({ statement_id: id }) => idText(id));
	const nameOf = await operatorsOf(ports, reader, rows);
	return { statements: rows.map((row) => statementView(row, nameOf, readerId)), next };
}

export async function showStatement(ports: ReferralPorts, id: Id, readerId: Id): Promise<AffiliateStatement> {
	const { reader } = ports.database;
	const row = await readStatement(reader, id);
	if (!row) throw refuse("STATEMENT_NOT_FOUND");
	return statementView(row, await operatorsOf(ports, reader, [row]), readerId);
}

type NameOf = (id: Id | null) => string | undefined;

async function operatorsOf(ports: ReferralPorts, reader: Reader, rows: readonly StatementRow[]): Promise<NameOf> {
	const ids = rows.flatMap((row) => [row.approved_by, row.confirmed_by]).filter((id) => id !== null);
	const names = await ports.namesOf(reader, [...new Set(ids)]);
	return (id) => (id === null ? undefined : names.get(id)?.name);
}

function statementView(row: StatementRow, nameOf: NameOf, readerId: Id): AffiliateStatement {
	const [approvedByName, confirmedByName] = [nameOf(row.approved_by), nameOf(row.confirmed_by)];
	return {
		id: idText(row.statement_id),
		affiliateId: row.affiliate_id,
		state: row.state,
		lines: storedLines(row),
		month: row.month,
		currency: row.currency,
		totalMinor: toWire(row.total),
		computedAt: row.computed_at.toISOString(),
		...(approvedByName === undefined ? {} : { approvedByName }),
		isApprovedByReader: row.approved_by === readerId,
		...(confirmedByName === undefined ? {} : { confirmedByName }),
		paidAt: row.paid_at?.toISOString() ?? null,
		payment: row.payment,
	};
}

export const storedLines = (row: StatementRow): StatementLines => ({
	...{ currency: row.currency, month: row.month, plan: row.plan },
	casinoMinor: toWire(row.casino),
	sportsMinor: toWire(row.sports),
	bonusMinor: toWire(row.bonus),
	jackpotMinor: toWire(row.jackpot),
	dutyMinor: toWire(row.duty),
	feesMinor: toWire(row.fees),
	chargedBackMinor: toWire(row.charged_back),
	netMinor: toWire(row.net),
	fencedMinor: toWire(row.fenced),
	carriedInMinor: toWire(row.carried_in),
	sharedMinor: toWire(row.shared),
	perTenThousand: row.per_ten_thousand,
	shareMinor: toWire(row.share),
	playersPaidFor: row.players_paid_for,
	perPlayerMinor: toWire(row.per_player),
	subMinor: toWire(row.sub),
	totalMinor: toWire(row.total),
	carriedOutMinor: toWire(row.carried_out),
});

/** The lines of a statement in the order in which they are calculated. */
const LINES = [
	["casino", "casino"],
	["sports", "sports"],
	["bonus cost", "bonus"],
	["jackpot contributions", "jackpot"],
	["duty", "duty"],
	["payment fees", "fees"],
	["chargebacks", "charged_back"],
	["net revenue", "net"],
	["fenced", "fenced"],
	["carried in", "carried_in"],
	["shared revenue", "shared"],
	["share earned", "share"],
	["earned for players", "per_player"],
	["earned by sub-affiliates", "sub"],
	["total", "total"],
	["carried out", "carried_out"],
] as const satisfies readonly (readonly [string, keyof StatementRow])[];

/** For a table: exact amounts, a line for each statement. */
export const statementCells = (statements: readonly StatementRow[]): string[][] => [
	[
		"month",
		"currency",
		"plan",
		"state",
		"share in ten-thousandths",
		"players paid for",
		...LINES.map(([name]) => name),
	],
	...statements.map((row) => [
		...[row.month, row.currency, row.plan, row.state, String(row.per_ten_thousand), String(row.players_paid_for)],
		...LINES.map(([, column]) => decimalText(row[column], row.currency)),
	]),
];
