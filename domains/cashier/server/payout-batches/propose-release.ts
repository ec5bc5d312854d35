import { idText } from "@baize/kernel/id";
import type { Handler, SignedInVisit } from "@baize/platform-server";
import type { dissolvePayoutBatch, proposePayoutRelease } from "../../contract/index.ts";
import type { CashierDeps } from "../deps.ts";
import { refuseBatch } from "../refuse.ts";
import type { BatchRow } from "../tables.ts";
import { lockBatch, removeItems, updateBatch } from "./batch-store.ts";
import { requireBatch } from "./require-batch.ts";
import { showBatch } from "./show-batch.ts";

/** Another operator releases it, on the desk. */
export async function proposeRelease(
	{ release: releases, nameOf }: CashierDeps,
	{ batch_id }: BatchRow,
	reason: string,
	{ session, ip }: SignedInVisit,
): Promise<void> {
	const batch = idText(batch_id);
	const by = { id: session.playerId, name: await nameOf(session) };
	await releases.propose({ subject: batch, input: { batch }, reason, by, ip });
}

export const proposingRelease =
	(deps: CashierDeps): Handler<typeof proposePayoutRelease> =>
	async ({ params, body }, visit) => {
		await proposeRelease(deps, await requireBatch(deps.database.reader, params.batch), body.reason.trim(), visit);
		return showBatch(deps, await requireBatch(deps.database.reader, params.batch));
	};

/** One operator is enough: nothing is paid by it. */
export const dissolvingBatch =
	(deps: CashierDeps): Handler<typeof dissolvePayoutBatch> =>
	async ({ params, body }, { session, ip }) => {
		const { batch_id } = await requireBatch(deps.database.reader, params.batch);
		await deps.database.transaction(async (tx) => {
			const locked = (await lockBatch(tx, batch_id))!;
			if (locked.state !== "built") throw refuseBatch("PAYOUT_BATCH_STATE");
			await removeItems(tx, batch_id);
			await updateBatch(tx, batch_id, { state: "dissolved" });
			await deps.audit.record(tx, {
				...{ action: "payoutBatch.dissolved", actorId: session.playerId, target: params.batch, ip },
				details: { provider: locked.provider, reason: body.reason.trim() },
			});
		});
		return showBatch(deps, await requireBatch(deps.database.reader, params.batch));
	};
