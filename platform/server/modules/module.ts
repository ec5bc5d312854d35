import type { IncomingHttpHeaders } from "node:http";
import { type Id, idText } from "@baize/kernel/id";
import type { FastifyInstance } from "fastify";
import type { SealedColumn } from "../crypto/sealed-column.ts";
import type { Binding } from "../http/calls/bind.ts";
import type { Visit } from "../http/calls/visit.ts";
import type { AlarmRule } from "../security/index.ts";
import type { PlayerCall } from "./player-calls.ts";

/** What a module declares before anything is open. */
export type Declared<Flag extends string = string> = {
	/** The purposes of its keys besides those of the sealed columns. A name never changes: it identifies the key. */
	keys?: readonly string[];
	sealedColumns?: readonly SealedColumn[];
	/** Topics of the stream that each page receives of its own player only. */
	privateTopics?: readonly string[];
	/** Patterns of topics that anybody receives. */
	publicTopics?: readonly string[];
	/** The events that alert an operator at once. */
	alarms?: readonly AlarmRule[];
	/** The flags that its parts read, on the server and on pages. One that no module declares is without effect. */
	flags?: readonly Flag[];
	/** Its players' calls, and which restrictions refuse each. */
	playerCalls?: Readonly<Record<string, PlayerCall>>;
};

/** So many budgets of this name spent within a time. */
export const spentAlarm = (name: string, budget: string, count: number, withinMs: number): AlarmRule => ({
	name,
	event: "budget.spent",
	where: { budget },
	count,
	withinMs,
});

/** A member of the copy of a player's data: everything that the player may read on the site, complete. */
export type ExportPart = { name: string; read(playerId: Id): Promise<unknown> };

/** What an auditor has found, as an operator reads it in the log. */
export type LoggedFinding = { invariant: string; player?: string; currency: string; detail: string };

export const loggedFinding = (
	invariant: string,
	{ playerId, currency, detail }: { playerId: Id; currency: string; detail: string },
): LoggedFinding => ({ invariant, player: idText(playerId), currency, detail });

/** A periodic comparison of what is stored twice; every process plans it, one runs it. */
export type Audit = {
	name: string;
	everyMs: number;
	run(report: (findings: readonly LoggedFinding[]) => void): Promise<void>;
};

/**
 * Work that repeats; every process plans it, one runs it. `firstInMs`: when the first run comes; without it some seconds
 * after the start, so that jobs do not all begin together. The name never changes: it identifies the lock.
 */
export type PeriodicJob = { name: string; everyMs: number; firstInMs?: number; run(): Promise<void> };

/** A request for a page of the site. */
export type PageRequest = { url: string; headers: IncomingHttpHeaders };

/**
 * The texts of `Set-Cookie` that the request of a page causes, whichever page it is; empty for almost all. It runs for
 * each page, also for those that are the same for everyone, so it must be quick. With a visit only what may be stored on
 * that visitor's device.
 */
export type PageCookies = (request: PageRequest, visit?: Visit) => readonly string[];

/** What an opened module gives to the site beside what other modules use of it. */
export type ModuleParts = {
	bindings?: readonly Binding[];
	exportParts?: readonly ExportPart[];
	pageCookies?: PageCookies;
	/** Called once for each page that a visitor opens and that sets cookies. */
	arrived?(request: PageRequest): void;
	/** Pages of other parties, such as a sandbox bank's. */
	mount?(app: FastifyInstance): void;
	audits?: readonly Audit[];
	jobs?: readonly PeriodicJob[];
	/** Adds missing initial data. Run at each start, before any job. */
	seed?(): Promise<void>;
	/** The same for the demo people; never in production. */
	seedDemo?(): Promise<void>;
	/** Begins the background work, once jobs and periodic work run. */
	start?(): void | Promise<void>;
	/** Ends what `start` began; jobs and periodic work still run. */
	halt?(): void | Promise<void>;
	/** Waits for what is under way, after periodic work and before jobs end. */
	settle?(): Promise<void>;
	/** After everything else has ended. */
	close?(): Promise<void>;
};

/**
 * A module of the site: what it is called by the modules after it, what it needs of those before it, how it opens, and
 * what it registers. `open` names every dependency that it passes on.
 */
export type Module<Name extends string, Needs, Api, Flag extends string = string> = Declared<Flag> & {
	name: Name;
	open: (needs: Needs) => Api | Promise<Api>;
	/** Its periodic jobs that need nothing of the opened module. */
	jobs?: (needs: NoInfer<Needs>) => readonly PeriodicJob[];
	parts?: (api: Api, needs: Needs) => ModuleParts;
};

/** Infers the types of a module's manifest. */
export const defineModule = <const Name extends string, Needs, Api, const Flag extends string = never>(
	module: Module<Name, Needs, Api, Flag>,
): Module<Name, Needs, Api, Flag> => module;
