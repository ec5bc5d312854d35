import { systemClock } from "@baize/kernel/time";
import {
	answerFirst,
	connectionReader,
	errorAnswer,
	openHttp,
	openLog,
	type Session,
	visitReader,
} from "@baize/platform-server";
import type { FastifyInstance } from "fastify";
import { everybodysPages } from "./everybodys-pages.ts";
import { servePages } from "./index.ts";
import type { PageRenderer } from "./page-work.ts";
import { openPages } from "./pages.ts";

/** The pages of a site as it serves them, for tests: with a renderer in the place of the build. */
export async function openSampleSite(
	render: PageRenderer["render"],
	session?: Session,
	patience: { longestMs?: number } = {},
): Promise<{ app: FastifyInstance; origin: string }> {
	const log = openLog("silent");
	const publicUrl = "http://localhost:3000";
	const app = openHttp({ publicUrl, trustedProxies: [] }, log);
	const pages = openPages({
		clock: systemClock,
		publicUrl,
		factsOf: async () => ({}) as never,
		call: async () => ({}),
		sightOf: () => "",
		renderer: { render, close: async () => {} },
	});
	const readSession = () => session;
	servePages(app, {
		pages,
		visitOf: visitReader(readSession),
		answerTo: (error, request) => errorAnswer(log, error, request),
		mode: "production",
		guests: [],
		...patience,
	});
	await app.ready();
	const quick = { visitOf: connectionReader(readSession, []), headers: [], keptMs: 72_000 };
	answerFirst(app, [everybodysPages({ ...quick, pages, policyOf: () => "script-src 'self'" })]);
	return { app, origin: await app.listen({ port: 0, host: "127.0.0.1" }) };
}
