import { createHash } from "node:crypto";
import type { Game } from "@baize/engines/game";

/** Which rules were simulated, by the hash that their rounds name: rules that change make another simulation necessary. */
export const rulesLine = (game: Game): string =>
	`Rules ${createHash("sha256").update(JSON.stringify(game.publishedText())).digest("hex")}`;
