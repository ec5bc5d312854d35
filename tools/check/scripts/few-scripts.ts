import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { SITE_BUILD } from "../../../apps/server/pages/build.ts";
import { LATE_SCRIPTS, PARTS } from "../../vite/late-scripts.ts";
import { circleIn } from "./circle.ts";
import { type Built, type Page, pagesIn } from "./page-scripts.ts";

const MAX_SCRIPTS = 15;

/** Fails where a page of the site has more scripts than it may, or scripts import each other (decision 123). */
export function expectFewScripts(): void {
	const built = readBuilt();
	const circle = circleIn(built.late.scripts);
	if (circle) throw new Error(`Scripts import each other in a circle: ${circle.join(" → ")}`);
	const pages = pagesIn(built);
	const over = pages.filter(({ scripts }) => scripts.length > MAX_SCRIPTS);
	console.log(`${pages.length} pages, at most ${Math.max(...pages.map(({ scripts }) => scripts.length))} scripts`);
	if (over.length > 0) throw new Error(over.map(listed).join("\n"));
}

const listed = ({ name, scripts }: Page): string =>
	`${name} has ${scripts.length} scripts, and may have ${MAX_SCRIPTS}:\n${scripts.map((each) => `  ${each}`).join("\n")}`;

function readBuilt(): Built {
	const assets = join(SITE_BUILD, "client/assets");
	const manifest = readdirSync(assets).find((name) => /^manifest-\w+\.js$/.test(name)) ?? "";
	const [, routes = ""] =
		/^window\.__reactRouterManifest=(.*);$/s.exec(readFileSync(join(assets, manifest), "utf8")) ?? [];
	const read = (file: string) => JSON.parse(readFileSync(join(SITE_BUILD, file), "utf8"));
	return { manifest: JSON.parse(routes), late: read(LATE_SCRIPTS), parts: read(PARTS) };
}
