import { readId } from "@baize/kernel/id";
import { pages, pathIn } from "@baize/platform-paths";
import type { Handler } from "@baize/platform-server";
import { entryKey, hasPreview, type makePreview, PREVIEW_MS, refuseOffice } from "../../contract/index.ts";
import { readRevision } from "../office/entry-store.ts";
import type { OfficePorts } from "../office/ports.ts";

/** The link shows one revision: what is saved later is not in it. */
export const makingPreview =
	({ database, clock, audit, previewToken, publicUrl }: OfficePorts): Handler<typeof makePreview> =>
	async ({ params: { entry }, body }, { session, ip }) => {
		const key = entryKey(entry);
		const id = readId(body.revision);
		if (id === null || !(await readRevision(database.reader, key, id))) throw refuseOffice("ENTRY_UNKNOWN");
		if (!hasPreview(key)) throw refuseOffice("NO_PREVIEW");
		const untilMs = clock.nowMs() + PREVIEW_MS;
		// The link is open to all who have it, so the log says who has made it and what it shows.
		await database.transaction((tx) =>
			audit.record(tx, {
				action: "content.previewed",
				actorId: session.playerId,
				target: entry,
				details: { ...body, untilMs },
				ip,
			}),
		);
		const token = previewToken({ entry, ...body, untilMs });
		return { url: `${publicUrl}${pathIn(body.language ?? key.locale, pages.preview, { token })}`, untilMs };
	};
