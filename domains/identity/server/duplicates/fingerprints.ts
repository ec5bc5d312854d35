import { createHmac } from "node:crypto";
import { BUCKET_COUNT, type Id } from "@baize/kernel/id";
import type { Reader, Tx } from "@baize/platform-server";
import type { Parts } from "../ports.ts";
import {
	addFingerprints,
	type Fingerprint,
	markFingerprinted,
	ownersOf,
	readPersonDetails,
	removeFingerprints,
	unmarkedPlayers,
} from "./fingerprint-store.ts";
import { type PersonDetails, type Signal, signalsOf } from "./signals.ts";

type Keys = Pick<Parts, "secrets">;

/**
 * A card or a bank account, by a text that is the same for every player who uses it. A bank account that is claimed has
 * a second fingerprint (`bank-account-fingerprint.ts`), which cannot replace this one: see there.
 */
export type Instrument = { kind: "card" | "bankAccount"; value: string };

function fingerprintOf({ secrets }: Keys, { kind, text }: Signal): Fingerprint {
	const hash = createHmac("sha256", secrets.keyFor("identity.fingerprints")).update(`${kind}:${text}`).digest();
	return { hash, kind, bucket: hash.readUInt8(0) % Number(BUCKET_COUNT) };
}

/** Stores the fingerprints of a player's profile. Only a previous e-mail is removed: it may become another person's. */
export async function fingerprintPlayer(keys: Keys, tx: Tx, playerId: Id): Promise<void> {
	const person = await readPersonDetails(tx, playerId);
	if (!person) return;
	await removeFingerprints(tx, playerId, "email");
	await addFingerprints(tx, playerId, fingerprintsOf(keys, person));
	await markFingerprinted(tx, playerId);
}

const fingerprintsOf = (keys: Keys, person: PersonDetails): Fingerprint[] =>
	signalsOf(person).map((signal) => fingerprintOf(keys, signal));

export const fingerprintInstrument = (keys: Keys, tx: Tx, playerId: Id, { kind, value }: Instrument): Promise<void> =>
	addFingerprints(tx, playerId, [fingerprintOf(keys, { kind, text: value })]);

/** The first account with an e-mail of this inbox; there should be one only. */
export async function ownerOfInbox(keys: Keys, reader: Reader, inbox: string): Promise<Id | undefined> {
	const [owner] = await ownersOf(reader, fingerprintOf(keys, { kind: "email", text: inbox }));
	return owner;
}

const AT_ONCE = 200;

/** Players from before there were fingerprints. */
export async function fingerprintAll({ database, secrets }: Keys & Pick<Parts, "database">): Promise<void> {
	for (;;) {
		const players = await unmarkedPlayers(database.reader, AT_ONCE);
		for (const playerId of players) await database.transaction((tx) => fingerprintPlayer({ secrets }, tx, playerId));
		if (players.length < AT_ONCE) return;
	}
}
