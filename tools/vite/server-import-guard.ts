import type { Plugin } from "vite";

const SERVER_CODE = /\/(domains\/[^/]+\/server|domains\/[^/]+\/testing|platform\/server|apps\/server|testing)\//;

/** A page never contains server code: the build fails if a page imports it, by any path. */
export function serverImportGuard(): Plugin {
	return {
		name: "server-import-guard",
		enforce: "pre",
		transform(_code, id) {
			if (SERVER_CODE.test(id) && !id.includes("/node_modules/")) {
				this.error(`${id} belongs to the server and cannot be part of a page`);
			}
		},
	};
}
