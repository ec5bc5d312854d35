import { largeCatalogue } from "@baize/catalogue/testing";
import { gameFacts as ownFacts } from "../../../domains/catalogue/server/game-facts.ts";

export const TITLES = 5_000;

const { gameFacts: generatedFacts } = largeCatalogue(TITLES);

/** The facts of the site's own games, and of the generated titles. */
export const gameFacts: typeof ownFacts = (id) => ownFacts(id) ?? generatedFacts(id);
