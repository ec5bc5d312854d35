import { bucketOf, type Id, idText, readId } from "@baize/kernel/id";
import { HOUR_MS } from "@baize/kernel/time";
import { onceCommitted, type Tx } from "@baize/platform-server";
import { OPERATORS_ROLE, type Operator, operatorErrors, type Role } from "../contract/index.ts";
import { changePerson, holdPerson } from "./account-store.ts";
import { endSessions } from "./end-sessions.ts";
import { OPERATOR_INVITED, OPERATOR_RESET, type OperatorMail } from "./mails/operator-mails.ts";
import { nameOf } from "./operator-session.ts";
import { holdActiveWithRole, putInvitation, readOperators, removeInvitation } from "./operators-store.ts";
import type { Parts } from "./ports.ts";
import { refuserOf } from "./refusals.ts";
import { addPerson, claimEmail, hasPassword, NO_PASSWORD, type PersonRow, readPerson } from "./store.ts";
import { emailKey, hashOf, newToken } from "./tokens.ts";
import { momentText } from "./write-to.ts";

/** What looking after operators needs: of the whole room, or of the command line. */
export type OperatorParts = Pick<
	Parts,
	"audit" | "clock" | "database" | "ids" | "notifications" | "officeUrl" | "outbox" | "sessions"
> & { factors: Pick<Parts["factors"], "methodsOf" | "removeAll"> };

/** Who changes an operator's access: another operator, with a reason, or whoever runs the site. */
export type Acting = { actorId: Id; ip: string; reason: string } | { actor: "command line" };

export const refuseOperator = refuserOf(operatorErrors);

/** An invitation is valid for so long. */
export const INVITATION_MS = 48 * HOUR_MS;

export async function listOperators(parts: OperatorParts, askedBy?: Id): Promise<Operator[]> {
	const found = await readOperators(parts.database.reader);
	return Promise.all(found.map((person) => viewOf(parts, person, askedBy)));
}

export async function readOperator(parts: OperatorParts, operatorId: Id, askedBy?: Id): Promise<Operator> {
	return viewOf(parts, operatorAmong(await readPerson(parts.database.reader, operatorId)), askedBy);
}

/** A player is no operator, so it is as if there were none. */
function operatorAmong(person: PersonRow | undefined): PersonRow {
	if (!person || person.roles.length === 0) throw refuseOperator("OPERATOR_UNKNOWN");
	return person;
}

async function viewOf({ factors, database }: OperatorParts, person: PersonRow, askedBy?: Id): Promise<Operator> {
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
		isOneself: person.person_id === askedBy,
	};
}

function stateOf(person: PersonRow, hasFactor: boolean): Operator["state"] {
	if (person.status !== "active") return "suspended";
	if (!hasPassword(person)) return "invited";
	return hasFactor ? "active" : "enrolling";
}

type Invitation = { email: string; name?: string | undefined; roles: readonly Role[] };

/** The new operator's id, and the link that was mailed. */
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
	// After the hash, so that it is sent to no server and stands in no log.
	const link = `${officeUrl}/#/login?invitation=${token}`;
	const values = { link, until: momentText(untilMs, "en") };
	await notifications.sendMail(tx, { to: email, template, locale: "en", values });
	return { link, untilMs };
}

type RolesChange = (roles: readonly string[]) => readonly string[];

/** `change` makes the new roles of the present ones. There is always one: whoever is to have none is suspended. */
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
 * For an operator who has lost password or factors. The password goes, too: whoever knew it could set up a factor of their
 * own first. Both are set anew by the link, which only the operator's mailbox has.
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

/** In one transaction, with the operator held. */
const onOperator = (
	{ database }: OperatorParts,
	by: Acting,
	operatorId: Id,
	act: (tx: Tx, operator: PersonRow) => Promise<void>,
): Promise<void> =>
	database.transaction(async (tx) => {
		if ("actorId" in by && by.actorId === operatorId) throw refuseOperator("OWN_ACCESS");
		// All who look after operators are held first, by each such change, so that two of them cannot end each other.
		await holdActiveWithRole(tx, OPERATORS_ROLE);
		await act(tx, operatorAmong(await holdPerson(tx, operatorId)));
	});

/** Somebody can still look after operators without this one. Whoever runs the site can always make another. */
async function requireAnother(tx: Tx, by: Acting, operatorId: Id): Promise<void> {
	if (!("actorId" in by)) return;
	const others = (await holdActiveWithRole(tx, OPERATORS_ROLE)).filter((id) => id !== operatorId);
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
