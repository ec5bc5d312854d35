import type { Approval, Judged, Proposing } from "@baize/desk/server";
import { refuser } from "@baize/kernel/error";
import { idText } from "@baize/kernel/id";
import { toWire } from "@baize/kernel/money";
import type { Handler, Reader, Tx } from "@baize/platform-server";
import { jackpotsErrors, type proposePotFunding } from "../contract/index.ts";
import { bookPots, ceilingOf } from "./award.ts";
import type { JackpotPorts } from "./ports.ts";
import { bookable, subjectOf } from "./pot-entry.ts";
import { addFunds, meterOf, reserveOf, wholeMinor } from "./rules.ts";
import { lockPots, type Pot, readPots, writePot } from "./store.ts";
import type { PotKey } from "./terms.ts";

const refuse = refuser(jackpotsErrors);

type Input = PotKey & { amountMinor: number; toPot: boolean };
export type Funding = Proposing<Input>;

/** What a pot is called where a proposal is about it. */
export const fundingSubject = (pot: PotKey): string => `${subjectOf(pot)} ${pot.currency}`;

/** Two people add the operator's money to a pot. It has expired once the pot is won, or money was added to it meanwhile. */
export const defineFunding = (ports: JackpotPorts): Funding =>
	ports.proposals.define<Input>({
		name: "potFunding",
		role: "withdrawals",
		judge: async (reader, input) => judged(await requirePot(reader, input), input),
		carryOut: (tx, input, approval) => fund(ports, tx, input, approval),
	});

async function requirePot(reader: Reader, key: PotKey): Promise<Pot> {
	const pot = (await readPots(reader)).find((each) => fundingSubject(each) === fundingSubject(key));
	if (!pot) throw refuse("JACKPOT_NOT_FOUND");
	return pot;
}

const funded = (ports: JackpotPorts, pot: Pot, { amountMinor, toPot }: Input): Pot => ({
	...pot,
	sums: addFunds(pot.sums, BigInt(amountMinor), toPot, ceilingOf(ports, pot)),
});

/** Where the money goes is shown before the ceiling is looked at: what is shown must not reveal where it is. */
function judged(pot: Pot, { amountMinor, toPot }: Input): Judged {
	const after = addFunds(pot.sums, BigInt(amountMinor), toPot, undefined);
	const line = (what: "pot" | "reserve" | "operator", before: bigint, changed: bigint) => ({
		what: `jackpots.effects.${what}`,
		currency: pot.currency,
		beforeMinor: toWire(wholeMinor(before)),
		afterMinor: toWire(wholeMinor(changed)),
	});
	return {
		effect: [
			line("pot", meterOf(pot.sums), meterOf(after)),
			line("reserve", reserveOf(pot.sums), reserveOf(after)),
			line("operator", pot.sums.funded, after.funded),
		],
		// Stakes fill the pot all the time, and are no reason against it.
		state: [pot.cycle, String(pot.sums.funded)],
	};
}

async function fund(
	ports: JackpotPorts,
	tx: Tx,
	input: Input,
	{ proposalId, reason, proposedBy, approvedBy, ip }: Approval,
): Promise<void> {
	const [locked] = await lockPots(tx, [input]);
	if (!locked) throw refuse("JACKPOT_NOT_FOUND");
	const pot = funded(ports, locked, input);
	await writePot(tx, { ...pot, booked: bookable(pot.sums) });
	const { amountMinor, toPot } = input;
	await ports.audit.record(tx, {
		action: "jackpot.funded",
		actorId: approvedBy.id,
		target: fundingSubject(pot),
		details: { amountMinor, toPot, reason, proposedBy: proposedBy.name, proposal: idText(proposalId) },
		ip,
	});
	await bookPots(ports, tx, [pot]);
}

export const proposingFunding =
	({ nameOf }: JackpotPorts, funding: Funding): Handler<typeof proposePotFunding> =>
	async ({ params: { pot: potId, level, currency }, body }, { session, ip }) => {
		const key = { potId, level, currency };
		const proposal = await funding.propose({
			subject: fundingSubject(key),
			input: { ...key, amountMinor: body.amountMinor, toPot: body.toPot },
			reason: body.reason.trim(),
			by: { id: session.playerId, name: await nameOf(session) },
			ip,
		});
		return { proposal: idText(proposal) };
	};
