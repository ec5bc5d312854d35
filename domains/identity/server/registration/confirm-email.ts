import { Refusal } from "@baize/kernel/error";
import { bucketOf, type Id, idText } from "@baize/kernel/id";
import type { ReplyTools, Tx, Visit } from "@baize/platform-server";
import { type LoginSuccess, playerRegistered, registrationErrors } from "../../contract/index.ts";
import { browserText, deviceHashOf } from "../devices/known-devices.ts";
import { findDuplicates } from "../duplicates/find-duplicates.ts";
import { fingerprintPlayer } from "../duplicates/fingerprints.ts";
import { logInConfirmed } from "../login/login.ts";
import { addAcceptance, setMarketing } from "../people/account-store.ts";
import type { Parts } from "../ports.ts";
import { refuserOf } from "../refusals.ts";
import {
	addPerson,
	addPlayer,
	claimEmail,
	type RegistrationRow,
	registrationOfToken,
	removeRegistrations,
} from "../store.ts";
import { bucketOfToken, hashOf } from "../tokens.ts";
import { findOwner } from "./owner-of-email.ts";

const refuseConfirmation = refuserOf(registrationErrors);

/**
 * Creates the account for the link in a mail. The link works once; the first of several for one e-mail counts. In the
 * browser that sent the form the player is logged in as well: there the password was just chosen. Anywhere else the link
 * alone opens no account.
 */
export async function confirmEmail(
	parts: Parts,
	token: string,
	visit: Visit,
	reply: ReplyTools,
): Promise<{ email: string; login?: LoginSuccess }> {
	const { email, playerId, sentBy } = await createAccount(parts, token, visit);
	const device = deviceHashOf(visit);
	if (!sentBy || !device || browserText(device) !== sentBy.browser) return { email };
	const by = { confirmed: playerId, passwordChosenAtMs: sentBy.atMs };
	const login = await logInConfirmed(parts, by, visit, reply).catch(unlessRefused);
	return login ? { email, login } : { email };
}

/** The account exists in any case: a login that is refused now can be made from the login page. */
function unlessRefused(error: unknown): undefined {
	if (!(error instanceof Refusal)) throw error;
}

async function createAccount(parts: Parts, token: string, visit: Visit) {
	const { database, clock, ids } = parts;
	const bucket = bucketOfToken(token);
	if (bucket === undefined) throw refuseConfirmation("CONFIRMATION_INVALID");
	return database.transaction(async (tx) => {
		const awaited = await registrationOfToken(tx, bucket, hashOf(token), new Date(clock.nowMs()));
		const playerId = ids();
		// Another spelling of the same inbox may have been confirmed in the meantime.
		const isOwned = awaited && (await findOwner(parts, tx, awaited.email));
		if (!awaited || isOwned || !(await claimEmail(tx, awaited.email, playerId)))
			throw refuseConfirmation("CONFIRMATION_INVALID");
		await createPlayer(parts, tx, playerId, awaited);
		await storeConsents(parts, tx, playerId, awaited, visit);
		await removeRegistrations(tx, awaited.email);
		await fingerprintPlayer(parts, tx, playerId);
		await findDuplicates(parts, tx, playerId);
		await parts.audit.record(tx, { action: "player.registered", actorId: playerId, playerId, ip: visit.ip });
		return { email: awaited.form.email, playerId, sentBy: awaited.form.sentBy };
	});
}

/** The accepted terms and the consent to offers count from the moment at which the account exists. */
async function storeConsents(
	{ clock }: Parts,
	tx: Tx,
	playerId: Id,
	{ form }: RegistrationRow,
	visit: Visit,
): Promise<void> {
	const now = new Date(clock.nowMs());
	await addAcceptance(tx, playerId, form.termsVersion, now, visit.ip);
	if (form.marketing) await setMarketing(tx, playerId, true, now);
}

async function createPlayer({ clock, outbox }: Parts, tx: Tx, playerId: Id, awaited: RegistrationRow): Promise<void> {
	const { form, language, password_hash, email } = awaited;
	const { address, currency } = form;
	const bucket = bucketOf(playerId);
	await addPerson(tx, {
		person_id: playerId,
		bucket,
		email,
		password_hash,
		first_name: form.firstName,
		last_name: form.lastName,
		nickname: null,
		language,
		roles: [],
		status: "active",
		created_at: new Date(clock.nowMs()),
	});
	await addPlayer(tx, {
		player_id: playerId,
		bucket,
		currency,
		birth_date: form.birthDate,
		country: address.countryCode,
		subdivision: address.subdivision,
		street: address.street,
		city: address.city,
		postal_code: address.postalCode,
		phone: form.phone ?? null,
		terms_version: form.termsVersion,
	});
	const { countryCode: country, subdivision } = address;
	const arrival = form.arrival === undefined ? {} : { arrival: form.arrival };
	await outbox.announce(tx, playerRegistered, {
		playerId: idText(playerId),
		currency,
		country,
		subdivision,
		...arrival,
	});
}
