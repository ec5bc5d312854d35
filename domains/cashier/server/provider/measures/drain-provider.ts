import type { Handler, SignedInVisit, Tx } from "@baize/platform-server";
import type {
	confirmProviderResume,
	drainProvider,
	proposeProviderResume,
	withdrawProviderResume,
} from "../../../contract/index.ts";
import type { CashierDeps } from "../../deps.ts";
import type { DrainRow } from "../../tables.ts";
import { refuseUnknown } from "../../unknown/move-money.ts";
import { insertDrain, lockDrain, removeDrain, updateDrain } from "./drain-store.ts";
import { showProvider } from "./read-providers.ts";
import { refreshStanding } from "./refresh-standing.ts";
import { refuseProvider } from "./refuse.ts";

const NO_RESUME = { resume_by: null, resume_at: null, resume_reason: null };

/** One operator stops it, at once. */
export const drainingProvider =
	(deps: CashierDeps): Handler<typeof drainProvider> =>
	async ({ params: { provider }, body }, visit) => {
		requireKnown(deps, provider);
		const reason = body.reason.trim();
		const by = visit.session.playerId;
		return changed(deps, visit, provider, async (tx) => {
			const row = { provider, reason, drained_by: by, drained_at: deps.now(), ...NO_RESUME };
			if (!(await insertDrain(tx, row))) throw refuseProvider("PROVIDER_STATE");
			await audit(deps, tx, visit, provider, "drained", reason);
		});
	};

export const proposingProviderResume =
	(deps: CashierDeps): Handler<typeof proposeProviderResume> =>
	({ params: { provider }, body }, visit) =>
		changed(deps, visit, provider, async (tx) => {
			const row = await requireDrain(deps, tx, provider, "drained");
			const resume_reason = body.reason.trim();
			await updateDrain(tx, row, { resume_by: visit.session.playerId, resume_at: deps.now(), resume_reason });
			await audit(deps, tx, visit, provider, "resumeProposed", resume_reason);
		});

/** Another operator than the one who has proposed it. */
export const confirmingProviderResume =
	(deps: CashierDeps): Handler<typeof confirmProviderResume> =>
	({ params: { provider } }, visit) =>
		changed(deps, visit, provider, async (tx) => {
			const row = await requireDrain(deps, tx, provider, "proposed");
			if (row.resume_by === visit.session.playerId) throw refuseUnknown("SECOND_OPERATOR_NEEDED");
			await removeDrain(tx, row);
			await audit(deps, tx, visit, provider, "resumed", row.resume_reason ?? "");
		});

export const withdrawingProviderResume =
	(deps: CashierDeps): Handler<typeof withdrawProviderResume> =>
	({ params: { provider }, body }, visit) =>
		changed(deps, visit, provider, async (tx) => {
			const row = await requireDrain(deps, tx, provider, "proposed");
			await updateDrain(tx, row, NO_RESUME);
			await audit(deps, tx, visit, provider, "resumeWithdrawn", body.reason.trim());
		});

async function changed(
	deps: CashierDeps,
	{ session }: SignedInVisit,
	provider: string,
	change: (tx: Tx) => Promise<void>,
) {
	await deps.database.transaction(change);
	await refreshStanding(deps, true);
	return showProvider(deps, provider, session.playerId);
}

function requireKnown({ providers }: CashierDeps, provider: string): void {
	if (!providers.named(provider)) throw refuseProvider("PROVIDER_UNKNOWN");
}

async function requireDrain(
	deps: CashierDeps,
	tx: Tx,
	provider: string,
	state: "drained" | "proposed",
): Promise<DrainRow> {
	requireKnown(deps, provider);
	const row = await lockDrain(tx, provider);
	if (!row || (row.resume_by === null) !== (state === "drained")) throw refuseProvider("PROVIDER_STATE");
	return row;
}

const audit = (
	{ audit }: CashierDeps,
	tx: Tx,
	{ session, ip }: SignedInVisit,
	provider: string,
	what: "drained" | "resumeProposed" | "resumed" | "resumeWithdrawn",
	reason: string,
): Promise<void> =>
	audit.record(tx, {
		action: `provider.${what}`,
		actorId: session.playerId,
		target: provider,
		details: { reason },
		ip,
	});
