import { createServer, type Server } from "node:http";
import type { FastifyInstance } from "fastify";
import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";
import type { RateLimits } from "../limits/index.ts";
import type { SecurityEvents } from "../security/index.ts";
import { gaugeFindings } from "./audit-findings.ts";
import { countCaches } from "./cache-counts.ts";
import { type ReadGauge, registerReadGauge } from "./read-gauge.ts";

/** Prometheus metrics on a separate port, which is never the public one. */
export type Metrics = {
	registry: Registry;
	/** Measures the responses of a router. */
	watch(app: FastifyInstance): void;
	/** For responses of the fast path. The call is the same object each time. */
	observe(call: { method: string; path: string }, status: number, ms: number): void;
	/** Counts the alarms that are raised. */
	countAlarms(events: Pick<SecurityEvents, "onAlarm">): void;
	/** Counts the requests that are refused by a rate limit. */
	countRefusals(limits: Pick<RateLimits, "onRefused">): void;
	/** Adds what is read from the database when the metrics are read. */
	gauge(gauge: ReadGauge): void;
	listen(host: string, port: number): Promise<void>;
	close(): Promise<void>;
};

type Timer = { observe(seconds: number): void };

export function openMetrics(): Metrics {
	const registry = new Registry();
	collectDefaultMetrics({ register: registry });
	countCaches(registry);
	gaugeFindings(registry);
	const seconds = new Histogram({
		name: "http_request_seconds",
		help: "Time to answer, by route and status",
		labelNames: ["method", "route", "status"],
		buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5],
		registers: [registry],
	});
	function watch(watched: FastifyInstance): void {
		watched.addHook("onResponse", (request, reply, done) => {
			const route = request.routeOptions.url ?? "page";
			seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
			done();
		});
	}
	const timers = new Map<object, Map<number, Timer>>();

	// Looking up a timer by its labels costs more than the rest of a ready response.
	function timerOf(call: { method: string; path: string }, status: number): Timer {
		const ofCall = timers.get(call) ?? new Map<number, Timer>();
		const timer = ofCall.get(status) ?? seconds.labels({ method: call.method, route: call.path, status });
		timers.set(call, ofCall.set(status, timer));
		return timer;
	}

	let server: Server | undefined;
	return {
		registry,
		watch,
		countAlarms(events) {
			const alarms = new Counter({
				name: "security_alarms_total",
				help: "Alarms that were raised, by name",
				labelNames: ["alarm"],
				registers: [registry],
			});
			events.onAlarm(({ name }) => alarms.inc({ alarm: name }));
		},
		countRefusals(limits) {
			const refusals = new Counter({
				name: "rate_limit_refusals_total",
				help: "Requests beyond a rate limit, by call and by what had nothing left: the session or the address",
				labelNames: ["call", "by"],
				registers: [registry],
			});
			limits.onRefused(({ name, by }) => refusals.inc({ call: name, by }));
		},
		gauge: (gauge) => registerReadGauge(registry, gauge),
		observe: (call, status, ms) => timerOf(call, status).observe(ms / 1000),
		listen(host, port) {
			server = createServer((_request, response) => {
				void registry
					.metrics()
					.then((text) => response.writeHead(200, { "content-type": registry.contentType }).end(text));
			});
			return new Promise((resolve, reject) => {
				server?.once("error", reject).listen(port, host, () => resolve());
			});
		},
		close: () => new Promise((resolve) => (server ? server.close(() => resolve()) : resolve())),
	};
}
