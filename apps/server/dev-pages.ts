import { DEMO_PEOPLE } from "@baize/identity/server";
import { Integer, Struct } from "@baize/kernel/call";
import { DEFAULT_LOCALE } from "@baize/kernel/locale";
import type { Clock } from "@baize/kernel/time";
import type { ShownAuthenticator } from "@baize/notifications/server";
import { pages, pathIn, serverPages } from "@baize/platform-paths";
import { type Database, pagePolicy } from "@baize/platform-server";
import type { FastifyInstance } from "fastify";
import type { Composition } from "./composition/index.ts";
import { isMovable } from "./settable-clock.ts";

type DevPorts = { composition: Composition; database: Database; clock: Clock; newNonce(): string; officeUrl: string };

/**
 * Pages that exist outside production only: the mailbox with the demo operators' codes, and in tests a settable clock.
 */
export function serveDevPages(app: FastifyInstance, ports: DevPorts): void {
	const { composition, clock, newNonce, officeUrl } = ports;
	app.get<{ Querystring: { to?: string } }>(serverPages.mailbox, async (request, reply) => {
		const nonce = newNonce();
		reply.header("content-security-policy", pagePolicy(nonce)).type("text/html; charset=utf-8");
		const authenticators = await demoAuthenticators(ports);
		return reply.send(await composition.domains.notifications.mailboxPage(nonce, request.query.to, authenticators));
	});
	app.get(serverPages.authenticators, async (_request, reply) =>
		reply.header("cache-control", "no-store").send(await demoAuthenticators(ports)),
	);
	app.get(pages.components, (_request, reply) => reply.redirect(pathIn(DEFAULT_LOCALE, pages.components)));
	for (const end of ["", "/"]) app.get(serverPages.backOffice + end, (_request, reply) => reply.redirect(officeUrl));
	if (!isMovable(clock)) return;
	app.post<{ Body: { ms: number } }>(
		serverPages.clock,
		{ schema: { body: Struct({ ms: Integer({ minimum: 0 }) }) } },
		async (request, reply) => {
			clock.advance(request.body.ms);
			return reply.send({ nowMs: clock.nowMs() });
		},
	);
}

const OPERATORS = DEMO_PEOPLE.flatMap((person) => ("roles" in person ? [person.email] : []));

/** The current codes of the demo operators' authenticators. */
async function demoAuthenticators({ composition, database, clock }: DevPorts): Promise<ShownAuthenticator[]> {
	const { identity, factors } = composition.domains;
	const shown = await Promise.all(
		OPERATORS.map(async (email) => {
			const operatorId = await identity.idOf(database.reader, email);
			const found = operatorId === undefined ? undefined : await factors.authenticatorCode(operatorId);
			return found && { email, ...(found.code ? { code: found.code } : {}), endsInMs: found.untilMs - clock.nowMs() };
		}),
	);
	return shown.filter((each) => each !== undefined);
}
