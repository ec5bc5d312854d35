import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ServerBuild } from "react-router";
import { SITE_BUILD } from "../../../apps/server/pages/build.ts";
import { LATE_SCRIPTS, PARTS } from "../../vite/late-scripts.ts";
import { circleIn } from "./circle.ts";
import { type Built, type Page, pagesIn } from "./page-scripts.ts";

const MAX_SCRIPTS = 15;

/** Fails where a page of the site has more scripts than it may, or scripts import each other (decision 123). */
export async function expectFewScripts(): Promise<void> {
	const built = await readBuilt();
	const circle = circleIn(built.late.scripts);
	if (circle) throw new Error(`Scripts import each other in a circle: ${circle.join(" → ")}`);
	const pages = pagesIn(built);
	const over = pages.filter(({ scripts }) => scripts.length > MAX_SCRIPTS);
	console.log(`${pages.length} pages, at most ${Math.max(...pages.map(({ scripts }) => scripts.length))} scripts`);
	if (over.length > 0) throw new Error(over.map(listed).join("\n"));
}

const listed = ({ name, scripts }: Page): string =>
	`${name} has ${scripts.length} scripts, and may have ${MAX_SCRIPTS}:\n${scripts.map((each) => `  ${each}`).join("\n")}`;

async function readBuilt(): Promise<Built> {
	const { assets } = (await import(join(SITE_BUILD, "server/index.js"))) as ServerBuild;
	const read = (file: string) => JSON.parse(readFileSync(join(SITE_BUILD, file), "utf8"));
	return { assets, late: read(LATE_SCRIPTS), parts: read(PARTS) };
}
