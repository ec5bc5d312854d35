import type { SecurityEvent, SecuritySink, Severity } from "./types.ts";

/** Severity numbers of OpenTelemetry's log data model. */
const SEVERITY: Record<Severity, number> = { info: 9, warning: 13, alert: 21 };
const NANO_PER_MS = 1_000_000n;
const ANSWER_MS = 5_000;

const attribute = (key: string, value: unknown) => ({ key, value: { stringValue: String(value) } });

function recordOf({ name, severity, atMs, actorId, playerId, ip, details = {} }: SecurityEvent) {
	const known = Object.entries({ "user.id": actorId, "player.id": playerId, "client.address": ip });
	return {
		timeUnixNano: String(BigInt(atMs) * NANO_PER_MS),
		severityNumber: SEVERITY[severity],
		severityText: severity.toUpperCase(),
		body: { stringValue: name },
		attributes: [
			attribute("event.name", name),
			...known.filter(([, value]) => value !== undefined).map(([key, value]) => attribute(key, value)),
			...Object.entries(details).map(([key, value]) =>
				attribute(`details.${key}`, typeof value === "object" ? JSON.stringify(value) : value),
			),
		],
	};
}

/** Log records by OTLP over HTTP, as JSON: https://opentelemetry.io/docs/specs/otlp/#otlphttp */
export function openOtlp(url: string, token: string | undefined): SecuritySink {
	return {
		async send(events) {
			const resource = { attributes: [attribute("service.name", "baize")] };
			const scopeLogs = [{ scope: { name: "baize.security" }, logRecords: events.map(recordOf) }];
			const response = await fetch(url, {
				method: "POST",
				headers: { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) },
				body: JSON.stringify({ resourceLogs: [{ resource, scopeLogs }] }),
				signal: AbortSignal.timeout(ANSWER_MS),
			});
			await response.body?.cancel();
			if (!response.ok) throw new Error(`the collector answered ${response.status}`);
		},
		close: async () => {},
	};
}
