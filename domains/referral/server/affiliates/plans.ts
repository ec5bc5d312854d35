import type { BodyOf } from "@baize/kernel/call";
import { refuser } from "@baize/kernel/error";
import { type Id, idText, readId } from "@baize/kernel/id";
import { pageOf, type SignedInVisit, type Tx } from "@baize/platform-server";
import {
	type AffiliateRecord,
	commissionErrors,
	monthAt,
	type PlanAssignment,
	type proposeAffiliatePlan,
	termsIn,
} from "../../contract/index.ts";
import { readFunnel, totalOf } from "../clicks/funnel.ts";
import type { ReferralPorts } from "../ports.ts";
import { showPostbacks } from "../postbacks/operate.ts";
import { openMonth, planNamed } from "../statements/compute-month.ts";
import { hasStatement } from "../statements/statement-store.ts";
import {
	type AssignmentRow,
	addAssignment,
	isParent,
	lockAffiliate,
	readAffiliate,
	readAffiliates,
	readAssignmentIn,
	readAssignments,
	readKnownAffiliate,
	updateAssignment,
} from "./affiliate-store.ts";

const refuse = refuser(commissionErrors);
const PAGE_LENGTH = 50;

export async function listAffiliates(
	ports: ReferralPorts,
	{ cursor = "", limit = PAGE_LENGTH }: { cursor?: string; limit?: number },
) {
	const { reader } = ports.database;
	const read = await readAffiliates(reader, { before: readId(cursor), limit: limit + 1 });
	const { rows, next } = pageOf(read, limit, ({ application_id: id }) => idText(id));
	const month = monthAt("UTC", ports.clock.nowMs()).name;
	const affiliates = await Promise.all(
		rows.map(async ({ affiliate_id: id, name, website, since }) => {
			const plan = (await readAssignmentIn(reader, id, month))?.plan ?? null;
			return { id, name, website, since: since.toISOString(), plan };
		}),
	);
	return { affiliates, next };
}

export async function showAffiliate(ports: ReferralPorts, affiliateId: string, readerId: Id): Promise<AffiliateRecord> {
	const { reader } = ports.database;
	const row = await readAffiliate(reader, affiliateId);
	if (!row) throw refuse("AFFILIATE_NOT_FOUND");
	const assignments = await readAssignments(reader, affiliateId);
	const operators = assignments.flatMap((each) => [
		each.proposed_by,
		...(each.decided_by === null ? [] : [each.decided_by]),
	]);
	const names = await ports.namesOf(reader, [...new Set(operators)]);
	const nameOf = (id: Id | null) => (id === null ? undefined : names.get(id)?.name);
	const { name, email, website, since, player_id: playerId } = row;
	return {
		...{ id: affiliateId, name, email, website, since: since.toISOString() },
		playerId: playerId === null ? null : idText(playerId),
		plans: assignments.map((each) => assignmentView(each, nameOf, readerId)),
		open: await openMonth(ports, affiliateId),
		funnel: totalOf(await readFunnel(reader, affiliateId)),
		postbacks: await showPostbacks(ports, reader, affiliateId),
	};
}

function assignmentView(
	row: AssignmentRow,
	nameOf: (id: Id | null) => string | undefined,
	readerId: Id,
): PlanAssignment {
	const [proposedByName, decidedByName] = [nameOf(row.proposed_by), nameOf(row.decided_by)];
	return {
		id: idText(row.assignment_id),
		...{ plan: row.plan, fromMonth: row.from_month, parentId: row.parent_id, reason: row.reason, state: row.state },
		...(proposedByName === undefined ? {} : { proposedByName }),
		isOwn: row.proposed_by === readerId,
		...(decidedByName === undefined ? {} : { decidedByName }),
	};
}

type Proposal = BodyOf<typeof proposeAffiliatePlan>;

