import { check } from "@baize/kernel/check";
import { type Id, idText } from "@baize/kernel/id";
import type { Reader } from "@baize/platform-server";
import type { OpenProposal } from "../../contract/index.ts";
import type { DeskPorts } from "../ports.ts";
import { refuseProposal, stateHash } from "./judge.ts";
import type { AnyKind, Operator, ProposalKind } from "./kind.ts";
import { insertProposal, openProposals } from "./store.ts";

export type New<Input> = { subject: string; input: Input; reason: string; by: Operator; ip: string };

/** What the domain that defines a kind uses of it. */
export type Proposing<Input> = {
	/** Throws the refusal of what cannot be done now, or PROPOSAL_OPEN. The answer is the proposal's id. */
	propose(proposal: New<Input>): Promise<Id>;
	/** Those that wait for a second operator, by their subjects. */
	open(reader: Reader, subjects?: readonly string[]): Promise<ReadonlyMap<string, OpenProposal>>;
};

export type Proposals = {
	define<Input extends Record<string, unknown>>(kind: ProposalKind<Input>): Proposing<Input>;
	readonly kinds: ReadonlyMap<string, AnyKind>;
};

/** Kinds are defined while the domains open, before anything is called. */
export function openProposalKinds(ports: DeskPorts): Proposals {
	const kinds = new Map<string, AnyKind>();
	return {
		kinds,
		define(kind) {
			check(!kinds.has(kind.name), `the kind of proposal "${kind.name}" is defined twice`);
			kinds.set(kind.name, kind as unknown as AnyKind);
			return {
				propose: (proposal) => propose(ports, kind, proposal),
				async open(reader, subjects) {
					const found = await openProposals(reader, kind.name, subjects);
					return new Map(
						found.map((row) => [row.subject, { id: idText(row.proposal_id), byName: row.proposed_by_name }]),
					);
				},
			};
		},
	};
}

function propose<Input extends Record<string, unknown>>(
	{ database, clock, ids, audit }: DeskPorts,
	{ name, judge, playerOf }: ProposalKind<Input>,
	{ subject, input, reason, by, ip }: New<Input>,
): Promise<Id> {
	return database.transaction(async (tx) => {
		const { effect, state } = await judge(tx, input);
		const proposalId = ids();
		const isNew = await insertProposal(tx, {
			proposal_id: proposalId,
			kind: name,
			subject,
			input,
			effect: JSON.stringify(effect),
			state_hash: stateHash(state),
			reason,
			state: "open",
			proposed_at: new Date(clock.nowMs()),
			proposed_by: by.id,
			proposed_by_name: by.name,
		});
		if (!isNew) throw refuseProposal("PROPOSAL_OPEN");
		await audit.record(tx, {
			action: "proposal.proposed",
			actorId: by.id,
			target: idText(proposalId),
			...(playerOf ? { playerId: playerOf(input) } : {}),
			details: { kind: name, subject, reason },
			ip,
		});
		return proposalId;
	});
}
