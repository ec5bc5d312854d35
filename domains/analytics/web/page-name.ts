import { pages } from "@baize/platform-paths";
import type { PageName } from "../contract/names.ts";

const PATTERNS = Object.entries(pages).map(([name, pattern]) => ({ name: name as PageName, parts: partsOf(pattern) }));

function partsOf(path: string): string[] {
	return path.split("/").filter((part) => part !== "");
}

/**
 * The name of the page at an address: of several patterns that fit, the one with most literal parts, as the router
 * chooses. Undefined where none fits.
 */
export function pageNameOf(pathname: string): PageName | undefined {
	const [, ...path] = partsOf(pathname);
	const fitting = PATTERNS.filter(({ parts }) => fits(parts, path));
	return fitting.sort((one, other) => literalParts(other.parts) - literalParts(one.parts))[0]?.name;
}

function fits(parts: readonly string[], path: readonly string[]): boolean {
	const isOpen = parts.at(-1) === "*";
	if (isOpen ? path.length < parts.length : path.length !== parts.length) return false;
	return parts.every((part, at) => part === "*" || part.startsWith(":") || part === path[at]);
}

const literalParts = (parts: readonly string[]): number =>
	parts.filter((part) => part !== "*" && !part.startsWith(":")).length;
