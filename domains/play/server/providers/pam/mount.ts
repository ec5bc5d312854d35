import type { Limited } from "@baize/platform-server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { answerPam, type PamPorts } from "./calls.ts";
import { PAM_ROOT } from "./root.ts";

const LIMIT_BYTES = 65_536;
/** From few addresses come the bets of all players. */
const LIMITED: Limited = { name: "pam", limit: "callback", cost: 1 };
const JSON_TYPE = "application/json; charset=utf-8";

/** These calls have the form of the PAM API, and their bodies stay bytes: a signature is over those, and amounts are read exactly. */
export function mountPam(app: FastifyInstance, ports: PamPorts): void {
	void app.register(
		async (scope) => {
			scope.removeContentTypeParser("application/json");
			scope.addContentTypeParser(
				"application/json",
				{ parseAs: "buffer", bodyLimit: LIMIT_BYTES },
				(_request, body, done) => done(null, body),
			);
			const config = { limited: LIMITED };
			scope.route({
				method: ["GET", "PUT", "POST"],
				url: "/players/*",
				config,
				handler: (request, reply) => handle(ports, request, reply),
			});
		},
		{ prefix: PAM_ROOT },
	);
}

async function handle(ports: PamPorts, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
	const { method, headers } = request;
	// As it was sent: that is what a signature is over.
	const url = request.originalUrl;
	const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
	const path = url.slice(PAM_ROOT.length).split("?")[0] ?? "";
	const { status, text } = await answerPam(ports, { method, url, headers, body }, path);
	return reply.code(status).header("cache-control", "no-store").type(JSON_TYPE).send(text);
}
