import type { PendingState } from "@baize/kernel/call";
import { check } from "@baize/kernel/check";
import { idText } from "@baize/kernel/id";
import { sidOf, type Visit } from "@baize/platform-server";
import { displayName, type OperatorProof, type OperatorView } from "../../contract/index.ts";
import type { Parts } from "../ports.ts";
import { type PersonRow, readPerson } from "../store.ts";

/** The session's operator, as a page of the back office reads it. */
export async function describeOperator(parts: Parts, visit: Visit): Promise<OperatorView> {
	const { session } = visit;
	if (!session) {
		const ended = await parts.sessions.whyEnded(sidOf(visit, "operators"));
		return { state: "signedOut", roles: [], proofs: [], ...(ended ? { ended } : {}) };
	}
	const person = await readPerson(parts.database.reader, session.playerId);
	check(person, "a session belongs to a person");
	return viewOfOperator(parts, person, session.pendingAction);
}

/** Before the login is complete, only its next step is returned. */
export async function viewOfOperator(
	parts: Pick<Parts, "factors" | "database">,
	person: PersonRow,
	pendingAction: PendingState | undefined,
): Promise<OperatorView> {
	const proofs = await proofsOf(parts, person);
	if (pendingAction === "operatorLogin") return { state: "step", roles: [], proofs };
	const { email } = person;
	if (pendingAction) return { state: "enrolment", email, roles: [], proofs };
	return {
		state: "signedIn",
		id: idText(person.person_id),
		displayName: nameOf(person),
		email,
		roles: [...person.roles],
		proofs,
	};
}

export async function proofsOf(
	{ factors, database }: Pick<Parts, "factors" | "database">,
	{ person_id: operatorId }: Pick<PersonRow, "person_id">,
): Promise<OperatorProof[]> {
	const { twoFactor, passkeys } = await factors.methodsOf(database.reader, operatorId);
	return [
		...(twoFactor === "ENABLED" ? (["TWO_FACTOR_AUTHENTICATION"] as const) : []),
		...(passkeys > 0 ? (["PASSKEY"] as const) : []),
	];
}

export const nameOf = ({
	first_name: firstName,
	last_name: lastName,
	nickname,
	email,
}: Pick<PersonRow, "first_name" | "last_name" | "nickname" | "email">): string =>
	displayName({ firstName, lastName, email, ...(nickname ? { nickname } : {}) });
