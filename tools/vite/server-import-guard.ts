import type { Plugin } from "vite";

const SERVER_CODE = /\/(domains\/[^/]+\/server|domains\/[^/]+\/testing|platform\/server|apps\/server|testing)\//;

/** A page never contains server code: the build fails if a page imports it, by any path. */
export function serverImportGuard(): Plugin {
	return {
		name: "server-import-guard",
		enforce: "pre",
		transform: {
			filter: { id: { include: SERVER_CODE, exclude: "/node_modules/" } },
			handler(_code, id) {
				this.error(`${id} belongs to the server and cannot be part of a page`);
			},
		},
	};
}
