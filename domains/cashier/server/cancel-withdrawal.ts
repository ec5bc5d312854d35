import { readId } from "@baize/kernel/id";
import type { Handler } from "@baize/platform-server";
import type { cancelWithdrawal } from "../contract/index.ts";
import type { House } from "./house.ts";
import { moveWithdrawal } from "./move-withdrawal.ts";
import { refuse } from "./refuse.ts";
import { lockWithdrawal } from "./store.ts";
import { showWithdrawal } from "./views.ts";

export const cancellingWithdrawal =
	(house: House): Handler<typeof cancelWithdrawal> =>
	async ({ params }, { session }) => {
		if (!(await house.mayCancelWithdrawal(session))) throw refuse("CANCEL_NOT_OFFERED");
		const row = await house.database.transaction(async (tx) => {
			const id = readId(params.withdrawal);
			const locked = id === null ? undefined : await lockWithdrawal(tx, id);
			// Somebody else's is answered as if it did not exist.
			if (locked?.player_id !== session.playerId) throw refuse("PAYMENT_NOT_FOUND");
			return moveWithdrawal(house, tx, locked, { action: "cancel", by: "player" });
		});
		return showWithdrawal(house, row, session);
	};
