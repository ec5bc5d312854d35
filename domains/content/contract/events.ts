import { Struct, Text } from "@baize/kernel/call";
import { defineEvent } from "@baize/kernel/event";

/** An entry was published or taken back; cached content is out of date. */
export const CONTENT_CHANGED = defineEvent(
	"content.changed",
	Struct({ contentType: Text(), slug: Text(), locale: Text() }),
);
