import { DAY_MS } from "@baize/kernel/time";
import type { SignedInVisit } from "@baize/platform-server";
import { REGISTERS, type RegisterEntry, type RegisterName, type RegisterView } from "../../contract/index.ts";
import type { SaferPlayPorts } from "../ports.ts";
import type { Registers } from "./index.ts";
import { addEntries, countEntries, type EntryKey, removeEntries } from "./register-store.ts";
import { REGISTERS_BY_COUNTRY } from "./registers.data.ts";

const countriesOf = (name: RegisterName): string[] =>
	Object.entries(REGISTERS_BY_COUNTRY).flatMap(([country, names]) => (names.includes(name) ? [country] : []));

export async function listRegisters(
	ports: Pick<SaferPlayPorts, "database" | "registers">,
): Promise<{ registers: RegisterView[] }> {
	const counts = new Map((await countEntries(ports.database.reader)).map((count) => [count.register, count]));
	return {
		registers: REGISTERS.map((id) => ({
			id,
			countries: countriesOf(id),
			isOutside: ports.registers.isOutside(id),
			entries: counts.get(id)?.entries ?? 0,
			lastAddedAtMs: counts.get(id)?.last_added_at?.getTime() ?? null,
		})),
	};
}

type RegisterChange = { act: "add" | "remove"; entries: readonly RegisterEntry[]; reason: string };

/** Each person is looked up by all the data given; a person with too little data is left out. */
export async function changeRegister(
	ports: SaferPlayPorts,
	name: RegisterName,
	{ act, entries, reason }: RegisterChange,
	{ session, ip }: SignedInVisit,
): Promise<{ changed: number; register: RegisterView }> {
	let changed = 0;
	await ports.database.transaction(async (tx) => {
		for (const entry of entries) {
			const keys = keysOf(ports.registers, entry);
			if (keys.length === 0) continue;
			const ends = { added_at: new Date(ports.clock.nowMs()), until_at: endOf(entry) };
			const isDone = act === "add" ? await addEntries(tx, name, keys, ends) : await removeEntries(tx, name, keys);
			if (isDone) changed++;
		}
		const details = { reason: reason.trim(), count: changed };
		const action = act === "add" ? "register.entered" : "register.removed";
		await ports.audit.record(tx, { action, actorId: session.playerId, target: name, details, ip });
	});
	const { registers: all } = await listRegisters(ports);
	return { changed, register: all.find(({ id }) => id === name)! };
}

/** The day itself still counts. */
const endOf = ({ until }: RegisterEntry): Date | null =>
	until === undefined ? null : new Date(Date.parse(`${until}T00:00:00Z`) + DAY_MS);

function keysOf(registers: Registers, entry: RegisterEntry): EntryKey[] {
	const { firstName, lastName, birthDate, country, postalCode, email } = entry;
	const isPerson = firstName && lastName && birthDate && country && postalCode;
	const person = { firstName: "", lastName: "", birthDate: "", country: "", postalCode: "", email: "", phone: null };
	const found = registers.keysOf({
		...person,
		...(isPerson ? { firstName, lastName, birthDate, country, postalCode } : {}),
		...(email ? { email } : {}),
	});
	const [ofEmail, ...ofPerson] = found;
	return [...(email && ofEmail ? [ofEmail] : []), ...(isPerson ? ofPerson : [])];
}
