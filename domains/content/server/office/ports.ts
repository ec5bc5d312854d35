import type { Id } from "@baize/kernel/id";
import type { Reader, Session, Tx } from "@baize/platform-server";
import type { ContentPorts } from "../ports.ts";
import type { ContentSnapshot } from "../snapshot.ts";
import type { Content } from "../types.ts";

type Operator = { readonly id: Id; readonly name: string };

type PublicationKind<Input> = {
	name: string;
	role: "content";
	lock(tx: Tx, input: Input): Promise<unknown>;
	judge(
		reader: Reader,
		input: Input,
	): Promise<{ effect: readonly { what: string; before?: string; after?: string }[]; state: unknown }>;
	carryOut(
		tx: Tx,
		input: Input,
		approval: {
			readonly reason: string;
			readonly proposedBy: Operator;
			readonly approvedBy: Operator;
			readonly ip: string;
		},
	): Promise<void>;
};

/** What two operators do. The desk is of the same layer, so it comes in as a port. */
type ProposalsPort = {
	define<Input extends Record<string, unknown>>(
		kind: PublicationKind<Input>,
	): {
		propose(proposal: { subject: string; input: Input; reason: string; by: Operator; ip: string }): Promise<Id>;
		open(reader: Reader, subjects?: readonly string[]): Promise<ReadonlyMap<string, { id: string; byName: string }>>;
	};
};

/** Takes each change, in the transaction that makes it. The audit log is of the same layer, too. */
type ContentAudit = {
	record(
		tx: Tx,
		entry: { action: string; actorId: Id; target: string; details: Record<string, unknown>; ip: string },
	): Promise<void>;
};

export type OfficePorts = Pick<ContentPorts, "database" | "clock" | "ids" | "outbox" | "pictures"> & {
	previewToken: Content["previewToken"];
	/** Of the players' site, where previews are shown. */
	publicUrl: string;
	audit: ContentAudit;
	/** What readers see now. */
	snapshot(): ContentSnapshot;
	proposals: ProposalsPort;
	/** An operator's name, for the list of revisions. */
	nameOf(session: Session): string | Promise<string>;
};
