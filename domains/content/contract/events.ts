import { Struct, Text } from "@baize/kernel/call";
import { defineEvent } from "@baize/kernel/event";

/** Something was published or taken back; what readers hold in memory is out of date. */
export const CONTENT_CHANGED = defineEvent(
	"content.changed",
	Struct({ contentType: Text(), slug: Text(), locale: Text() }),
);
