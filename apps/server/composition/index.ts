import { createHmac } from "node:crypto";
import { placeText } from "@baize/geo/contract";
import { type Audience, isServedTo } from "@baize/kernel/call";
import {
	type Binding,
	type InProcessClient,
	openInProcessClient,
	openRateLimits,
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
import { scheduleAudits } from "./audit-schedule.ts";
import { type Domains, openDomains } from "./domains.ts";
import { type CompositionPorts, type Infrastructure, openInfrastructure } from "./infrastructure.ts";
import { startResealing } from "./keys.ts";
import { operatorBindings } from "./operator-bindings.ts";
import { seedDemoData } from "./seeds.ts";
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
	/** Pages of other parties: the sandbox bank's. */
	mount(app: FastifyInstance): void;
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

export async function openComposition(ports: CompositionPorts): Promise<Composition> {
	const infrastructure = await openInfrastructure(ports);
	const domains = await openDomains(infrastructure);
	const { audit, desk, flags, geo, notifications, content, catalogue, factors, identity, verification, wallet } =
		domains;
	const { support, saferPlay, cashier, play, sports, virtuals, lobby } = domains;
	const isProduction = ports.config.profile === "production";
	const all = [
		...audit.bindings,
		...desk.bindings,
		...flags.bindings,
		...geo.bindings,
		...notifications.bindings,
		...domains.announcements.bindings,
		...(isProduction ? [] : notifications.developmentBindings),
		...content.bindings,
		...catalogue.bindings,
		...factors.bindings,
		...identity.bindings,
		...verification.bindings,
		...wallet.routes,
		...support.bindings,
		...saferPlay.bindings,
		...cashier.bindings,
		...play.bindings,
		...sports.bindings,
		...virtuals.bindings,
		...lobby.bindings,
		streamBinding(infrastructure.stream),
	];
	const { database, clock } = ports;
	let resealing: { stop(): void } | undefined;
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
		mount(app) {
			domains.sandbox?.mount(app);
			domains.identitySandbox?.mount(app);
			domains.announcements.mount(app);
		},
		hasNumber: infrastructure.processNumber.isAssigned,
		async start() {
			await seedDemoData(infrastructure, domains);
			await infrastructure.outbox.start();
			scheduleAudits(infrastructure, domains);
			resealing = startResealing(infrastructure);
			sports.start();
			await virtuals.start();
		},
		async stop() {
			virtuals.stop();
			resealing?.stop();
			await infrastructure.scheduler.stop();
			await saferPlay.settled();
			await infrastructure.outbox.stop();
			await play.close();
			await domains.ledger.close();
			await content.stop();
			await flags.stop();
			await infrastructure.bus.close();
			await infrastructure.processNumber.release();
			await infrastructure.securityEvents.close();
		},
	};
}
