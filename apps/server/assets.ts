import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { SITE_BUILD } from "./pages/build.ts";

const YEAR_SECONDS = 31_536_000;
const DAY_SECONDS = 86_400;

/** The built files of the site. Those with a hash in their name never change; the others are revalidated each day. */
export async function serveAssets(app: FastifyInstance): Promise<void> {
	await app.register(fastifyStatic, {
		root: join(SITE_BUILD, "client"),
		wildcard: false,
		index: false,
		preCompressed: true,
		// They are found beside the file that is asked for.
		globIgnore: ["**/*.br", "**/*.gz"],
		cacheControl: false,
		setHeaders(reply, path) {
			const isHashed = path.includes("/assets/");
			reply.header(
				"cache-control",
				isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : `public, max-age=${DAY_SECONDS}`,
			);
		},
	});
}
