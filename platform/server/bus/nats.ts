import { connect } from "@nats-io/transport-node";
import type { Log } from "../log/index.ts";
import type { Bus } from "./index.ts";

const SUBJECT_PREFIX = "baize.";

/** NATS between many server processes, where BUS_URL names a server. It reconnects by itself, for ever. */
export async function openNatsBus(url: string, log: Log): Promise<Bus> {
	const connection = await connect({ servers: url, maxReconnectAttempts: -1, name: "baize" });
	void connection.closed().then((error) => {
		if (error) log.error({ err: error }, "the bus was closed");
	});
	return {
		publish: (channel, text) => connection.publish(SUBJECT_PREFIX + channel, text),
		subscribe(channel, hear) {
			connection.subscribe(SUBJECT_PREFIX + channel, {
				callback: (error, message) => {
					if (!error) hear(message.string());
				},
			});
		},
		close: () => connection.drain(),
	};
}
