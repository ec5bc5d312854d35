import { join } from "node:path";
import { type Config, type Handler, LastingFileReply, type Log } from "@baize/platform-server";
import { type PictureWidth, type readPicture, refuseContent } from "../../contract/index.ts";
import { boundedFolder } from "./bounded-folder.ts";
import { folderStorage } from "./folder-storage.ts";
import { s3Storage } from "./s3-storage.ts";
import type { Storage } from "./storage.ts";
import { openVariants, type Variants } from "./variants.ts";

/** The bytes of pictures: as they are stored, and as they are served. */
export type Pictures = { storage: Storage; variant: Variants };

const MAX_CACHE_BYTES = 1024 * 1024 * 1024;

export const openPictures = (ports: { storage: Storage; cache: Storage; log: Log }): Pictures => ({
	storage: ports.storage,
	variant: openVariants(ports),
});

/** As the configuration says. What is made of pictures is cached on this machine in any case. */
export const configuredPictures = ({ dataDir, pictureStorage }: Config, log: Log): Pictures =>
	openPictures({
		storage: pictureStorage.kind === "s3" ? s3Storage(pictureStorage, log) : folderStorage(join(dataDir, "pictures")),
		cache: boundedFolder(join(dataDir, "picture-cache"), MAX_CACHE_BYTES),
		log,
	});

/** The address has a hash of the picture, so what is served there never changes. */
export const readingPicture =
	(pictures: Pictures, isKnown: (picture: string) => Promise<boolean>): Handler<typeof readPicture> =>
	async ({ params: { picture, width }, headers }, _visit, reply) => {
		// A refusal is kept by no cache: the picture may come.
		reply.setHeader("cache-control", "no-store");
		const isThere = await isKnown(picture);
		const variant = isThere && (await pictures.variant(picture, Number(width) as PictureWidth, headers.accept));
		if (!variant) throw refuseContent("CONTENT_NOT_FOUND");
		const { bytes, contentType, etag } = variant;
		return new LastingFileReply(bytes, contentType, { etag, vary: "accept" });
	};
