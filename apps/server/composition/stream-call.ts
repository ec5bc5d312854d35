import { CASHIER_TOPIC } from "@baize/cashier/contract";
import { FLAGS_TOPIC } from "@baize/flags/contract";
import { defineCall, Struct, Text } from "@baize/kernel/call";
import { ID_PATTERN } from "@baize/kernel/id";
import { INBOX_TOPIC } from "@baize/notifications/contract";
import { type Binding, bind, type Stream, StreamReply } from "@baize/platform-server";
import { SAFER_PLAY_TOPIC } from "@baize/safer-play/contract";
import { BETS_TOPIC, EVENTS_TOPIC, pricesTopic } from "@baize/sports/contract";
import { VERIFICATION_TOPIC } from "@baize/verification/contract";
import { RACES_TOPIC } from "@baize/virtuals/contract";
import { BALANCE_TOPIC } from "@baize/wallet/contract";

/** A player's own topics: each page receives those of its player. */
export const PRIVATE_TOPICS = [
	BALANCE_TOPIC,
	CASHIER_TOPIC,
	BETS_TOPIC,
	INBOX_TOPIC,
	SAFER_PLAY_TOPIC,
	VERIFICATION_TOPIC,
];

const ANY_ID = ID_PATTERN.replace(/^\^|\$$/g, "");
const TOPICS = [...PRIVATE_TOPICS, EVENTS_TOPIC, pricesTopic(ANY_ID), RACES_TOPIC, FLAGS_TOPIC];
const TOPIC = `(${TOPICS.join("|")})`;
const MAX_TOPICS = 50;

export const openEventStream = defineCall({
	name: "openEventStream",
	method: "GET",
	path: "/api/v1/stream",
	who: "anyone",
	level: "visitor",
	summary:
		"Server-sent events about the topics, for as long as the page is open. A player's own topics are silent without a session.",
	query: Struct({
		topics: Text({
			pattern: `^${TOPIC}(,${TOPIC}){0,${MAX_TOPICS - 1}}$`,
			description: `Up to ${MAX_TOPICS} topics, parted by commas. A player's own: ${PRIVATE_TOPICS.join(", ")}. Anybody's: ${EVENTS_TOPIC}, ${pricesTopic("{event}")}, ${RACES_TOPIC}, ${FLAGS_TOPIC}.`,
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
