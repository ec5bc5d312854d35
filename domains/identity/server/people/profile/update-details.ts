import { idText } from "@baize/kernel/id";
import { pages } from "@baize/platform-paths";
import { onceCommitted, type SignedInVisit, type Tx } from "@baize/platform-server";
import {
	type Account,
	type Details,
	detailsChanged,
	type Proof,
	phoneChanged,
	registrationErrors,
} from "../../../contract/index.ts";
import { findDuplicates } from "../../duplicates/find-duplicates.ts";
import { fingerprintPlayer } from "../../duplicates/fingerprints.ts";
import { DETAILS_CHANGED } from "../../mails/player-mails.ts";
import { normalizedDetails } from "../../normalized.ts";
import type { Parts } from "../../ports.ts";
import { refuseFields, refuserOf } from "../../refusals.ts";
import { momentText, sendNotice } from "../../send-mail-to.ts";
import { prove } from "../../session/prove.ts";
import { readPlayerRow } from "../../store.ts";
import { type AccountRow, changePerson, changePlayer, lockPerson, readAccountRow } from "../account-store.ts";
import { recordSecurityChange } from "../credentials/security-change-store.ts";
import { decideDetails } from "./details-rules.ts";
import { readAccount } from "./read-account.ts";

const refuseRegistration = refuserOf(registrationErrors);
const CHANGES = ["name", "address", "phone"] as const;
type Change = (typeof CHANGES)[number];

/**
 * Changes the details that withdrawals, letters and codes rely on. Notifies the player and the domains that checked the
 * old details.
 */
export async function updateDetails(
	parts: Parts,
	{ details: input, proof }: { details: Details; proof: Proof },
	visit: SignedInVisit,
): Promise<Account> {
	const { playerId } = visit.session;
	const details = normalizedDetails(input);
	const known = await readPlayerRow(parts.database.reader, playerId);
	const decision = decideDetails(details, subdivisionsOf(parts, details), known?.phone ?? null);
	if (decision.kind === "issues") throw refuseFields(decision.issues);
	if (decision.kind === "regionNotAllowed")
		throw refuseRegistration("REGION_NOT_ALLOWED", { cause: "address", place: decision.place });
	await prove(parts, visit, proof, ["updateDetails", details]);
	await parts.database.transaction(async (tx) => {
		await lockPerson(tx, playerId);
		const before = await readAccountRow(tx, playerId, new Date(parts.clock.nowMs()));
		if (!before) return;
		const after = { ...normalizedNames(details), phone: decision.phone };
		const changes = changesBetween(before, after);
		if (changes.length > 0) await write(parts, tx, before, after, changes, visit);
	});
	return readAccount(parts, playerId);
}

const subdivisionsOf = ({ geo }: Parts, { address }: Details): string[] =>
	geo.subdivisionsOf(address.countryCode).map((of) => of.code);

const normalizedNames = ({ firstName, lastName, address }: Details) => ({
	firstName,
	lastName,
	address: { ...address, postalCode: address.postalCode.toUpperCase() },
});

type After = ReturnType<typeof normalizedNames> & { phone: string | null };

function changesBetween(before: AccountRow, after: After): Change[] {
	const { address } = after;
	const isChanged: Record<Change, boolean> = {
		name: before.first_name !== after.firstName || before.last_name !== after.lastName,
		address:
			before.country !== address.countryCode ||
			before.subdivision !== address.subdivision ||
			before.street !== address.street ||
			before.city !== address.city ||
			before.postal_code !== address.postalCode,
		phone: before.phone !== after.phone,
	};
	return CHANGES.filter((change) => isChanged[change]);
}

async function write(
	parts: Parts,
	tx: Tx,
	before: AccountRow,
	{ firstName, lastName, address, phone }: After,
	changes: Change[],
	{ session: { playerId }, ip }: SignedInVisit,
): Promise<void> {
	const { clock, outbox, audit, sessions } = parts;
	await changePerson(tx, playerId, { first_name: firstName, last_name: lastName });
	await changePlayer(tx, playerId, {
		country: address.countryCode,
		subdivision: address.subdivision,
		street: address.street,
		city: address.city,
		postal_code: address.postalCode,
		phone,
	});
	await fingerprintPlayer(parts, tx, playerId);
	await findDuplicates(parts, tx, playerId);
	await audit.record(tx, { action: "profile.changed", actorId: playerId, playerId, details: { changes }, ip });
	const fields = changes.filter((change) => change !== "phone");
	if (fields.length > 0) await outbox.announce(tx, detailsChanged, { playerId: idText(playerId), fields });
	if (changes.includes("phone")) {
		await recordSecurityChange(tx, playerId, "phone", new Date(clock.nowMs()));
		await outbox.announce(tx, phoneChanged, { playerId: idText(playerId), phone: phone ?? "" });
	}
	await sendNotice(parts, tx, before, {
		notice: "detailsChanged",
		template: DETAILS_CHANGED,
		path: pages.profile,
		values: { when: momentText(clock.nowMs(), before.language) },
	});
	// Open pages show the new name from their next request on.
	onceCommitted(tx, () => sessions.forget({ personId: playerId }));
}
