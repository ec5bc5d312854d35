import { openCoreDomains } from "./core-domains.ts";
import type { Infrastructure } from "./infrastructure.ts";
import type { LateBound } from "./late-bound.ts";
import { openPlayerDomains } from "./player-domains.ts";
import { openProductDomains } from "./product-domains.ts";

export type Domains = Awaited<ReturnType<typeof openDomains>>;

/** Opens the domains in the order of their layers, each with its dependencies. */
export async function openDomains(infrastructure: Infrastructure) {
	const lateBound = {} as LateBound;
	const core = await openCoreDomains(infrastructure, lateBound);
	const people = openPlayerDomains(infrastructure, core, lateBound);
	const trade = await openProductDomains(infrastructure, core, people);
	const { identity, verification, wallet, saferPlay } = people;
	const { cashier, play, sports } = trade;
	Object.assign(lateBound, { identity, verification, wallet, saferPlay, cashier, play, sports } satisfies LateBound);
	return { ...core, ...people, ...trade };
}
