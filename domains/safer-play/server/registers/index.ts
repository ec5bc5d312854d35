import { createHmac } from "node:crypto";
import type { NewAuditEntry } from "@baize/audit/server";
import { signalsOf } from "@baize/identity/server";
import { BUCKET_COUNT, type Id } from "@baize/kernel/id";
import { type Clock, MINUTE_MS, SECOND_MS } from "@baize/kernel/time";
import type { Database, Log, Secrets, Tx } from "@baize/platform-server";
import type { RegisterAct, RegisterName } from "../../contract/index.ts";
import type { ExclusionRegister, RegisterPerson } from "./ports.ts";
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
export type RegisterPorts = {
	database: Database;
	clock: Clock;
	secrets: Pick<Secrets, "keyFor">;
	log: Log;
	audit: { record(tx: Tx, entry: NewAuditEntry): Promise<void> };
	/** Registers with a service, by their names. */
	outside?: Partial<Record<RegisterName, ExclusionRegister>>;
	/** Those that are queried about every person. */
	everywhere?: readonly ExclusionRegister[];
};
type CachedAnswer = { answer: RegisterAnswer; untilMs: number };

export function openRegisters(ports: RegisterPorts, patienceMs = PATIENCE_MS): Registers {
	const { database, clock, secrets, audit, log, outside = {}, everywhere = [] } = ports;
	const key = secrets.keyFor("saferPlay.registers");
	const cache = new Map<string, CachedAnswer>();

	function keyOf(text: string): EntryKey {
		const hash = createHmac("sha256", key).update(text).digest();
		return { hash, bucket: hash.readUInt8(0) % Number(BUCKET_COUNT) };
	}

	/** By name, birth date and postal code, or by e-mail: a name and a birth date alone may belong to another person. */
	const keysOf = (person: RegisterPerson): EntryKey[] =>
		signalsOf(person)
			.filter(({ kind }) => kind === "person" || kind === "email")
			.map(({ kind, text }) => keyOf(`${kind}:${text}`));

	async function queryService(
		name: string,
		register: ExclusionRegister,
		person: RegisterPerson,
	): Promise<RegisterAnswer> {
		const signal = AbortSignal.timeout(patienceMs);
		const late = new Promise<never>((_resolve, reject) =>
			signal.addEventListener("abort", () => reject(new Error("it did not answer in time"))),
		);
		try {
			return (await Promise.race([register.isListed(person, signal), late])) ? "listed" : "clear";
		} catch (error) {
			log.warn({ err: error, register: name }, "a register of self-exclusions did not answer");
			return "none";
		}
	}

	async function queryEntries(names: readonly RegisterName[], person: RegisterPerson): Promise<RegisterAnswer> {
		return (await isEntered(database.reader, names, keysOf(person), new Date(clock.nowMs()))) ? "listed" : "clear";
	}

	async function queryServices(names: readonly RegisterName[], person: RegisterPerson): Promise<RegisterAnswer> {
		const queries = [
			...names.flatMap((name) => (outside[name] ? [queryService(name, outside[name], person)] : [])),
			...everywhere.map((register) => queryService("everywhere", register, person)),
		];
		return together(await Promise.all(queries));
	}

	/** Services are not queried again within a short time; entries that operators have made here count at once. */
	async function queryAll(names: readonly RegisterName[], person: RegisterPerson): Promise<RegisterAnswer> {
		const who = keysOf(person)
			.map(({ hash }) => hash.toString("base64"))
			.join();
		const known = cache.get(who);
		const isCached = known !== undefined && known.untilMs > clock.nowMs();
		const fromOutside = isCached ? known.answer : await queryServices(names, person);
		if (!isCached) cacheAnswer(who, fromOutside);
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

	function cacheAnswer(name: string, answer: RegisterAnswer): void {
		if (cache.size >= MAX_CACHED) cache.clear();
		if (answer !== "none") cache.set(name, { answer, untilMs: clock.nowMs() + CACHE_MS });
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
