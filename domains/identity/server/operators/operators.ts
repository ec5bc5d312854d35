import { bucketOf, type Id, idText, readId } from "@baize/kernel/id";
import { HOUR_MS } from "@baize/kernel/time";
import { addressOf, officePages } from "@baize/platform-paths";
import { onceCommitted, type Tx } from "@baize/platform-server";
import { OPERATORS_ROLE, type Operator, operatorErrors, type Role } from "../../contract/index.ts";
import { OPERATOR_INVITED, OPERATOR_RESET, type OperatorMail } from "../mails/operator-mails.ts";
import { changePerson, lockPerson } from "../people/account-store.ts";
import type { Parts } from "../ports.ts";
import { refuserOf } from "../refusals.ts";
import { momentText } from "../send-mail-to.ts";
import { endSessions } from "../session/end-sessions.ts";
import { addPerson, claimEmail, hasPassword, NO_PASSWORD, type PersonRow, readPerson } from "../store.ts";
import { emailKey, hashOf, newToken } from "../tokens.ts";
import { nameOf } from "./operator-session.ts";
import { lockActiveWithRole, putInvitation, readOperators, removeInvitation } from "./operators-store.ts";

/** What managing operators needs: in the whole domain, or in the command line tool. */
export type OperatorParts = Pick<
	Parts,
	"audit" | "clock" | "database" | "ids" | "notifications" | "officeUrl" | "outbox" | "sessions"
> & { factors: Pick<Parts["factors"], "methodsOf" | "removeAll"> };

/** Who changes an operator's access: another operator, with a reason, or the person who runs the site. */
export type Acting = { actorId: Id; ip: string; reason: string } | { actor: "command line" };

export const refuseOperator = refuserOf(operatorErrors);

/** An invitation is valid for this long. */
const INVITATION_MS = 48 * HOUR_MS;

export async function listOperators(parts: OperatorParts, viewerId?: Id): Promise<Operator[]> {
	const found = await readOperators(parts.database.reader);
	return Promise.all(found.map((person) => viewOf(parts, person, viewerId)));
}

export async function readOperator(parts: OperatorParts, operatorId: Id, viewerId?: Id): Promise<Operator> {
	return viewOf(parts, operatorAmong(await readPerson(parts.database.reader, operatorId)), viewerId);
}

/** A player is no operator, and is treated as nonexistent. */
function operatorAmong(person: PersonRow | undefined): PersonRow {
	if (!person || person.roles.length === 0) throw refuseOperator("OPERATOR_UNKNOWN");
	return person;
}

async function viewOf({ factors, database }: OperatorParts, person: PersonRow, viewerId?: Id): Promise<Operator> {
	const { twoFactor, passkeys } = await factors.methodsOf(database.reader, person.person_id);
	const hasAuthenticator = twoFactor === "ENABLED";
	const { email, roles, last_signed_in_at: lastLogin } = person;
	return {
		id: idText(person.person_id),
		name: nameOf(person),
		email,
		roles: [...roles],
		state: stateOf(person, hasAuthenticator || passkeys > 0),
		hasAuthenticator,
		passkeys,
		...(lastLogin ? { lastLoginMs: lastLogin.getTime() } : {}),
		isSelf: person.person_id === viewerId,
	};
}

function stateOf(person: PersonRow, hasFactor: boolean): Operator["state"] {
	if (person.status !== "active") return "suspended";
	if (!hasPassword(person)) return "invited";
	return hasFactor ? "active" : "enrolling";
}

type Invitation = { email: string; name?: string | undefined; roles: readonly Role[] };

/** The new operator's id, and the mailed link. */
export type Invited = { operatorId: Id; link: string; untilMs: number };

export async function inviteOperator(
	parts: OperatorParts,
	by: Acting,
	{ email: written, name = "", roles }: Invitation,
): Promise<Invited> {
	const { database, clock, ids } = parts;
	const email = emailKey(written);
	const [firstName = "", ...others] = name.trim().split(/\s+/);
	return database.transaction(async (tx) => {
		const operatorId = ids();
		if (!(await claimEmail(tx, email, operatorId))) throw refuseOperator("EMAIL_TAKEN");
		await addPerson(tx, {
			person_id: operatorId,
			bucket: bucketOf(operatorId),
			email,
			password_hash: NO_PASSWORD,
			first_name: firstName,
			last_name: others.join(" "),
			nickname: null,
			language: "en",
			roles: inOrder(roles),
			status: "active",
			created_at: new Date(clock.nowMs()),
		});
		await record(parts, tx, by, "operator.invited", email, { roles: inOrder(roles) });
		return { operatorId, ...(await sendLink(parts, tx, { operatorId, email }, OPERATOR_INVITED)) };
	});
}

const inOrder = (roles: readonly string[]): string[] => [...new Set(roles)].sort();

