import { createHmac } from "node:crypto";
import { placeText } from "@baize/geo/contract";
import { type Audience, isServedTo } from "@baize/kernel/call";
import { check } from "@baize/kernel/check";
import {
	type Binding,
	type Config,
	type Infrastructure,
	type InProcessClient,
	type ModuleParts,
	openInProcessClient,
	openRateLimits,
	openScheduler,
	type PageCookies,
	type PageRequest,
	type PeriodicJob,
	type RateLimits,
	type SecurityEvents,
	type Session,
	type SessionReader,
	type SharedCounts,
	type Stream,
	type Visit,
} from "@baize/platform-server";
import type { Viewer } from "@baize/platform-web/context";
import type { FastifyInstance } from "fastify";
import { auditJobs } from "./audit-jobs.ts";
import { type CompositionPorts, openInfrastructure } from "./infrastructure.ts";
import { resealJob, startRefreshingKeys } from "./keys/keys.ts";
import { type Domains, MODULES } from "./modules.ts";
import { operatorBindings } from "./security/operator-bindings.ts";
import { streamBinding } from "./stream-call.ts";

/** All domains, opened and connected. */
export type Composition = {
	domains: Domains;
	/** Every call; each origin serves its own. */
	bindings: readonly Binding[];
	/** The calls that a page of the players' site may make while it is rendered. */
	calls: InProcessClient;
	stream: Stream;
	securityEvents: SecurityEvents;
	/** The request rate limits of this process, for both origins. */
	rates: RateLimits;
	/** Players' sessions. */
	readSession: SessionReader;
	readOperatorSession: SessionReader;
	viewerOf(session: Session): Viewer | Promise<Viewer>;
	/** What besides the language decides what an anonymous page shows: the visitor's location, and the flags. */
	audienceKey(visit: Visit): string;
	pageCookies: PageCookies;
	/** Called once for each page that a visitor opens and that sets cookies. */
	arrived(request: PageRequest): void;
	/** Pages of other parties: the sandbox bank's. */
	mount(app: FastifyInstance): void;
	/** Initial data everywhere, demo people outside production. Run at each start, it adds only what is missing. */
	seed(): Promise<void>;
	/** Starts the background work: deliveries, races, settlement. */
	start(): Promise<void>;
	stop(): Promise<void>;
	/** Whether ids can be made now. */
	hasNumber(): boolean;
};

/** The calls of one origin. */
export const bindingsFor = (bindings: readonly Binding[], audience: Audience): Binding[] =>
	bindings.filter(({ call }) => isServedTo(call, audience));

const NETWORK_NAME_CHARACTERS = 16;

function rateLimitsOf({ config, clock, secrets, onBudgetSpent }: Infrastructure, shared: SharedCounts): RateLimits {
	const key = secrets.keyFor("limits.networks");
	return openRateLimits({
		clock,
		factor: config.rateLimitFactor,
		shared,
		onSpent: onBudgetSpent,
		nameOf: (network) => createHmac("sha256", key).update(network).digest("hex").slice(0, NETWORK_NAME_CHARACTERS),
	});
}

async function seed(parts: readonly ModuleParts[], { profile }: Config): Promise<void> {
	for (const part of parts) await part.seed?.();
	if (profile === "production") return;
	for (const part of parts) await part.seedDemo?.();
}

/** All periodic jobs of the site, which only the composition plans. Of two jobs with one name, one would never run. */
function jobsOf(parts: readonly ModuleParts[], infrastructure: Infrastructure): PeriodicJob[] {
	const audits = parts.flatMap((part) => part.audits ?? []);
	const jobs = parts.flatMap((part) => part.jobs ?? []);
	const all = [...auditJobs(infrastructure, audits), ...jobs, resealJob(infrastructure)];
	check(new Set(all.map(({ name }) => name)).size === all.length, "each periodic job has a name of its own");
	return all;
}

export async function openComposition(ports: CompositionPorts): Promise<Composition> {
	const infrastructure = await openInfrastructure(ports);
	const { api: domains, parts } = await MODULES.open(infrastructure);
	const { audit, flags, geo, identity } = domains;
	const all = [...parts.flatMap(({ bindings = [] }) => bindings), streamBinding(infrastructure.stream)];
	const { database, clock } = ports;
	const scheduler = openScheduler(database, ports.log);
	const cookieParts = parts.flatMap(({ pageCookies }) => pageCookies ?? []);
	let refreshingKeys: { stop(): void } | undefined;
	const bindings = operatorBindings(all, { audit, database, clock, revealedTo: identity.revealedTo });
	return {
		domains,
		bindings,
		calls: openInProcessClient(bindingsFor(bindings, "players"), clock),
		stream: infrastructure.stream,
		securityEvents: infrastructure.securityEvents,
		rates: rateLimitsOf(infrastructure, identity.sharedLimits),
		readSession: identity.readSession,
		readOperatorSession: identity.readOperatorSession,
		viewerOf: identity.viewerOf,
		audienceKey: (visit) => placeText(geo.locate(visit.ip)) + flags.stamp(),
		pageCookies: (request, visit) => cookieParts.flatMap((cookiesOf) => cookiesOf(request, visit)),
		arrived(request) {
			for (const part of parts) part.arrived?.(request);
		},
		mount(app) {
			for (const part of parts) part.mount?.(app);
		},
		hasNumber: infrastructure.processNumber.isAssigned,
		seed: () => seed(parts, ports.config),
		async start() {
			await infrastructure.outbox.start();
			for (const { name, everyMs, firstInMs, run } of jobsOf(parts, infrastructure))
				scheduler.every(everyMs, name, run, firstInMs);
			refreshingKeys = startRefreshingKeys(infrastructure);
			for (const part of parts) await part.start?.();
		},
		async stop() {
			const fromLast = parts.toReversed();
			for (const part of fromLast) await part.halt?.();
			refreshingKeys?.stop();
			await scheduler.stop();
			for (const part of fromLast) await part.settle?.();
			await infrastructure.outbox.stop();
			for (const part of fromLast) await part.close?.();
			await infrastructure.bus.close();
			await infrastructure.processNumber.release();
			await infrastructure.securityEvents.close();
		},
	};
}
