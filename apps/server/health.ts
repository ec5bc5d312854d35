import { serverPages } from "@baize/platform-paths";
import type { FastifyInstance } from "fastify";

export type Health = {
	isStopping(): boolean;
	hasNumber(): boolean;
	/** Within a second. */
	databaseAnswers(): Promise<boolean>;
};

/** For process supervisors: whether the process is alive, and whether it accepts traffic. */
export function serveHealth(app: FastifyInstance, { isStopping, hasNumber, databaseAnswers }: Health): void {
	app.get(serverPages.healthLive, (_request, reply) => reply.send({ status: "live" }));
	app.get(serverPages.healthReady, async (_request, reply) => {
		if (isStopping()) return reply.code(503).send({ status: "stopping" });
		if (!(await databaseAnswers())) return reply.code(503).send({ status: "database unreachable" });
		if (!hasNumber()) return reply.code(503).send({ status: "no process number" });
		return reply.send({ status: "ready" });
	});
}
