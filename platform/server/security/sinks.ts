import { openOtlp } from "./otlp.ts";
import { openSyslogStream, openSyslogUdp } from "./syslog.ts";
import type { SecuritySink } from "./types.ts";

const DEFAULT_PORTS: Record<string, number> = { "syslog:": 514, "syslog+tcp:": 601, "syslog+tls:": 6514 };

/** The sink for an address of SECURITY_EVENTS_URL. */
export function securitySinkOf(address: string, token: string | undefined): SecuritySink {
	const { protocol, hostname, port } = new URL(address);
	if (protocol.startsWith("otlp+")) return openOtlp(address.slice("otlp+".length), token);
	const at = Number(port) || (DEFAULT_PORTS[protocol] ?? 0);
	return protocol === "syslog:"
		? openSyslogUdp(hostname, at)
		: openSyslogStream(hostname, at, protocol === "syslog+tls:");
}
