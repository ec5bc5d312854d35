import type { Approval, Judged, Proposing } from "@baize/desk/server";
import { refuser } from "@baize/kernel/error";
import { idText, readId } from "@baize/kernel/id";
import { toWire } from "@baize/kernel/money";
import type { Handler, Reader, Tx } from "@baize/platform-server";
import { generalLedgerErrors, PRODUCTS, type Product, type proposeOpening } from "../../contract/index.ts";
import type { CallPorts, GeneralLedgerPorts } from "../ports.ts";
import { readFreezes, removeFreeze } from "./store-freezes.ts";
import { acceptBreaks, type BreakRow, readUnaccepted } from "./store-laws.ts";

const refuse = refuser(generalLedgerErrors);

/** `breaks` are the ids of what is accepted: those that there were when it was proposed. */
type Input = { product: Product; breaks: readonly string[] };
type Ports = Pick<GeneralLedgerPorts, "database" | "clock" | "switches">;
export type Opening = Proposing<Input>;

const breaksOf = async (reader: Reader, product: Product): Promise<BreakRow[]> =>
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
			const breaks = await breaksOf(reader, input.product);
			return {
				effect: [
					{
						what: "books.effects.product",
						about: input.product,
						before: "books.effects.closed",
						after: "books.effects.open",
					},
					...breaks.map(({ law, subject, currency, difference }) => ({
						what: `books.effects.${law}`,
						about: `${subject} ${currency}`.trim(),
						...(currency === "" ? { before: String(difference) } : { currency, beforeMinor: toWire(difference) }),
						after: "books.effects.accepted",
					})),
				],
				state: breaks.map((each) => [idText(each.break_id), String(each.difference), each.ended_at]),
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
	// A break that is found meanwhile is not among these, so the next comparison closes the product again.
	const breaks = input.breaks.flatMap((id) => readId(id) ?? []);
	const freeze = await removeFreeze(tx, input.product);
	if (!freeze) throw refuse("NOT_FROZEN");
	await acceptBreaks(tx, breaks, {
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
		details: { reason, proposedBy: proposedBy.name, breaks: breaks.map(idText) },
		ip,
	});
}

export const proposingOpening =
	({ database }: Ports, { nameOf }: CallPorts, opening: Opening): Handler<typeof proposeOpening> =>
	async ({ params, body }, { session, ip }) => {
		const product = PRODUCTS.find((each) => each === params.product)!;
		const by = { id: session.playerId, name: await nameOf(session) };
		const breaks = (await breaksOf(database.reader, product)).map(({ break_id }) => idText(break_id));
		const input = { product, breaks };
		const proposal = await opening.propose({ subject: product, input, reason: body.reason.trim(), by, ip });
		return { proposal: idText(proposal) };
	};
