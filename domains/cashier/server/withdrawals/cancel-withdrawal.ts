import { readId } from "@baize/kernel/id";
import type { Handler } from "@baize/platform-server";
import type { cancelWithdrawal } from "../../contract/index.ts";
import type { CashierDeps } from "../deps.ts";
import { showWithdrawal } from "../reads/views.ts";
import { refuse } from "../refuse.ts";
import { lockWithdrawal } from "../store.ts";
import { moveWithdrawal } from "./move-withdrawal.ts";

export const cancellingWithdrawal =
	(deps: CashierDeps): Handler<typeof cancelWithdrawal> =>
	async ({ params }, { session }) => {
		if (!(await deps.mayCancelWithdrawal(session))) throw refuse("CANCEL_NOT_OFFERED");
		const row = await deps.database.transaction(async (tx) => {
			const id = readId(params.withdrawal);
			const locked = id === null ? undefined : await lockWithdrawal(tx, id);
			// Another player's withdrawal is answered as if it did not exist.
			if (locked?.player_id !== session.playerId) throw refuse("PAYMENT_NOT_FOUND");
			return moveWithdrawal(deps, tx, locked, { action: "cancel", by: "player" });
		});
		return showWithdrawal(deps, row, session);
	};
