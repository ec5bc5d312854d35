import type { FastifyInstance } from "fastify";
import type { ServerBuild } from "react-router";
import type { ViteDevServer } from "vite";

/** The pages under development. */
export type DevBuild = {
	/** The pages as they are written now; waits until their modules are served. */
	load(): Promise<ServerBuild>;
	/** Serves the modules of the pages. */
	serveOn(app: FastifyInstance): Promise<void>;
};

export function openDevBuild(): DevBuild {
	const { promise: vite, resolve: isServed } = Promise.withResolvers<ViteDevServer>();
	return {
		load: async () => (await (await vite).ssrLoadModule("virtual:react-router/server-build")) as unknown as ServerBuild,
		async serveOn(app) {
			const { createServer } = await import("vite");
			const root = new URL("../site", import.meta.url).pathname;
			const server = { middlewareMode: true, hmr: { server: app.server } } as const;
			const served = await createServer({ root, server, appType: "custom" });
			app.addHook("onRequest", (request, reply, done) => {
				if (app.hasRoute({ method: request.method as "GET", url: request.routeOptions.url ?? "" })) done();
				else served.middlewares(request.raw, reply.raw, () => done());
			});
			app.addHook("onClose", () => served.close());
			isServed(served);
		},
	};
}
