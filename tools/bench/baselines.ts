import { createServer, type Server } from "node:http";
import Fastify from "fastify";

/** What a page or an answer is measured against: the minimum that a server can do to send the same bytes. */
export type Baseline = { port: number; close(): Promise<unknown> };

/** Fastify sending one constant Buffer. */
export async function constantFastify(bytes: Buffer, contentType: string): Promise<Baseline> {
	const app = Fastify();
	app.get("/*", (_request, reply) => reply.header("content-type", contentType).send(bytes));
	await app.listen({ port: 0, host: "127.0.0.1" });
	return { port: portOf(app.server), close: () => app.close() };
}

/** node:http sending one constant Buffer. */
export async function bareHttp(bytes: Buffer, contentType: string): Promise<Baseline> {
	const server = createServer((_request, response) => {
		response.writeHead(200, { "content-type": contentType, "content-length": bytes.length });
		response.end(bytes);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return { port: portOf(server), close: () => new Promise((resolve) => server.close(resolve)) };
}

function portOf(server: Server): number {
	const address = server.address();
	return typeof address === "object" && address ? address.port : 0;
}
