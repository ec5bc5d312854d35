import {
	MENU_GROUPS,
	type MenuGroup,
	type OfficePart,
	type OfficeTexts,
	type RecordPanel,
	type Resource,
} from "./resource.ts";

/** A resource with its group in the menu, and the panels of other domains for the pages of its records. */
export type Section = Resource & { group: MenuGroup; panels: readonly RecordPanel[] };

/** The sections of all parts, in the order of the menu: within a group, in the order of the parts. */
export function sectionsOf(parts: readonly OfficePart[]): Section[] {
	const placeOf = ({ group }: Section): number => MENU_GROUPS.indexOf(group);
	const sections = parts
		.flatMap(({ resources = [], group: usual = "setup" }) =>
			resources.map((each) => ({ ...each, group: each.group ?? usual, panels: panelsFor(each.name, parts) })),
		)
		.sort((one, other) => placeOf(one) - placeOf(other));
	requirePages(sections, parts);
	return sections;
}

const panelsFor = (section: string, parts: readonly OfficePart[]): RecordPanel[] =>
	parts.flatMap(({ panels = {} }) => panels[section] ?? []);

/** Throws if a panel would be shown nowhere. */
function requirePages(sections: readonly Section[], parts: readonly OfficePart[]): void {
	const withPages = new Set(sections.filter(({ record }) => record).map(({ name }) => name));
	const lost = parts.flatMap(({ panels = {} }) => Object.keys(panels)).find((name) => !withPages.has(name));
	if (lost !== undefined) throw new Error(`no section "${lost}" has records on whose page a panel could stand`);
}

/** The texts of all parts, later ones added to earlier ones. */
export const textsOfParts = (parts: readonly OfficePart[]): OfficeTexts[] =>
	parts.flatMap(({ resources = [], texts }) => [...(texts ? [texts] : []), ...resources.map((each) => each.texts)]);
