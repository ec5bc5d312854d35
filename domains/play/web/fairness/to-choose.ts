import type { Seeds } from "../../contract/index.ts";

/** The commitment for which the player chooses a client seed: that of the pair that needs one, else the next one's. */
export const commitmentToChooseFor = ({ clientSeed, commitment, next }: Seeds): string =>
	clientSeed === null ? commitment : next.commitment;
