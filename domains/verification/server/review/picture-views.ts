import type { Id } from "@baize/kernel/id";
import type { Side } from "../../contract/index.ts";
import type { FileRow } from "../capture/file-store.ts";

type Picture = Pick<FileRow, "id" | "side">;

/** The sides that an operator has not opened yet: until all are opened, a document cannot be verified. */
export const unopenedSides = (pictures: readonly Picture[], opened: ReadonlySet<Id>): Side[] =>
	pictures.filter(({ id }) => !opened.has(id)).map(({ side }) => side);
