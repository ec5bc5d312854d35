import { Integer, Struct } from "@baize/kernel/call";
import type { Clock } from "@baize/kernel/time";
import { pagePolicy } from "@baize/platform-server";
import type { FastifyInstance } from "fastify";
import type { House } from "./house/index.ts";
import { isMovable } from "./settable-clock.ts";

/** What exists outside production only: the mailbox, and in tests a clock that can be moved. */
export function serveDevPages(app: FastifyInstance, house: House, clock: Clock, newNonce: () => string): void {
	app.get<{ Querystring: { to?: string } }>("/dev/mailbox", async (request, reply) => {
		const nonce = newNonce();
		reply.header("content-security-policy", pagePolicy(nonce)).type("text/html; charset=utf-8");
		return reply.send(await house.rooms.notifications.mailboxPage(nonce, request.query.to));
	});
	app.get("/dev/components", (_request, reply) => reply.redirect("/en/dev/components"));
	if (!isMovable(clock)) return;
	app.post<{ Body: { ms: number } }>(
		"/dev/clock",
		{ schema: { body: Struct({ ms: Integer({ minimum: 0 }) }) } },
		async (request, reply) => {
			clock.advance(request.body.ms);
			return reply.send({ nowMs: clock.nowMs() });
		},
	);
}
