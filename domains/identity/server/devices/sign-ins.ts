import { bucketOf, type Id, idText, readId } from "@baize/kernel/id";
import { inLanguage, type Locale } from "@baize/kernel/locale";
import { DAY_MS } from "@baize/kernel/time";
import { pages } from "@baize/platform-paths";
import type { Reader, Tx } from "@baize/platform-server";
import { DEVICE_NAMES, type Device, deviceOf, type SignIn } from "../../contract/index.ts";
import { NEW_DEVICE, UNKNOWN_DEVICE, UNKNOWN_PLACE_TEXT } from "../mails/player-mails.ts";
import type { Parts } from "../ports.ts";
import { momentText, sendNotice } from "../send-mail-to.ts";
import { readPerson } from "../store.ts";
import { addSignIn, readKnownDevices, readSessionRow, readSignIns, type SignInRow } from "./device-store.ts";
import { placeName } from "./place-name.ts";

/** How long sign-ins are retained. */
export const SIGN_IN_RETENTION_MS = 365 * DAY_MS;
const FAILED = "login.failed";

const deviceKey = ({ browser, system, kind }: Device): string => `${browser}/${system}/${kind}`;

/** Stores a sign-in, and sends a mail where the player has not used the device before. */
export async function storeSignIn(parts: Parts, tx: Tx, playerId: Id, sessionId: Id): Promise<void> {
	const session = await readSessionRow(tx, playerId, sessionId);
	if (!session) return;
	const device = deviceOf(session.user_agent);
	const known = await readKnownDevices(tx, playerId);
	// The very first device is no surprise: it follows the registration.
	const isNew = known.size > 0 && !known.has(deviceKey(device));
	const { ip, user_agent, created_at: at } = session;
	const signIn = { session_id: sessionId, bucket: bucketOf(playerId), person_id: playerId, at, ip, user_agent };
	const isAdded = await addSignIn(tx, { ...signIn, device: deviceKey(device), is_new_device: isNew });
	if (isAdded && isNew) await notifyOfNewDevice(parts, tx, playerId, device, { ip, at });
}

async function notifyOfNewDevice(
	parts: Parts,
	tx: Tx,
	playerId: Id,
	device: Device,
	{ ip, at }: { ip: string | null; at: Date },
): Promise<void> {
	const person = await readPerson(tx, playerId);
	if (!person) return;
	const { language } = person;
	const values = {
		device: deviceText(device, language),
		place: placeName(parts, ip, language) ?? inLanguage(UNKNOWN_PLACE_TEXT, language),
		when: momentText(at.getTime(), language),
	};
	const path = pages.devices;
	await sendNotice(parts, tx, person, { notice: "newDevice", template: NEW_DEVICE, path, values });
}

function deviceText({ browser, system }: Device, language: Locale): string {
	const names = [DEVICE_NAMES[browser], DEVICE_NAMES[system]].filter(Boolean);
	return names.join(", ") || inLanguage(UNKNOWN_DEVICE, language);
}

/**
 * Successful and failed sign-ins, newest first: the successful ones from our own table, the failed ones from the audit
 * log.
 */
export async function listSignIns(
	parts: Parts,
	personId: Id,
	locale: Locale,
	{ before, limit }: { before?: string | undefined; limit: number },
): Promise<{ signIns: SignIn[]; before: string | null }> {
	const { reader } = parts.database;
	const query = { before: before === undefined ? undefined : (readId(before) ?? 0n), limit };
	const [succeeded, failed] = await Promise.all([
		readSignIns(reader, personId, query),
		parts.audit.entriesOf(reader, { playerId: personId, action: FAILED, ...query }),
	]);
	const placeOf = (ip: string | null) => {
		const place = placeName(parts, ip, locale);
		return { ...(place === undefined ? {} : { place }), ...(ip === null ? {} : { ip }) };
	};
	const found: SignIn[] = [
		...succeeded.map((row) => ({ ...succeededView(row), ...placeOf(row.ip) })),
		...failed.map(({ entryId, at, ip }) => ({
			id: idText(entryId),
			outcome: "failed" as const,
			isNewDevice: false,
			...placeOf(ip),
			atMs: at.getTime(),
		})),
	];
	// Ids rise with time, in both tables.
	found.sort((a, b) => (a.id < b.id ? 1 : -1));
	const signIns = found.slice(0, limit);
	return { signIns, before: found.length >= limit ? (signIns.at(-1)?.id ?? null) : null };
}

const succeededView = ({ session_id, user_agent, is_new_device, at }: SignInRow): SignIn => ({
	id: idText(session_id),
	outcome: "succeeded",
	device: deviceOf(user_agent),
	isNewDevice: is_new_device,
	atMs: at.getTime(),
});

/** How a person has signed in, the newest first. */
export async function signInsOf(
	reader: Reader,
	personId: Id,
	limit: number,
): Promise<{ at: Date; ip: string; device: string }[]> {
	const found = await readSignIns(reader, personId, { limit });
	return found.map(({ at, ip, user_agent }) => {
		const { browser, system } = deviceOf(user_agent);
		return { at, ip: ip ?? "", device: `${browser}, ${system}` };
	});
}
