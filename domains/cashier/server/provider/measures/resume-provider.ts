import type { Approval, Judged, Proposing } from "@baize/desk/server";
import { idText } from "@baize/kernel/id";
import type { Handler, Tx } from "@baize/platform-server";
import type { proposeProviderResume } from "../../../contract/index.ts";
import type { CashierPorts } from "../../ports.ts";
import type { DrainRow } from "../../tables.ts";
import { lockDrain, readDrain, removeDrain } from "./drain-store.ts";
import { refuseProvider } from "./refuse.ts";

type Input = { provider: string };
export type Resume = Proposing<Input>;

/** Two people give a stopped provider deposits again. It has expired once others did, also if it was stopped anew. */
export const defineResume = ({ proposals, audit }: Pick<CashierPorts, "proposals" | "audit">): Resume =>
	proposals.define<Input>({
		name: "providerResume",
		role: "withdrawals",
		lock: (tx, { provider }) => lockDrain(tx, provider),
		judge: async (reader, { provider }) => judged(await readDrain(reader, provider)),
		carryOut: (tx, { provider }, approval) => resume(audit, tx, provider, approval),
	});

function judged(drain: DrainRow | undefined): Judged {
	if (!drain) throw refuseProvider("PROVIDER_STATE");
	const { provider, drained_at, drained_by } = drain;
	return {
		effect: [
			{
				what: "providers.effects.deposits",
				about: provider,
				before: "providers.states.drained",
				after: "providers.states.open",
			},
		],
		state: [drained_at, idText(drained_by)],
	};
}

/** Each process gives it deposits once it reads what providers may take anew, within seconds. */
async function resume(
	audit: CashierPorts["audit"],
	tx: Tx,
	provider: string,
	{ proposalId, reason, proposedBy, approvedBy, ip }: Approval,
): Promise<void> {
	await removeDrain(tx, provider);
	await audit.record(tx, {
		action: "provider.resumed",
		actorId: approvedBy.id,
		target: provider,
		details: { reason, proposedBy: proposedBy.name, proposal: idText(proposalId) },
		ip,
	});
}

export const proposingProviderResume =
	({
		providers,
		nameOf,
		resume,
	}: Pick<CashierPorts, "providers" | "nameOf"> & { resume: Resume }): Handler<typeof proposeProviderResume> =>
	async ({ params: { provider }, body }, { session, ip }) => {
		if (!providers.named(provider)) throw refuseProvider("PROVIDER_UNKNOWN");
		const by = { id: session.playerId, name: await nameOf(session) };
		const input = { provider };
		const proposal = await resume.propose({ subject: provider, input, reason: body.reason.trim(), by, ip });
		return { proposal: idText(proposal) };
	};
