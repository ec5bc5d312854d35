import { type Binding, type Config, openApiOf } from "@baize/platform-server";
import type { FastifyInstance } from "fastify";

/** What may be called, as OpenAPI. In production operators' calls are nobody else's business. */
export function serveOpenApi(app: FastifyInstance, bindings: readonly Binding[], profile: Config["profile"]): void {
	const all = bindings.map(({ call }) => call);
	const shown = profile === "production" ? all.filter(({ who }) => who !== "operator") : all;
	const printed = JSON.stringify(openApiOf(shown, "1.0.0"));
	app.get("/openapi.json", (_request, reply) => reply.type("application/json; charset=utf-8").send(printed));
}
