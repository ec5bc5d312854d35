import { createHmac } from "node:crypto";
import type { NewAuditEntry } from "@baize/audit/server";
import { signalsOf } from "@baize/identity/server";
import { BUCKET_COUNT, type Id } from "@baize/kernel/id";
import { type Clock, MINUTE_MS, SECOND_MS } from "@baize/kernel/time";
import { type Database, type Log, openCache, type Secrets, type Tx } from "@baize/platform-server";
import type { RegisterAct, RegisterName } from "../../contract/index.ts";
import type { RegisterPerson } from "./ports.ts";
import { type RegisterServices, serviceQuerier } from "./query-services.ts";
import { judgeAnswer, type RegisterAnswer, type RegisterVerdict, together } from "./register-rules.ts";
import { type EntryKey, isEntered } from "./register-store.ts";
import { registersOf } from "./registers.data.ts";

export type Registers = {
	/** Whether the registers of a person's country allow this. `playerId` if there is an account. */
	check(person: RegisterPerson, act: RegisterAct, playerId?: Id): Promise<RegisterVerdict>;
	keysOf(person: RegisterPerson): EntryKey[];
	/** Whether a service, and not our own list, answers for it. */
	isOutside(name: RegisterName): boolean;
};

/** A service's answer is good for a login and the deposit after it; a change takes effect soon. */
const CACHE_MS = MINUTE_MS;
const MAX_CACHED = 50_000;
const PATIENCE_MS = 3 * SECOND_MS;

/** Registers know people, not players, so they open before the domain of players, which asks them, too. */
export type RegisterPorts = RegisterServices & {
	database: Database;
	clock: Clock;
	secrets: Pick<Secrets, "keyFor">;
	log: Log;
	audit: { record(tx: Tx, entry: NewAuditEntry): Promise<void> };
};

export function openRegisters(ports: RegisterPorts, patienceMs = PATIENCE_MS): Registers {
	const { database, clock, secrets, audit, log, outside = {}, everywhere = [] } = ports;
	const queryServices = serviceQuerier({ outside, everywhere, log, patienceMs });
	const key = secrets.keyFor("saferPlay.registers");
	const answers = openCache<string, RegisterAnswer>({
		name: "saferPlay.registers",
		limit: MAX_CACHED,
		maxAgeMs: (answer) => (answer === "none" ? 0 : CACHE_MS),
		clock,
	});

	function keyOf(text: string): EntryKey {
		const hash = createHmac("sha256", key).update(text).digest();
		return { hash, bucket: hash.readUInt8(0) % Number(BUCKET_COUNT) };
	}

	/** By name, birth date and postal code, or by e-mail: a name and a birth date alone may belong to another person. */
	const keysOf = (person: RegisterPerson): EntryKey[] =>
		signalsOf(person)
			.filter(({ kind }) => kind === "person" || kind === "email")
			.map(({ kind, text }) => keyOf(`${kind}:${text}`));

	async function queryEntries(names: readonly RegisterName[], person: RegisterPerson): Promise<RegisterAnswer> {
		return (await isEntered(database.reader, names, keysOf(person), new Date(clock.nowMs()))) ? "listed" : "clear";
	}

	/** Services are not queried again within a short time; entries that operators have made here count at once. */
	async function queryAll(names: readonly RegisterName[], person: RegisterPerson): Promise<RegisterAnswer> {
		const who = keysOf(person)
			.map(({ hash }) => hash.toString("base64"))
			.join();
		const fromOutside = await answers.read(who, () => queryServices(names, person));
		const ofHere = names.filter((name) => !outside[name]);
		return together([await queryEntries(ofHere, person), fromOutside]);
	}

	/** Queries of a country's register, and every match, go to the audit log. */
	async function record(
		names: readonly RegisterName[],
		act: RegisterAct,
		answer: RegisterAnswer,
		playerId?: Id,
	): Promise<void> {
		if (names.length === 1 && answer === "clear") return;
		const details = { registers: names.join(" "), act, answer };
		const whose = playerId === undefined ? {} : { playerId };
		await database.transaction((tx) => audit.record(tx, { action: "register.asked", ...whose, details }));
	}

	return {
		keysOf,
		isOutside: (name) => outside[name] !== undefined,
		async check(person, act, playerId) {
			const names = registersOf(person.country);
			const answer = await queryAll(names, person);
			await record(names, act, answer, playerId);
			return judgeAnswer(act, answer);
		},
	};
}
