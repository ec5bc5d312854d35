import { type Handler, StreamedFileReply } from "@baize/platform-server";
import { type Draft, type exportContent, type importContent, refuseOffice } from "../../contract/index.ts";
import { writeDraft } from "../office/commands.ts";
import type { OfficePorts } from "../office/ports.ts";
import { pictureIssues } from "../pictures/drawn-pictures.ts";
import { isSameText } from "../rules.ts";
import { lockChanges, readNewest, readPublished } from "../store.ts";
import { lineOf, readFile } from "./content-file.ts";

export const exportingContent =
	({ database }: Pick<OfficePorts, "database">): Handler<typeof exportContent> =>
	async () =>
		new StreamedFileReply("content.ndjson", "application/x-ndjson", linesOf(await readPublished(database.reader)));

async function* linesOf(entries: readonly Draft[]): AsyncGenerator<string> {
	for (const entry of entries) yield lineOf(entry);
}

/** What is imported becomes drafts; each is published as any other draft is, legal pages by two. */
export const importingContent =
	(ports: OfficePorts): Handler<typeof importContent> =>
	async ({ body: { text } }, visit) => {
		const read = readFile(text);
		if ("wrong" in read) throw refuseOffice("CONTENT_FILE_WRONG", read.wrong);
		return ports.database.transaction(async (tx) => {
			const change = await lockChanges(tx);
			const known = new Map((await readNewest(tx)).map((row) => [keyOf(row.content_type, row.slug, row.locale), row]));
			const news = read.entries.filter(({ type, slug, locale, fields }) => {
				const newest = known.get(keyOf(type, slug, locale));
				return !newest || newest.state === "retired" || !isSameText(newest.fields, fields);
			});
			for (const [index, { fields }] of read.entries.entries()) {
				const [issue] = await pictureIssues(tx, fields);
				if (issue) throw refuseOffice("CONTENT_FILE_WRONG", { ...issue, line: read.lines[index] ?? 0 });
			}
			for (const { fields, ...key } of news)
				await writeDraft(ports, tx, { key, fields, change, visit, action: "content.imported" });
			return { drafted: news.length, unchanged: read.entries.length - news.length };
		});
	};

const keyOf = (...parts: string[]): string => parts.join("/");
