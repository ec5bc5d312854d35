import {
	defineCall,
	EnumOf,
	Flag,
	ListOf,
	pageQuery,
	pageReply,
	Reason,
	type Static,
	Struct,
	Text,
} from "@baize/kernel/call";
import { officeErrors } from "./errors.ts";
import { CONTENT_ROLE } from "./office-calls.ts";
import { Slug } from "./parts.ts";
import { REGIONS } from "./types.ts";

const ROOT = "/api/v1/operator/content/regions";
const { PLACED_WRONG, REGION_CHANGED } = officeErrors;

/** What a region can show. */
export const PLACEABLE_TYPES = ["custom_menu", "content_block", "external_link"] as const;
const MAX_PLACED = 12;

const placed = { contentType: EnumOf(PLACEABLE_TYPES), slug: Slug };
const Placed = Struct(placed);
export type Placed = Static<typeof Placed>;
/** By what an entry stands in a region once. */
export const placedKey = ({ contentType, slug }: Placed): string => `${contentType}.${slug}`;

/** Whether both have the same entries in the same order. */
export const isSamePlacement = (one: readonly Placed[], other: readonly Placed[]): boolean =>
	one.map(placedKey).join() === other.map(placedKey).join();

/** With its English title. What is not published is not shown until it is. */
const NamedPlaced = Struct({ ...placed, title: Text(), isPublished: Flag() });
const oneRegion = Struct({ region: EnumOf(REGIONS) });

const RegionRow = Struct({ id: EnumOf(REGIONS), placed: ListOf(NamedPlaced) });
export type RegionRow = Static<typeof RegionRow>;

export const RegionRecord = Struct({
	...RegionRow.properties,
	/** What is published and could be placed here. */
	choices: ListOf(NamedPlaced),
});
export type RegionRecord = Static<typeof RegionRecord>;

export const listRegions = defineCall({
	who: "operator",
	role: CONTENT_ROLE,
	level: "twoFactors",
	name: "listRegions",
	method: "GET",
	path: ROOT,
	summary: "The regions around every page, with what is placed in each.",
	audits: "nothing",
	query: Struct(pageQuery),
	reply: Struct({ regions: ListOf(RegionRow), ...pageReply }),
	errors: {},
});

export const readRegion = defineCall({
	who: "operator",
	role: CONTENT_ROLE,
	level: "twoFactors",
	name: "readRegion",
	method: "GET",
	path: `${ROOT}/:region`,
	summary: "One region, with what is placed in it and what could be.",
	audits: "nothing",
	params: oneRegion,
	reply: RegionRecord,
	errors: {},
});

export const placeInRegion = defineCall({
	who: "operator",
	role: CONTENT_ROLE,
	level: "recentTwoFactors",
	name: "placeInRegion",
	method: "PUT",
	path: `${ROOT}/:region`,
	summary: "Sets what a region shows, in order. Pages show it within two seconds.",
	params: oneRegion,
	body: Struct({
		placed: ListOf(Placed, { maxItems: MAX_PLACED }),
		/** What the operator has seen there. */
		basedOn: ListOf(Placed),
		reason: Reason,
	}),
	reply: RegionRecord,
	errors: { PLACED_WRONG, REGION_CHANGED },
});
