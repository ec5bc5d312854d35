import type { Audience } from "@baize/kernel/call";
import { serverPages } from "@baize/platform-paths";
import { type Binding, openApiOf } from "@baize/platform-server";
import type { FastifyInstance } from "fastify";

/** The calls of this origin, as OpenAPI: operators' calls are on the operators' origin only. */
export function serveOpenApi(app: FastifyInstance, bindings: readonly Binding[], audience: Audience = "players"): void {
	let printed: string | undefined;
	// Few people read it, so the start does not wait for it.
	const print = (): string => {
		const calls = bindings.map(({ call }) => call);
		return JSON.stringify(openApiOf(calls, "1.0.0", audience));
	};
	app.get(serverPages.openApi, (_request, reply) => {
		printed ??= print();
		return reply.type("application/json; charset=utf-8").send(printed);
	});
}
