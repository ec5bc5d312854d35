import type { Handler } from "@baize/platform-server";
import type { drainProvider } from "../../../contract/index.ts";
import type { CashierDeps } from "../../deps.ts";
import { insertDrain } from "./drain-store.ts";
import { showProvider } from "./read-providers.ts";
import { refreshStanding } from "./refresh-standing.ts";
import { refuseProvider } from "./refuse.ts";

/** One operator stops it, at once. */
export const drainingProvider =
	(deps: CashierDeps): Handler<typeof drainProvider> =>
	async ({ params: { provider }, body }, { session, ip }) => {
		if (!deps.providers.named(provider)) throw refuseProvider("PROVIDER_UNKNOWN");
		const reason = body.reason.trim();
		const by = session.playerId;
		await deps.database.transaction(async (tx) => {
			const isNew = await insertDrain(tx, { provider, reason, drained_by: by, drained_at: deps.now() });
			if (!isNew) throw refuseProvider("PROVIDER_STATE");
			const entry = { action: "provider.drained", actorId: by, target: provider, details: { reason }, ip };
			await deps.audit.record(tx, entry);
		});
		await refreshStanding(deps, true);
		return showProvider(deps, provider, by);
	};
