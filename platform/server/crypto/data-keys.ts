import { randomBytes, timingSafeEqual } from "node:crypto";
import type { Tx } from "../database/index.ts";
import {
	addDataKeys,
	type DataKeyRow,
	dropSecretMark,
	lockDataKeys,
	makeDataKeyTable,
	readBeforeDataKeys,
	readDataKeys,
} from "./data-key-store.ts";
import type { KeyRing } from "./key-ring.ts";
import { KEY_BYTES, keyNumberOf, type NumberedKey, openWith, sealWith } from "./sealed-layout.ts";
import { FIRST_NUMBER } from "./sealer.ts";

/** The database's keys are sealed with a key that was not given. */
export class SecretIsAnother extends Error {
	override name = "SecretIsAnother";
	constructor(which: string) {
		super(
			`${which}, so nothing that is sealed in it (PINs, authenticators, seeds of games, documents) could be read. Start with the SECRET or SECRETS of before; without them, the key is the file development-secret under the DATA_DIR of before. All processes on one database need the same.`,
		);
	}
}

const NOT_THE_ONE = "is not the one that this database was begun with";

export type DataKey = NumberedKey & Pick<DataKeyRow, "purpose" | "made_at" | "writes_from">;

type NamedKey = Pick<DataKeyRow, "purpose" | "number">;

const placeOf = ({ purpose, number }: NamedKey): string => `platform.data_key:${purpose}#${number}`;

export const sealDataKey = ({ newest }: KeyRing, of: NamedKey, key: Buffer): Buffer =>
	sealWith(newest, key, placeOf(of));

export function openDataKey(ring: KeyRing, row: DataKeyRow): DataKey {
	const number = keyNumberOf(row.sealed);
	const ringKey = ring.keys.find((known) => known.number === number);
	if (!ringKey)
		throw new SecretIsAnother(
			`The keys of this database are sealed with key ${number}, and the configuration has only ${numbersOf(ring)}`,
		);
	const key = openWith(ringKey.key, row.sealed, placeOf(row));
	if (!key)
		throw new SecretIsAnother(
			ring.keys.length === 1 ? `SECRET ${NOT_THE_ONE}` : `Key ${number} of SECRETS ${NOT_THE_ONE}`,
		);
	const { purpose, made_at, writes_from } = row;
	return { number: row.number, key, purpose, made_at, writes_from };
}

const numbersOf = ({ keys }: KeyRing): string => keys.map(({ number }) => `key ${number}`).join(", ");

/** Makes the missing keys, and opens all. A new database gets random keys. */
export async function makeDataKeys(tx: Tx, ring: KeyRing, purposes: readonly string[]): Promise<DataKey[]> {
	await lockDataKeys(tx);
	await makeDataKeyTable(tx);
	const present = await readDataKeys(tx);
	const opened = present.map((row) => openDataKey(ring, row));
	const known = new Set(present.map(({ purpose }) => purpose));
	const missing = purposes.filter((purpose) => !known.has(purpose));
	if (missing.length === 0) return opened;
	const makeKey = present.length > 0 ? randomKey : await firstKeysOf(tx, ring);
	const made = missing.map((purpose) => ({ purpose, number: FIRST_NUMBER, key: makeKey(purpose) }));
	await addDataKeys(
		tx,
		made.map((key) => ({ ...key, sealed: sealDataKey(ring, key, key.key) })),
	);
	await dropSecretMark(tx);
	return (await readDataKeys(tx)).map((row) => openDataKey(ring, row));
}

const randomKey = (): Buffer => randomBytes(KEY_BYTES);

/** A database of a version that derived each key from SECRET continues with the same keys: nothing in it changes. */
async function firstKeysOf(tx: Tx, ring: KeyRing): Promise<(purpose: string) => Buffer> {
	const before = await readBeforeDataKeys(tx);
	if (before.kind === "none") return randomKey;
	const numbers = ring.keys.map(({ number }) => number);
	const number =
		before.kind === "unmarked"
			? Math.min(...numbers)
			: numbers.find((each) => isSame(ring.derivedKey(each, "database.mark"), before.mark));
	if (number === undefined)
		throw new SecretIsAnother(
			ring.keys.length === 1
				? `SECRET ${NOT_THE_ONE}`
				: `None of the keys of SECRETS is the one that this database was begun with`,
		);
	return (purpose) => ring.derivedKey(number, purpose);
}

const isSame = (one: Buffer, other: Buffer): boolean => one.length === other.length && timingSafeEqual(one, other);
