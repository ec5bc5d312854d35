import { SECOND_MS } from "@baize/kernel/time";
import { type Log, openWorkQueue } from "@baize/platform-server";
import Negotiator from "negotiator";
import type { PictureWidth } from "../../contract/index.ts";
import type { Storage } from "./storage.ts";

/** The specification's default. spec §9 */
const QUALITY = 75;
/** AVIF's scale is another one: so much of it looks like 75 of the others', and is smaller. */
const AVIF_QUALITY = QUALITY - 20;
/** Files are a tenth larger than by the usual effort, and made in a quarter of the time. */
const AVIF_EFFORT = 2;
const ENCODE_MS = 20 * SECOND_MS;
const QUEUE = { atOnce: 2, waiting: 300 };

/** "plain" is JPEG, or PNG where the stored picture is one: every client reads it. */
export type Form = "avif" | "webp" | "plain";
/** The smallest first. */
const MODERN = ["avif", "webp"] as const;

/** The smallest form that the client names; one that only accepts anything gets the plain one. */
export function formFor(accept = ""): Form {
	const accepted = new Negotiator({ headers: { accept } }).mediaTypes(MODERN.map((form) => `image/${form}`));
	return MODERN.find((form) => accept.includes(`image/${form}`) && accepted.includes(`image/${form}`)) ?? "plain";
}

export type Variant = { bytes: Buffer; contentType: string; etag: string };
export type Variants = (picture: string, width: PictureWidth, accept?: string) => Promise<Variant | undefined>;

type Ports = { storage: Storage; cache: Storage; log: Log };

/**
 * A picture in one of its widths and forms: from the cache, or made and put there. Each is made by one request at a
 * time, and only some at once.
 */
export function openVariants({ storage, cache, log }: Ports): Variants {
	const queue = openWorkQueue(QUEUE);
	const underWay = new Map<string, Promise<Buffer | undefined>>();

	async function make(picture: string, width: PictureWidth, form: Form): Promise<Buffer | undefined> {
		const stored = await storage.get(picture);
		return stored && encoded(stored, width, form);
	}

	async function kept(name: string, picture: string, width: PictureWidth, form: Form): Promise<Buffer | undefined> {
		const bytes = await queue(() => make(picture, width, form));
		// A full disk must not keep the picture from being shown.
		if (bytes) await cache.put(name, bytes).catch((error) => log.warn({ err: error }, "a picture could not be cached"));
		return bytes;
	}

	function once(name: string, begin: () => Promise<Buffer | undefined>): Promise<Buffer | undefined> {
		const known = underWay.get(name);
		if (known) return known;
		const begun = begin().finally(() => underWay.delete(name));
		underWay.set(name, begun);
		return begun;
	}

	return async (picture, width, accept) => {
		const form = formFor(accept);
		const name = `${picture}-${width}.${form}`;
		const cached = await cache.get(name);
		const bytes = cached ?? (await once(name, () => kept(name, picture, width, form)));
		return bytes && { bytes, contentType: typeOf(bytes, form), etag: `"${name}"` };
	};
}

async function encoded(stored: Buffer, width: PictureWidth, form: Form): Promise<Buffer> {
	const { default: sharp } = await import("sharp");
	const resized = sharp(stored)
		.timeout({ seconds: ENCODE_MS / SECOND_MS })
		.resize({ width, withoutEnlargement: true });
	if (form === "avif") return resized.avif({ quality: AVIF_QUALITY, effort: AVIF_EFFORT }).toBuffer();
	if (form === "webp") return resized.webp({ quality: QUALITY }).toBuffer();
	if (isPng(stored)) return resized.png({ quality: QUALITY }).toBuffer();
	return resized.jpeg({ quality: QUALITY, progressive: true }).toBuffer();
}

const isPng = (bytes: Buffer): boolean => bytes.toString("latin1", 1, 4) === "PNG";

function typeOf(bytes: Buffer, form: Form): string {
	if (form !== "plain") return `image/${form}`;
	return isPng(bytes) ? "image/png" : "image/jpeg";
}
