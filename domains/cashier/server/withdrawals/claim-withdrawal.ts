import type { Id } from "@baize/kernel/id";
import { MINUTE_MS } from "@baize/kernel/time";
import type { Handler, Tx } from "@baize/platform-server";
import { CLAIM_MINUTES, type claimWithdrawal, type releaseWithdrawal } from "../../contract/index.ts";
import type { CashierDeps } from "../deps.ts";
import { showQueued } from "../reads/queued-view.ts";
import { refuse } from "../refuse.ts";
import { updateWithdrawal } from "../store.ts";
import type { WithdrawalRow } from "../tables.ts";
import { lockNamed } from "./lock-named.ts";

const NOT_CLAIMED = { claimed_by: null, claimed_until: null } as const;

/** An operator takes a withdrawal, or takes it for longer; the others see who has it. It ends by the clock alone. */
export const claimingWithdrawal =
	(deps: CashierDeps): Handler<typeof claimWithdrawal> =>
	async ({ params }, { session: { playerId: operatorId } }) => {
		const row = await deps.database.transaction(async (tx) => {
			const locked = await lockRequested(tx, params.withdrawal);
			await refuseClaimed(deps, tx, locked, operatorId);
			const claimed_until = new Date(deps.clock.nowMs() + CLAIM_MINUTES * MINUTE_MS);
			return change(tx, locked, { claimed_by: operatorId, claimed_until });
		});
		return showQueued(deps, row, operatorId);
	};

/** Lets it go again without a decision. Whose time is over has let it go. */
export const releasingWithdrawal =
	(deps: CashierDeps): Handler<typeof releaseWithdrawal> =>
	async ({ params }, { session: { playerId: operatorId } }) => {
		const row = await deps.database.transaction(async (tx) => {
			const locked = await lockRequested(tx, params.withdrawal);
			await refuseClaimed(deps, tx, locked, operatorId);
			return change(tx, locked, NOT_CLAIMED);
		});
		return showQueued(deps, row, operatorId);
	};

async function lockRequested(tx: Tx, text: string): Promise<WithdrawalRow> {
	const locked = await lockNamed(tx, text);
	if (locked.state !== "requested") throw refuse("WITHDRAWAL_STATE", { state: locked.state });
	return locked;
}

/** While another operator has taken it, no one else decides about it. */
export async function refuseClaimed(deps: CashierDeps, tx: Tx, row: WithdrawalRow, operatorId: Id): Promise<void> {
	const { claimed_by: by, claimed_until: until } = row;
	if (by === null || until === null || by === operatorId || until <= deps.now()) return;
	const name = (await deps.players.namesOf(tx, [by])).get(by)?.name ?? "";
	throw refuse("WITHDRAWAL_CLAIMED", { name, untilMs: until.getTime() });
}

async function change(
	tx: Tx,
	row: WithdrawalRow,
	claim: Pick<WithdrawalRow, "claimed_by" | "claimed_until">,
): Promise<WithdrawalRow> {
	await updateWithdrawal(tx, row, { state: row.state, changed_at: row.changed_at, ...claim });
	return { ...row, ...claim };
}
