import type { CallSpec, Restriction } from "@baize/kernel/call";
import type { ErrorList } from "@baize/kernel/error";

/** A player's call: an example of it, and the restrictions that refuse it. Others change nothing about its answer. */
export type PlayerCall<Code extends string = string> = {
	params?: Readonly<Record<string, string>>;
	query?: Readonly<Record<string, string>>;
	headers?: Readonly<Record<string, string>>;
	body?: object;
	/** The example, made by an unrestricted player, is not refused. */
	succeeds?: true;
	/** The error that a restricted player gets. */
	refused?: Readonly<Partial<Record<Restriction, Code>>>;
};

/** Every player's call of a contract: one that is not decided is a type error, and so is an error that it cannot answer. */
export type PlayerCallsOf<Contract> = {
	readonly [Call in PlayersIn<Contract> as Call["name"]]: PlayerCall<keyof Call["errors"] & string>;
};

type PlayersIn<Contract> = Extract<
	Contract[keyof Contract],
	Pick<CallSpec, "name"> & { who: "player"; errors: ErrorList }
>;
