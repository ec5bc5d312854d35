import { nameOfTitle } from "@baize/catalogue/testing";
import { urlOfEmbedded } from "../funded-players.ts";
import { type Figure, getRequest, measureAlternately, ratio } from "../measure.ts";
import { signIn } from "../people.ts";
import { newFolder, type Site, startBaseline, startSite, untilAtRest } from "../processes.ts";
import { publishLargeLobby } from "./content.ts";

const MAIN = new URL("site.ts", import.meta.url).pathname;
const HTML = "text/html; charset=utf-8";
const ANONYMOUS_GOAL = 0.6;
/** Three times Next, which renders the page 135 times a second where a constant Buffer is sent 55,000 times. */
const PLAYER_GOAL = (3 * 135) / 55_000;
const ROWS = 12;

/**
 * The lobby with twelve rows from a catalogue of 5,000 titles: for visitors against Fastify sending the same bytes, and
 * rendered afresh for a player against a bare server that sends them.
 */
export async function largeLobby(): Promise<Figure[]> {
	const site = await startSite(newFolder(), {}, MAIN);
	try {
		await publishLargeLobby(urlOfEmbedded(site.dataDir));
		await untilShown(site);
		await untilAtRest(site);
		const html = Buffer.from(await (await fetch(`http://127.0.0.1:${site.port}/en`)).arrayBuffer());
		return await figuresOf(site, html);
	} finally {
		await site.stop();
	}
}

async function figuresOf(site: Site, html: Buffer): Promise<Figure[]> {
	const { cookie } = await signIn(site.port);
	const [fastify, bare] = [await startBaseline("fastify", html, HTML), await startBaseline("http", html, HTML)];
	try {
		const { constant, bareConstant, visitors, player } = await measureAlternately({
			constant: { port: fastify.port, requests: [getRequest("/en")] },
			bareConstant: { port: bare.port, requests: [getRequest("/en")] },
			visitors: { port: site.port, requests: [getRequest("/en")] },
			player: { port: site.port, requests: [getRequest("/en", { cookie })], connections: 8 },
		});
		const kilobytes = `${Math.round(html.length / 1024)} kB`;
		return [
			ratio(
				`lobby of ${ROWS} rows, anonymous`,
				visitors.perSecond / constant.perSecond,
				ANONYMOUS_GOAL,
				`${Math.round(visitors.perSecond)}/s, ${kilobytes}; Buffer ${Math.round(constant.perSecond)}/s`,
			),
			ratio(
				`lobby of ${ROWS} rows, for a player`,
				player.perSecond / bareConstant.perSecond,
				PLAYER_GOAL,
				`${Math.round(player.perSecond)}/s, p99 ${player.p99Ms.toFixed(0)} ms; Buffer ${Math.round(bareConstant.perSecond)}/s`,
			),
		];
	} finally {
		await Promise.all([fastify.stop(), bare.stop()]);
	}
}

/** The site reads what was published without its knowledge when it next compares the count of changes. */
async function untilShown(site: Site): Promise<void> {
	for (let waited = 0; waited < 60; waited++) {
		const page = await (await fetch(`http://127.0.0.1:${site.port}/en?wait=${waited}`)).text();
		const rows = page.match(/<ul[^>]*class="rail"/g)?.length ?? 0;
		if (page.includes(nameOfTitle(0)) && rows >= ROWS - 1) return;
		await new Promise((resolve) => setTimeout(resolve, 1_000));
	}
	throw new Error("the large lobby is not shown");
}
