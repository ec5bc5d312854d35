import type { ServerResponse } from "node:http";
import type { CallSpec, InputOf, ReplyOf } from "@baize/kernel/call";
import type { ReplyTools } from "./types.ts";
import type { SignedInVisit, Visit } from "./visit.ts";

/** A response that is ready as bytes; a cached one has the ETag by which it is revalidated. */
export class ReadyReply {
	readonly body: Buffer;
	readonly etag: string | undefined;
	#latin1Body: string | undefined;
	constructor(body: Buffer, etag?: string) {
		this.body = body;
		this.etag = etag;
	}

	/** The body with one character per byte, to be sent as latin1: in one write with the head, and without encoding. */
	get latin1Body(): string {
		this.#latin1Body ??= this.body.toString("latin1");
		return this.#latin1Body;
	}
}

/** A file as the response. It is never cached. */
export class FileReply {
	readonly body: Buffer;
	readonly contentType: string;
	/** What the audit log records about the file; it is not sent. */
	readonly about: Readonly<Record<string, string>>;
	constructor(body: Buffer, contentType: string, about: Readonly<Record<string, string>> = {}) {
		this.body = body;
		this.contentType = contentType;
		this.about = about;
	}
}

/**
 * A file whose address names its contents: every cache keeps it for good. Its form depends on the request headers of
 * `vary`.
 */
export class LastingFileReply {
	readonly body: Buffer;
	readonly contentType: string;
	readonly etag: string;
	readonly vary: string;
	constructor(body: Buffer, contentType: string, { etag, vary }: { etag: string; vary: string }) {
		this.body = body;
		this.contentType = contentType;
		this.etag = etag;
		this.vary = vary;
	}
}

/**
 * A file that is written while it is read: its parts are sent one after the other, and the next one is made when the
 * client has taken those before. It is never cached.
 */
export class StreamedFileReply {
	readonly name: string;
	readonly contentType: string;
	readonly parts: AsyncIterable<string>;
	constructor(name: string, contentType: string, parts: AsyncIterable<string>) {
		this.name = name;
		this.contentType = contentType;
		this.parts = parts;
	}
}

/** An open-ended response: server-sent events, written for as long as the page is open. */
export class StreamReply {
	readonly serve: (response: ServerResponse) => void;
	constructor(serve: (response: ServerResponse) => void) {
		this.serve = serve;
	}
}

export type VisitOf<Spec> = Spec extends { who: "anyone" } ? Visit : SignedInVisit;

export type Handler<Spec extends CallSpec> = (
	input: InputOf<Spec>,
	visit: VisitOf<Spec>,
	reply: ReplyTools,
) => Answer<Spec> | Promise<Answer<Spec>>;

type Answer<Spec> = ReplyOf<Spec> | ReadyReply | FileReply | LastingFileReply | StreamedFileReply | StreamReply;

/** A call and its handler. A domain's routes.ts is a list of these. */
export type Binding = { call: CallSpec; handle: (input: never, visit: never, reply: ReplyTools) => unknown };

export const bind = <Spec extends CallSpec>(call: Spec, handle: Handler<Spec>): Binding => ({
	call,
	handle: handle as Binding["handle"],
});

/** The status of a call that is answered. */
export const replyStatusOf = ({ replyStatus, reply }: CallSpec): number => replyStatus ?? (reply ? 200 : 204);
