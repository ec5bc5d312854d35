import { defineCall, Struct, Text } from "@baize/kernel/call";
import { ID_PATTERN } from "@baize/kernel/id";
import { serverPages } from "@baize/platform-paths";
import { type Binding, bind, type Stream, StreamReply } from "@baize/platform-server";
import { PRIVATE_TOPICS, PUBLIC_TOPICS } from "./modules.ts";

const TOPICS = [...PRIVATE_TOPICS, ...PUBLIC_TOPICS];
const TOPIC = `(${TOPICS.join("|")})`;
const MAX_TOPICS = 50;
const ANY_ID = ID_PATTERN.replace(/^\^|\$$/g, "");
const SHOWN_PUBLIC = PUBLIC_TOPICS.map((topic) => topic.replace(ANY_ID, "{id}"));

export const openEventStream = defineCall({
	name: "openEventStream",
	method: "GET",
	path: serverPages.eventStream,
	who: "anyone",
	level: "visitor",
	summary:
		"Server-sent events about the topics, for as long as the page is open. A player's own topics are silent without a session.",
	query: Struct({
		topics: Text({
			pattern: `^${TOPIC}(,${TOPIC}){0,${MAX_TOPICS - 1}}$`,
			description: `Up to ${MAX_TOPICS} topics, parted by commas. A player's own: ${PRIVATE_TOPICS.join(", ")}. Anybody's: ${SHOWN_PUBLIC.join(", ")}.`,
		}),
	}),
	replyType: "text/event-stream",
	errors: {},
});

/** A session with a pending action receives only the public topics. */
export const streamBinding = (stream: Stream): Binding =>
	bind(openEventStream, ({ query }, { ip, session }) => {
		const topics = query.topics.split(",");
		return new StreamReply((response) => stream.serve(response, topics, { ip, session }));
	});
