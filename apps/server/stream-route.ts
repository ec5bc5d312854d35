import { refuse } from "@baize/kernel/error";
import { DATA_POLICY, type Stream, type Visit } from "@baize/platform-server";
import type { FastifyInstance, FastifyRequest } from "fastify";

const MAX_TOPICS = 50;
const TOPIC = /^[a-z]+(:[0-9a-z-]+)?$/;

/** Server-sent events: `/api/v1/stream?topics=balance,prices:abc`. */
export function serveStream(
	app: FastifyInstance,
	stream: Stream,
	visitOf: (request: FastifyRequest) => Visit | Promise<Visit>,
): void {
	app.get<{ Querystring: { topics?: string } }>("/api/v1/stream", async (request, reply) => {
		const topics = String(request.query.topics ?? "")
			.split(",")
			.filter(Boolean);
		if (topics.length === 0 || topics.length > MAX_TOPICS || !topics.every((topic) => TOPIC.test(topic)))
			throw refuse("MALFORMED_REQUEST");
		const { session } = await visitOf(request);
		reply.hijack();
		reply.raw.writeHead(200, {
			"content-type": "text/event-stream; charset=utf-8",
			"cache-control": "no-store",
			"content-security-policy": DATA_POLICY,
			"x-accel-buffering": "no",
		});
		stream.serve(reply.raw, topics, session?.pendingAction ? undefined : session);
	});
}
