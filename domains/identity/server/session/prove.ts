import { factorsErrors } from "@baize/factors/contract";
import { refuser } from "@baize/kernel/error";
import { idText } from "@baize/kernel/id";
import type { Session, SignedInVisit } from "@baize/platform-server";
import type { Proof } from "../../contract/index.ts";
import type { Parts } from "../ports.ts";
import { refuseAccount } from "../refuse-account.ts";
import { selfActor } from "../self-actor.ts";
import { type PersonRow, readPerson } from "../store.ts";

const refuseFactors = refuser(factorsErrors);
const OPERATION = "updateProfile";
const METHOD = "TWO_FACTOR_AUTHENTICATION";

/** What a proof is given for: the call, and what it changes. A proof is valid for one change only. */
export type ProvedChange = readonly [call: string, ...values: unknown[]];

/** A sensitive change requires the password again: an open session alone is not enough. ASVS 7.5.1 */
export async function prove(
	parts: Parts,
	visit: SignedInVisit,
	proof: Proof,
	change: ProvedChange,
): Promise<PersonRow> {
	const person = await provePassword(parts, visit, proof.password);
	await proveByCode(parts, visit.session, proof, change);
	return person;
}

/** An attempt is spent before the comparison, whatever the command does afterwards. */
export async function provePassword(parts: Parts, visit: SignedInVisit, password: string): Promise<PersonRow> {
	const { attempts, database, passwords, audit } = parts;
	const { playerId } = visit.session;
	const spent = await attempts.spend(database.reader, "passwordOfPerson", idText(playerId));
	if (!spent.isLeft) {
		const remainingBlockingTime = Math.ceil(spent.waitMs / 1000);
		throw refuseAccount("PASSWORD_BLOCKED", { remainingBlockingTime }, spent.waitMs);
	}
	const person = await readPerson(database.reader, playerId);
	const isRight = await passwords.verify(person?.password_hash, password);
	if (!person || !isRight) {
		await database.transaction((tx) => audit.record(tx, { action: "password.refused", ...selfActor(visit) }));
		throw refuseAccount("PASSWORD_WRONG");
	}
	await attempts.restore(database.reader, "passwordOfPerson", idText(playerId));
	return person;
}

/** A player who protects the login by a second factor protects sensitive changes by it, too. */
async function proveByCode(
	{ factors, database }: Parts,
	who: Session,
	{ code }: Proof,
	change: ProvedChange,
): Promise<void> {
	const { twoFactor } = await factors.methodsOf(database.reader, who.playerId);
	if (twoFactor !== "ENABLED") return;
	if (!code) throw refuseFactors("MFA_REQUIRED", { operation: OPERATION, methods: [METHOD] });
	await factors.prove(who, { operation: OPERATION, authorises: JSON.stringify(change), method: METHOD, code });
}
