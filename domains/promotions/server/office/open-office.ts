import type { PromotionsPorts } from "../ports.ts";
import { defineBudgets } from "./budget.ts";
import type { OfficePorts } from "./office-ports.ts";
import { definePresents } from "./present.ts";
import { definePublications } from "./publication.ts";
import { defineResumptions } from "./resumption.ts";

/** Defines what two operators do, once, before anything is called. */
export const openOffice = (ports: PromotionsPorts): OfficePorts => ({
	...ports,
	kinds: {
		publish: definePublications(ports),
		resume: defineResumptions(ports),
		budget: defineBudgets(ports),
		present: definePresents(ports),
	},
});
