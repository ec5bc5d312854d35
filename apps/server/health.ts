import type { Database } from "@baize/platform-server";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";

/** For whoever runs the site: is the process alive, and may it be sent people? */
export function serveHealth(app: FastifyInstance, database: Database, isStopping: () => boolean): void {
	app.get("/health/live", (_request, reply) => reply.send({ status: "live" }));
	app.get("/health/ready", async (_request, reply) => {
		if (isStopping()) return reply.code(503).send({ status: "stopping" });
		const isReachable = await sql`select 1`.execute(database.reader).then(
			() => true,
			() => false,
		);
		return reply.code(isReachable ? 200 : 503).send({ status: isReachable ? "ready" : "database unreachable" });
	});
}
