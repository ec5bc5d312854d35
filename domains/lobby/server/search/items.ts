import type { SiteHit } from "../../contract/index.ts";

/** Something that can be found: its hit, and the texts that it is found by. */
export type SearchItem = {
	hit: SiteHit;
	/** Beside its title and subtitle: the names of runners, the headings of a page. */
	others?: readonly string[];
};
