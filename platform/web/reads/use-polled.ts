import type { InputOf, PageCall, ReplyOf } from "@baize/kernel/call";
import { startTransition, useCallback, useEffect, useRef, useState } from "react";
import { CallError, callApi } from "./call-api.ts";
import { nextPollMs } from "./poll-wait.ts";
import { openRequestOrder } from "./request-order.ts";

export type Polled<Reply> = {
	data: Reply | undefined;
	/** The error of the last request; `data` is then older. */
	error: CallError | undefined;
	/** When the last answer came, by the device's clock; undefined while there are only the page's initial data. */
	answeredAtMs: number | undefined;
	/** When the question of the last answer was asked, by `performance.now()`: what came in from then on may be newer. */
	askedAtMs: number | undefined;
	refresh(): void;
};

/**
 * Asks again at the call's own interval, pausing while the tab is hidden and slowing down after failures, and at once when
 * the tab or the connection is back; never before the time that a refusal has named (Retry-After). An answer that a newer one has overtaken is dropped.
 * `input` undefined asks nothing. What the stream brings comes in through `refresh`. An answer waits for what the server
 * drew and the browser has not woken up yet: shown at once, it would make React take that away until it can draw it anew.
 */
export function usePolled<Spec extends PageCall>(
	spec: Spec,
	input: InputOf<Spec> | undefined,
	initial?: ReplyOf<Spec>,
): Polled<ReplyOf<Spec>> {
	const [data, setData] = useState<ReplyOf<Spec> | undefined>(initial);
	const [error, setError] = useState<CallError>();
	const [answeredAtMs, setAnsweredAtMs] = useState<number>();
	const [askedAtMs, setAskedAtMs] = useState<number>();
	const inputKey = input && JSON.stringify(input);
	const pollNow = useRef<() => void>(() => {});
	const pollMs = spec.pollMs ?? 30_000;

	useEffect(() => {
		if (inputKey === undefined) return;
		const given = JSON.parse(inputKey) as InputOf<Spec>;
		const gone = new AbortController();
		let timer: ReturnType<typeof setTimeout> | undefined;
		let failures = 0;
		/** Until then the server wants no question of this kind. */
		let closedUntilMs = 0;
		const order = openRequestOrder();
		const poll = async (): Promise<void> => {
			clearTimeout(timer);
			if (Date.now() < closedUntilMs) return schedule();
			const number = order.next();
			const askedMs = performance.now();
			try {
				const answer = await callApi(spec, given, gone.signal);
				if (!order.take(number)) return;
				startTransition(() => {
					setData(answer);
					setAnsweredAtMs(Date.now());
					setAskedAtMs(askedMs);
					setError(undefined);
				});
				failures = 0;
			} catch (thrown) {
				if (gone.signal.aborted || order.isPast(number)) return;
				failures += 1;
				if (!(thrown instanceof CallError)) return schedule();
				setError(thrown);
				closedUntilMs = Date.now() + (thrown.retryAfterMs ?? 0);
			}
			schedule();
		};
		const schedule = (): void => {
			clearTimeout(timer);
			const waitMs = nextPollMs({ pollMs, failures, closedMs: closedUntilMs - Date.now(), chance: Math.random() });
			if (!document.hidden) timer = setTimeout(() => void poll(), waitMs);
		};
		const onReturn = (): void => {
			if (document.hidden) clearTimeout(timer);
			else void poll();
		};
		pollNow.current = () => void poll();
		document.addEventListener("visibilitychange", onReturn, { signal: gone.signal });
		addEventListener("online", onReturn, { signal: gone.signal });
		if (initial === undefined) void poll();
		else schedule();
		return () => {
			gone.abort();
			clearTimeout(timer);
		};
	}, [spec, inputKey, pollMs]);

	const refresh = useCallback(() => pollNow.current(), []);
	return { data, error, answeredAtMs, askedAtMs, refresh };
}
