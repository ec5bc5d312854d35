import type { Reader } from "@baize/platform-server";
import { pictureIn } from "../../contract/index.ts";
import type { ValidationIssue } from "../rules.ts";
import { readReady } from "./picture-store.ts";

type Drawn = { field: string; picture: string };

/** The uploaded pictures that an entry draws, each with its place. */
function drawnPictures(value: unknown, field = "fields"): Drawn[] {
	const picture = pictureIn(value);
	if (picture !== undefined) return [{ field, picture }];
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([name, part]) => drawnPictures(part, `${field}.${name}`));
}

/** Their ids, each once. */
export const pictureIds = (fields: unknown): string[] => [
	...new Set(drawnPictures(fields).map(({ picture }) => picture)),
];

/** Where an entry draws a picture that is not there, or that has no texts yet. */
export async function pictureIssues(reader: Reader, fields: unknown): Promise<ValidationIssue[]> {
	const drawn = drawnPictures(fields);
	const ready = await readReady(
		reader,
		drawn.map(({ picture }) => picture),
	);
	return drawn.filter(({ picture }) => !ready.has(picture)).map(({ field }) => ({ field, cause: "picture" }));
}
