import type { Game } from "@baize/engines/game";

/**
 * Sheets of titles with decisions that a later version has replaced, or whose title has been withdrawn, each bound to its
 * kind as in `others.ts`. A round that was opened under one goes on under it, so a sheet stays here for good.
 */
export const earlierGames: readonly Game[] = [];
