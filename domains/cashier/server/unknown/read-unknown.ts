import { type Id, idText, readId } from "@baize/kernel/id";
import { type Handler, pageOf } from "@baize/platform-server";
import type { listUnknownPayments, readUnknownPayment } from "../../contract/index.ts";
import type { CashierDeps } from "../deps.ts";
import { refuse } from "../refuse.ts";
import { listUnknown, readUnknown } from "./unknown-store.ts";
import { rowView, showUnknown } from "./views.ts";

const PAGE_LENGTH = 20;

export const listingUnknown =
	(deps: CashierDeps): Handler<typeof listUnknownPayments> =>
	async ({ query: { state, why, cursor, limit = PAGE_LENGTH } }) => {
		const { reader } = deps.database;
		const found = await listUnknown(reader, { state, why, cursor, limit: limit + 1 });
		const { rows, next } = pageOf(found, limit, ({ id }) => idText(id));
		const names = await deps.players.namesOf(
			reader,
			rows.flatMap(({ player_id: id }) => id ?? []),
		);
		const nameOf = (id: Id | null): string | undefined => (id === null ? undefined : names.get(id)?.name);
		return { items: rows.map((row) => rowView(row, nameOf(row.player_id))), next };
	};

export const readingUnknown =
	(deps: CashierDeps): Handler<typeof readUnknownPayment> =>
	async ({ params }, { session }) => {
		const id = readId(params.unknown);
		const row = id === null ? undefined : await readUnknown(deps.database.reader, id);
		if (!row) throw refuse("PAYMENT_NOT_FOUND");
		return showUnknown(deps, row, session.playerId);
	};
