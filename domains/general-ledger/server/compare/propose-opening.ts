import type { Approval, Judged, Proposing } from "@baize/desk/server";
import { refuser } from "@baize/kernel/error";
import { idText, readId } from "@baize/kernel/id";
import { toWire } from "@baize/kernel/money";
import type { Handler, Reader, Tx } from "@baize/platform-server";
import { generalLedgerErrors, PRODUCTS, type Product, type proposeOpening } from "../../contract/index.ts";
import type { CallPorts, GeneralLedgerPorts } from "../ports.ts";
import { readFreezes, removeFreeze } from "./store-freezes.ts";
import { acceptDiscrepancies, type DiscrepancyRow, readUnaccepted } from "./store-laws.ts";

const refuse = refuser(generalLedgerErrors);

/** `discrepancies` are the ids of what is accepted: those that there were when it was proposed. */
type Input = { product: Product; discrepancies: readonly string[] };
type Ports = Pick<GeneralLedgerPorts, "database" | "clock" | "switches">;
export type Opening = Proposing<Input>;

const discrepanciesOf = async (reader: Reader, product: Product): Promise<DiscrepancyRow[]> =>
	(await readUnaccepted(reader)).filter((each) => each.product === product);

/**
 * Two people accept the differences that were found of a product, and open it. A difference that is found, or goes away,
 * in between is another question, so the proposal has expired then.
 */
export const defineOpening = (ports: Ports, calls: CallPorts): Opening =>
	calls.proposals.define<Input>({
		name: "openProduct",
		role: "withdrawals",
		async judge(reader, input): Promise<Judged> {
			const isFrozen = (await readFreezes(reader)).some(({ product }) => product === input.product);
			if (!isFrozen) throw refuse("NOT_FROZEN");
			const discrepancies = await discrepanciesOf(reader, input.product);
			return {
				effect: [
					{
						what: "books.effects.product",
						about: input.product,
						before: "books.effects.closed",
						after: "books.effects.open",
					},
					...discrepancies.map(({ law, subject, currency, difference }) => ({
						what: `books.effects.${law}`,
						about: `${subject} ${currency}`.trim(),
						...(currency === "" ? { before: String(difference) } : { currency, beforeMinor: toWire(difference) }),
						after: "books.effects.accepted",
					})),
				],
				state: discrepancies.map((each) => [idText(each.discrepancy_id), String(each.difference), each.ended_at]),
			};
		},
		carryOut: (tx, input, approval) => open(ports, calls, tx, input, approval),
	});

async function open(
	{ clock, switches }: Ports,
	{ audit }: CallPorts,
	tx: Tx,
	input: Input,
	{ reason, proposedBy, approvedBy, ip }: Approval,
): Promise<void> {
	// A discrepancy that is found meanwhile is not among these, so the next comparison closes the product again.
	const discrepancies = input.discrepancies.flatMap((id) => readId(id) ?? []);
	const freeze = await removeFreeze(tx, input.product);
	if (!freeze) throw refuse("NOT_FROZEN");
	await acceptDiscrepancies(tx, discrepancies, {
		accepted_at: new Date(clock.nowMs()),
		accepted_by: approvedBy.id,
		accepted_by_name: approvedBy.name,
		reason,
	});
	for (const flag of freeze.flags) await switches.switchBySite(tx, flag, true, reason);
	await audit.record(tx, {
		action: "books.freezeEnded",
		actorId: approvedBy.id,
		target: input.product,
		details: { reason, proposedBy: proposedBy.name, discrepancies: discrepancies.map(idText) },
		ip,
	});
}

export const proposingOpening =
	({ database }: Ports, { nameOf }: CallPorts, opening: Opening): Handler<typeof proposeOpening> =>
	async ({ params, body }, { session, ip }) => {
		const product = PRODUCTS.find((each) => each === params.product)!;
		const by = { id: session.playerId, name: await nameOf(session) };
		const discrepancies = (await discrepanciesOf(database.reader, product)).map(({ discrepancy_id }) =>
			idText(discrepancy_id),
		);
		const input = { product, discrepancies };
		const proposal = await opening.propose({ subject: product, input, reason: body.reason.trim(), by, ip });
		return { proposal: idText(proposal) };
	};
