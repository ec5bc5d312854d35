import type { Binding, Tx } from "@baize/platform-server";
import type { ContentType, Draft, Region } from "../contract/index.ts";
import type { Pictures } from "./pictures/open-pictures.ts";
import type { Suppose } from "./preview/reading-preview.ts";
import type { Previewed } from "./preview/token.ts";
import type { ContentSnapshot } from "./snapshot.ts";

export type Content = {
	/** All published content, from memory: the same object until something changes. */
	snapshot(): ContentSnapshot;
	/** `author` is an operator's name, or the name of the writing program. */
	publish(tx: Tx, draft: Draft, author: string): Promise<void>;
	publishTogether(tx: Tx, drafts: readonly Draft[], author: string): Promise<void>;
	saveDraft(tx: Tx, draft: Draft, author: string): Promise<void>;
	place(tx: Tx, region: Region, placed: readonly { type: ContentType; slug: string }[]): Promise<void>;
	/** Reads the published content now, without waiting for the notification. */
	refresh(): Promise<void>;
	pictures: Pictures;
	/** What the link of a preview shows, for the lobby, which composes its own. */
	suppose: Suppose;
	/** What the link of a preview has in it, signed. */
	previewToken(previewed: Previewed): string;
	bindings: Binding[];
	/** Waits for running reads. */
	stop(): Promise<void>;
};
