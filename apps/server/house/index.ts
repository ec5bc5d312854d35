import { createHmac } from "node:crypto";
import { placeText } from "@baize/geo/contract";
import { type Audience, isServedTo } from "@baize/kernel/call";
import {
	type Binding,
	type HouseCalls,
	openHouseCalls,
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
import { startResealing } from "./keys.ts";
import { operatorBindings } from "./operator-bindings.ts";
import { type HousePorts, openPlumbing, type Plumbing } from "./plumbing.ts";
import { openRooms, type Rooms } from "./rooms.ts";
import { seedHouse } from "./seeds.ts";
import { streamBinding } from "./stream-call.ts";
import { watchTheBooks } from "./watch.ts";

/** The house with every room open: what the roof needs of it. */
export type House = {
	rooms: Rooms;
	/** Every call; each origin serves its own. */
	bindings: readonly Binding[];
	/** Those that a page of the players' site may make while it is rendered. */
	calls: HouseCalls;
	stream: Stream;
	securityEvents: SecurityEvents;
	/** The request rate limits of this process, for both origins. */
	rates: RateLimits;
	/** Players' sessions. */
	readSession: SessionReader;
	readOperatorSession: SessionReader;
	viewerOf(session: Session): Viewer | Promise<Viewer>;
	/** What beside the language decides what an anonymous page shows: the visitor's place, and what is open. */
	sightText(visit: Visit): string;
	/** Pages that are not ours: the sandbox bank's. */
	mount(app: FastifyInstance): void;
	/** Begins what happens by itself: deliveries, races, settlement. */
	start(): Promise<void>;
	stop(): Promise<void>;
	/** Whether things can get ids now. */
	hasNumber(): boolean;
};

/** What one origin serves. */
export const bindingsFor = (bindings: readonly Binding[], audience: Audience): Binding[] =>
	bindings.filter(({ call }) => isServedTo(call, audience));

const NETWORK_NAME_CHARACTERS = 16;

function rateLimitsOf({ config, clock, secrets, onBudgetSpent }: Plumbing, shared: SharedCounts): RateLimits {
	const key = secrets.keyFor("limits.networks");
	return openRateLimits({
		clock,
		factor: config.rateLimitFactor,
		shared,
		onSpent: onBudgetSpent,
		nameOf: (network) => createHmac("sha256", key).update(network).digest("hex").slice(0, NETWORK_NAME_CHARACTERS),
	});
}

export async function openHouse(ports: HousePorts): Promise<House> {
	const plumbing = await openPlumbing(ports);
	const rooms = await openRooms(plumbing);
	const { audit, flags, geo, notifications, content, catalogue, factors, identity, verification, wallet } = rooms;
	const { support, saferPlay, cashier, play, sports, virtuals, lobby } = rooms;
	const isProduction = ports.config.profile === "production";
	const all = [
		...audit.bindings,
		...flags.bindings,
		...geo.bindings,
		...notifications.bindings,
		...rooms.announcements.bindings,
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
		streamBinding(plumbing.stream),
	];
	const { database, clock } = ports;
	let resealing: { stop(): void } | undefined;
	const bindings = operatorBindings(all, { audit, database, clock, revealedTo: identity.revealedTo });
	return {
		rooms,
		bindings,
		calls: openHouseCalls(bindingsFor(bindings, "players"), clock),
		stream: plumbing.stream,
		securityEvents: plumbing.securityEvents,
		rates: rateLimitsOf(plumbing, identity.sharedLimits),
		readSession: identity.readSession,
		readOperatorSession: identity.readOperatorSession,
		viewerOf: identity.viewerOf,
		sightText: (visit) => placeText(geo.locate(visit.ip)) + flags.stamp(),
		mount(app) {
			rooms.sandbox?.mount(app);
			rooms.identitySandbox?.mount(app);
			rooms.announcements.mount(app);
		},
		hasNumber: plumbing.processNumber.isHeld,
		async start() {
			await seedHouse(plumbing, rooms);
			await plumbing.outbox.start();
			watchTheBooks(plumbing, rooms);
			resealing = startResealing(plumbing);
			sports.start();
			await virtuals.start();
		},
		async stop() {
			virtuals.stop();
			resealing?.stop();
			await plumbing.rounds.stop();
			await saferPlay.settled();
			await plumbing.outbox.stop();
			await play.close();
			await rooms.ledger.close();
			await content.stop();
			await flags.stop();
			await plumbing.bus.close();
			await plumbing.processNumber.release();
			await plumbing.securityEvents.close();
		},
	};
}
