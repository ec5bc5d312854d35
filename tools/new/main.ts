import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { namesOf } from "./names.ts";
import { newCall, newDomain, newGame, newScreen, type Piece } from "./pieces.ts";

const USAGE = `npm run new -- domain <domain>
npm run new -- call <domain> <verb-and-noun>
npm run new -- screen <domain> <screen>
npm run new -- game <title>
Names are written in small letters with hyphens: request-withdrawal.`;

const ROOT = new URL("../..", import.meta.url).pathname;

function pieceFor([kind, first, second]: string[]): Piece | null {
	const [one, two] = [namesOf(first), namesOf(second)];
	if (kind === "domain" && one) return newDomain(one);
	if (kind === "game" && one) return newGame(one);
	if (kind === "call" && one && two) return newCall(one, two);
	if (kind === "screen" && one && two) return newScreen(one, two);
	return null;
}

const piece = pieceFor(process.argv.slice(2));
if (!piece) {
	console.error(USAGE);
	process.exit(1);
}
const taken = Object.keys(piece.files).filter((path) => existsSync(join(ROOT, path)));
if (taken.length > 0) {
	console.error(`Nothing was written, because there is already: ${taken.join(", ")}`);
	process.exit(1);
}
for (const [path, text] of Object.entries(piece.files)) {
	mkdirSync(dirname(join(ROOT, path)), { recursive: true });
	writeFileSync(join(ROOT, path), text);
	console.log(`+ ${path}`);
}
for (const step of piece.next) console.log(`  then: ${step}`);
