import type { Plugin } from "vite";

const SERVER_CODE = /\/(domains\/[^/]+\/server|domains\/[^/]+\/testing|platform\/server|apps\/server|testing)\//;

/** A page never contains code of the server: the build fails that reaches for it, by whatever path. */
export function houseWalls(): Plugin {
	return {
		name: "house-walls",
		enforce: "pre",
		transform(_code, id) {
			if (SERVER_CODE.test(id) && !id.includes("/node_modules/")) {
				this.error(`${id} belongs to the server and cannot be part of a page`);
			}
		},
	};
}
