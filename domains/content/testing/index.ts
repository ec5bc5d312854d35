import { openIds } from "@baize/kernel/id";
import { LOCALES } from "@baize/kernel/locale";
import { type Bus, type Database, openLog, openOutbox } from "@baize/platform-server";
import { settableClock } from "@baize/testing";
import type { Alts, Draft } from "../contract/index.ts";
import { type Content, type ContentPorts, openContent, openPictures, type Storage } from "../server/index.ts";
import { insertPicture, updatePicture } from "../server/pictures/picture-store.ts";
import { countChange } from "../server/store.ts";

// One id counter for the whole test process, so that several stores over one database never make the same id.
const ids = openIds(settableClock());

export const TEST_PREVIEW_KEY = Buffer.from("the key of previews in tests");

/** A bus within one process: messages arrive at once. */
export function localBus(): Bus {
	const listeners = new Map<string, ((text: string) => void)[]>();
	return {
		publish(channel, text) {
			for (const receive of listeners.get(channel) ?? []) receive(text);
		},
		subscribe: (channel, receive) => void listeners.set(channel, [...(listeners.get(channel) ?? []), receive]),
		close: async () => {},
	};
}

/** Files in memory. */
export function memoryStorage(): Storage & { files: Map<string, Buffer> } {
	const files = new Map<string, Buffer>();
	return {
		files,
		put: async (name, bytes) => void files.set(name, bytes),
		get: async (name) => files.get(name),
		remove: async (name) => void files.delete(name),
	};
}

/** The content store over a test's database; nothing is hidden unless `ports` say so. */
export function openTestContent(database: Database, ports: Partial<ContentPorts> = {}): Promise<Content> {
	const clock = settableClock();
	const log = openLog("silent");
	return openContent({
		database,
		clock,
		ids,
		outbox: openOutbox(database, log),
		bus: localBus(),
		log,
		geoVisibilityOf: () => () => true,
		geoVisibilityAt: () => () => true,
		pictures: openPictures({ storage: memoryStorage(), cache: memoryStorage(), log }),
		previewKey: TEST_PREVIEW_KEY,
		...ports,
	});
}

/** Publishes entries and waits until readers have them. */
export async function publishAll(content: Content, database: Database, drafts: readonly Draft[]): Promise<void> {
	await database.transaction(async (tx) => {
		for (const draft of drafts) await content.publish(tx, draft, "test");
	});
	await content.refresh();
}

const ALTS = Object.fromEntries(LOCALES.map((locale) => [locale, `A picture (${locale})`])) as Alts;

type NewPicture = { id: string; width?: number; height?: number; focus?: { x: number; y: number } };

/** A picture that entries can draw, without its bytes. Waits until readers have it. */
export async function addPicture(
	content: Content,
	database: Database,
	{ id, width = 800, height = 600, focus = { x: 50, y: 50 } }: NewPicture,
): Promise<void> {
	const uploaded = { uploaded_by: "test", author_id: 7n, uploaded_at: new Date(0) };
	await database.transaction(async (tx) => {
		const change = await countChange(tx);
		await insertPicture(tx, { id, place: ids(), name: "picture.jpg", width, height, bytes: 1, ...uploaded, change });
		await updatePicture(tx, id, { focus_x: focus.x, focus_y: focus.y, alts: ALTS, change });
	});
	await content.refresh();
}
