import { bind } from "@baize/platform-server";
import { CONTENT_CHANGED, readPicture, readPreview } from "../contract/index.ts";
import { openLiveSnapshot } from "./live-snapshot.ts";
import { readingPicture } from "./pictures/open-pictures.ts";
import { readPictureRow } from "./pictures/picture-store.ts";
import type { ContentPorts } from "./ports.ts";
import { readingPreview, supposing } from "./preview/reading-preview.ts";
import { tokenOf } from "./preview/token.ts";
import { place, publish, publishTogether, saveDraft } from "./publish.ts";
import { contentRoutes } from "./routes.ts";
import type { Content } from "./types.ts";

export { contentCalls } from "./office/index.ts";
export type { OfficePorts } from "./office/ports.ts";
export { followSchedule } from "./office/schedule.ts";
export { configuredPictures, openPictures } from "./pictures/open-pictures.ts";
export type { Storage } from "./pictures/storage.ts";
export { audienceOf, type ContentPorts, type GeoVisibility, visibleFor } from "./ports.ts";
export type { Supposed } from "./preview/reading-preview.ts";
export { seenItems } from "./read-content.ts";
export { seedContent } from "./seed.ts";
export type { ContentSnapshot } from "./snapshot.ts";
export type { Content } from "./types.ts";

/** Opens the content store; every later read is answered from memory. */
export async function openContent(ports: ContentPorts): Promise<Content> {
	const live = await openLiveSnapshot(ports);
	// A picture that was uploaded a moment ago is not in the memory of every process yet.
	const isKnown = async (picture: string): Promise<boolean> =>
		live.current().pictures.has(picture) || (await readPictureRow(ports.database.reader, picture)) !== undefined;
	// Handled once, by whichever process takes the event; that process notifies all others over the bus.
	ports.outbox.listen(CONTENT_CHANGED, "content", "player", async () => live.notifyAll());
	const suppose = supposing({ ...ports, supposing: live.supposing });
	return {
		snapshot: live.current,
		publish: (tx, draft, author) => publish(ports, tx, draft, author),
		publishTogether: (tx, drafts, author) => publishTogether(ports, tx, drafts, author),
		saveDraft: (tx, draft, author) => saveDraft(ports, tx, draft, author),
		place: (tx, region, placed) => place(ports, tx, region, placed),
		refresh: live.refresh,
		pictures: ports.pictures,
		suppose,
		previewToken: (previewed) => tokenOf(previewed, ports.previewKey),
		bindings: [
			...contentRoutes(live.current, ports),
			bind(readPicture, readingPicture(ports.pictures, isKnown)),
			bind(readPreview, readingPreview(suppose)),
		],
		stop: live.stop,
	};
}
