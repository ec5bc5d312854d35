import { idText, readId } from "@baize/kernel/id";
import { type Binding, bind, momentCursor, pageOf, readMomentCursor } from "@baize/platform-server";
import { importStatement, listStatementItems, listStatements, matchItem, proposeWriteOff } from "../contract/index.ts";
import { importingStatement } from "./commands/import-statement.ts";
import { matchingItem } from "./commands/match-item.ts";
import { defineWriteOff, proposingWriteOff } from "./commands/write-off.ts";
import type { ReconciliationPorts } from "./ports.ts";
import { readItems, readStatements } from "./store.ts";
import { itemView, statementView } from "./views.ts";

const DEFAULT_ROWS = 50;
/** An id that nothing has: a text that is none finds nothing. */
const NONE = 0n;

export function reconciliationRoutes(ports: ReconciliationPorts): Binding[] {
	const { reader } = ports.database;
	const writeOffs = defineWriteOff(ports);
	return [
		bind(listStatements, async ({ query: { cursor, limit = DEFAULT_ROWS } }) => {
			const found = await readStatements(reader, { before: readMomentCursor(cursor), limit: limit + 1 });
			const cursorOf = (row: (typeof found)[number]) => momentCursor({ at: row.imported_at, id: row.statement_id });
			const { rows, next } = pageOf(found, limit, cursorOf);
			return { statements: rows.map(statementView), next };
		}),
		bind(listStatementItems, async ({ query }) => {
			const { open, state, statement, provider, cursor, limit = DEFAULT_ROWS } = query;
			const found = await readItems(reader, {
				isOpen: open && open === "open",
				state,
				statementId: statement ? (readId(statement.trim()) ?? NONE) : undefined,
				provider: provider?.trim(),
				after: readMomentCursor(cursor),
				limit: limit + 1,
			});
			const cursorOf = (row: (typeof found)[number]) => momentCursor({ at: row.opened_at, id: row.item_id });
			const { rows, next } = pageOf(found, limit, cursorOf);
			const proposals = await writeOffs.open(
				reader,
				rows.map(({ item_id }) => idText(item_id)),
			);
			return { items: rows.map((row) => itemView(row, proposals.get(idText(row.item_id)))), next };
		}),
		bind(importStatement, importingStatement(ports)),
		bind(matchItem, matchingItem(ports)),
		bind(proposeWriteOff, proposingWriteOff(ports, writeOffs)),
	];
}