export const proposePlan = (ports: ReferralPorts, affiliateId: string, body: Proposal, visit: SignedInVisit) =>
	change(ports, affiliateId, visit, "proposed", async (tx, proposed) => {
		if (proposed) throw refuse("ASSIGNMENT_STATE");
		const { plan, fromMonth, parentId = null, reason } = body;
		await requirePossible(tx, affiliateId, { plan, fromMonth, parentId });
		await addAssignment(tx, {
			assignment_id: ports.ids(),
			affiliate_id: affiliateId,
			...{ plan, from_month: fromMonth, parent_id: parentId, reason: reason.trim() },
			proposed_by: visit.session.playerId,
			proposed_at: new Date(ports.clock.nowMs()),
		});
		return { plan, fromMonth, parentId, reason: reason.trim() };
	});

export const confirmPlan = (ports: ReferralPorts, affiliateId: string, visit: SignedInVisit) =>
	change(ports, affiliateId, visit, "confirmed", async (tx, proposed) => {
		if (!proposed) throw refuse("ASSIGNMENT_STATE");
		const by = visit.session.playerId;
		if (proposed.proposed_by === by) throw refuse("SECOND_OPERATOR_NEEDED");
		const { plan, from_month: fromMonth, parent_id: parentId } = proposed;
		// A statement may have been computed since.
		await requirePossible(tx, affiliateId, { plan, fromMonth, parentId });
		await updateAssignment(tx, proposed.assignment_id, {
			...{ state: "confirmed", decided_by: by, decided_at: new Date(ports.clock.nowMs()) },
		});
		return { plan, fromMonth, parentId };
	});

export const withdrawPlan = (ports: ReferralPorts, affiliateId: string, reason: string, visit: SignedInVisit) =>
	change(ports, affiliateId, visit, "withdrawn", async (tx, proposed) => {
		if (!proposed) throw refuse("ASSIGNMENT_STATE");
		const decided = { decided_by: visit.session.playerId, decided_at: new Date(ports.clock.nowMs()) };
		await updateAssignment(tx, proposed.assignment_id, { state: "withdrawn", ...decided });
		return { reason: reason.trim() };
	});

type Details = Record<string, string | null>;

async function change(
	ports: ReferralPorts,
	affiliateId: string,
	visit: SignedInVisit,
	what: "proposed" | "confirmed" | "withdrawn",
	apply: (tx: Tx, proposed: AssignmentRow | undefined) => Promise<Details>,
): Promise<AffiliateRecord> {
	await ports.database.transaction(async (tx) => {
		if (!(await lockAffiliate(tx, affiliateId))) throw refuse("AFFILIATE_NOT_FOUND");
		const proposed = (await readAssignments(tx, affiliateId)).find(({ state }) => state === "proposed");
		const details = await apply(tx, proposed);
		await ports.audit.record(tx, {
			action: `affiliatePlan.${what}`,
			actorId: visit.session.playerId,
			target: affiliateId,
			details,
			ip: visit.ip,
		});
	});
	return showAffiliate(ports, affiliateId, visit.session.playerId);
}

type Wanted = { plan: string; fromMonth: string; parentId: string | null };

/** A month that has a statement keeps its plan, months stay those of one zone, and affiliates stand in two rows at most. */
async function requirePossible(tx: Tx, affiliateId: string, { plan, fromMonth, parentId }: Wanted): Promise<void> {
	const wanted = planNamed(plan);
	const before = await readAssignments(tx, affiliateId);
	const zones = before.filter(({ state }) => state === "confirmed").map((each) => planNamed(each.plan)?.timeZone);
	const isPossible =
		wanted !== undefined &&
		termsIn(wanted, fromMonth) !== undefined &&
		zones.every((zone) => zone === wanted.timeZone) &&
		!(await hasStatement(tx, affiliateId, fromMonth)) &&
		(parentId === null || (await canBringOthers(tx, affiliateId, parentId, fromMonth)));
	if (!isPossible) throw refuse("PLAN_NOT_POSSIBLE");
}

/** Who was brought by another brings none, so that no sum is counted around in a circle. */
async function canBringOthers(tx: Tx, affiliateId: string, parentId: string, month: string): Promise<boolean> {
	if (parentId === affiliateId || (await isParent(tx, affiliateId))) return false;
	if ((await readKnownAffiliate(tx, [parentId])) === null) return false;
	return (await readAssignmentIn(tx, parentId, month))?.parent_id == null;
}
