import type { Database } from "@baize/platform-server";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";

export type Health = { isStopping(): boolean; hasNumber(): boolean };

/** For whoever runs the site: is the process alive, and may it be sent people? */
export function serveHealth(app: FastifyInstance, database: Database, { isStopping, hasNumber }: Health): void {
	app.get("/health/live", (_request, reply) => reply.send({ status: "live" }));
	app.get("/health/ready", async (_request, reply) => {
		if (isStopping()) return reply.code(503).send({ status: "stopping" });
		const isReachable = await sql`select 1`.execute(database.reader).then(
			() => true,
			() => false,
		);
		if (!isReachable) return reply.code(503).send({ status: "database unreachable" });
		if (!hasNumber()) return reply.code(503).send({ status: "no process number" });
		return reply.send({ status: "ready" });
	});
}
