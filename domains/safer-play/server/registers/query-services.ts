import type { Log } from "@baize/platform-server";
import type { RegisterName } from "../../contract/index.ts";
import type { ExclusionRegister, RegisterPerson } from "./ports.ts";
import { type RegisterAnswer, together } from "./register-rules.ts";

export type RegisterServices = {
	/** Registers with a service, by their names. */
	outside?: Partial<Record<RegisterName, ExclusionRegister>>;
	/** Those that are queried about every person. */
	everywhere?: readonly ExclusionRegister[];
};
type Options = RegisterServices & { log: Pick<Log, "warn">; patienceMs: number };
type QueryServices = (names: readonly RegisterName[], person: RegisterPerson) => Promise<RegisterAnswer>;

/** Queries the services of these registers, and those that are queried for every country, all at once. */
export function serviceQuerier({ outside = {}, everywhere = [], log, patienceMs }: Options): QueryServices {
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

	return async (names, person) => {
		const queries = [
			...names.flatMap((name) => (outside[name] ? [queryService(name, outside[name], person)] : [])),
			...everywhere.map((register) => queryService("everywhere", register, person)),
		];
		return together(await Promise.all(queries));
	};
}