async function sendLink(
	{ clock, officeUrl, notifications }: OperatorParts,
	tx: Tx,
	{ operatorId, email }: { operatorId: Id; email: string },
	template: OperatorMail,
): Promise<{ link: string; untilMs: number }> {
	const token = newToken(bucketOf(operatorId));
	const untilMs = clock.nowMs() + INVITATION_MS;
	await putInvitation(tx, operatorId, hashOf(token), new Date(untilMs));
	// In the fragment, so that it is sent to no server and appears in no log.
	const link = `${officeUrl}/#${addressOf(officePages.login, { invitation: token })}`;
	const values = { link, until: momentText(untilMs, "en") };
	await notifications.sendMail(tx, { to: email, template, locale: "en", values });
	return { link, untilMs };
}

type RolesChange = (roles: readonly string[]) => readonly string[];

/**
 * `change` computes the new roles from the current ones. At least one remains: to remove all access, suspend the
 * operator.
 */
export const changeOperatorRoles = (
	parts: OperatorParts,
	by: Acting,
	operatorId: Id,
	change: RolesChange,
): Promise<void> =>
	onOperator(parts, by, operatorId, async (tx, { email, roles: before }) => {
		const roles = inOrder(change(before));
		if (roles.length === 0 || roles.join() === inOrder(before).join()) throw refuseOperator("OPERATOR_STATE");
		await changePerson(tx, operatorId, { roles });
		if (before.includes(OPERATORS_ROLE) && !roles.includes(OPERATORS_ROLE)) await requireAnother(tx, by, operatorId);
		onceCommitted(tx, () => parts.sessions.forget({ personId: operatorId }));
		await record(parts, tx, by, "operator.rolesChanged", email, { before, roles });
	});

export const suspendOperator = (parts: OperatorParts, by: Acting, operatorId: Id): Promise<void> =>
	onOperator(parts, by, operatorId, async (tx, { email, status }) => {
		if (status !== "active") throw refuseOperator("OPERATOR_STATE");
		await requireAnother(tx, by, operatorId);
		await changePerson(tx, operatorId, { status: "disabled" });
		await removeInvitation(tx, operatorId);
		await endSessions(parts, tx, operatorId);
		await record(parts, tx, by, "operator.suspended", email);
	});

export const resumeOperator = (parts: OperatorParts, by: Acting, operatorId: Id): Promise<void> =>
	onOperator(parts, by, operatorId, async (tx, { email, status }) => {
		if (status !== "disabled") throw refuseOperator("OPERATOR_STATE");
		await changePerson(tx, operatorId, { status: "active" });
		await record(parts, tx, by, "operator.resumed", email);
	});

/**
 * For an operator who has lost password or factors. The password is reset, too: a person who knew it could set up a
 * factor of their own first. Both are set again by the link, which goes only to the operator's mailbox.
 */
export async function resetOperatorFactors(parts: OperatorParts, by: Acting, operatorId: Id): Promise<Invited> {
	let sent = { link: "", untilMs: 0 };
	await onOperator(parts, by, operatorId, async (tx, { email }) => {
		await requireAnother(tx, by, operatorId);
		await changePerson(tx, operatorId, { password_hash: NO_PASSWORD });
		await parts.factors.removeAll(tx, operatorId);
		await endSessions(parts, tx, operatorId);
		sent = await sendLink(parts, tx, { operatorId, email }, OPERATOR_RESET);
		await record(parts, tx, by, "operator.factorsReset", email);
	});
	return { operatorId, ...sent };
}

/** In one transaction, with the operator locked. */
const onOperator = (
	{ database }: OperatorParts,
	by: Acting,
	operatorId: Id,
	act: (tx: Tx, operator: PersonRow) => Promise<void>,
): Promise<void> =>
	database.transaction(async (tx) => {
		if ("actorId" in by && by.actorId === operatorId) throw refuseOperator("OWN_ACCESS");
		// Each such change first locks all operators who manage operators, so that two of them cannot end each other's
		// access.
		await lockActiveWithRole(tx, OPERATORS_ROLE);
		await act(tx, operatorAmong(await lockPerson(tx, operatorId)));
	});

/** Another operator can still manage operators. The person who runs the site can always create one. */
async function requireAnother(tx: Tx, by: Acting, operatorId: Id): Promise<void> {
	if (!("actorId" in by)) return;
	const others = (await lockActiveWithRole(tx, OPERATORS_ROLE)).filter((id) => id !== operatorId);
	if (others.length === 0) throw refuseOperator("LAST_OPERATOR");
}

function record(
	{ audit }: OperatorParts,
	tx: Tx,
	by: Acting,
	action: string,
	target: string,
	details: Record<string, unknown> = {},
): Promise<void> {
	if (!("actorId" in by)) return audit.record(tx, { action, actor: by.actor, target, details });
	const { actorId, ip, reason } = by;
	return audit.record(tx, { action, actorId, target, details: { ...details, reason }, ip });
}

export const operatorIdOf = (text: string): Id => readId(text) ?? 0n;
