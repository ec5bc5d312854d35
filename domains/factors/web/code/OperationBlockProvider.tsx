import { callApi } from "@baize/platform-web/reads";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from "react";
import { readOperationStatus } from "../../contract/calls.ts";
import type { Operation } from "../../contract/operations.ts";

type Blocks = {
	/** By the device's monotonic clock, so that setting the clock forward shortens nothing. */
	untilOf(operation: Operation): number | undefined;
	block(operation: Operation, seconds: number): void;
	/** Asks the server, once for each operation. */
	load(operation: Operation): void;
};

const BlockContext = createContext<Blocks | undefined>(undefined);

/** Caches which operations are blocked by wrong codes, for the session of this handle. */
export function OperationBlockProvider({ handle, children }: { handle: string; children: ReactNode }) {
	const [untils, setUntils] = useState<Partial<Record<Operation, number>>>({});
	const queried = useMemo(() => new Set<string>(), []);
	const block = useCallback((operation: Operation, seconds: number) => {
		setUntils((known) => ({ ...known, [operation]: performance.now() + seconds * 1000 }));
	}, []);
	const load = useCallback(
		(operation: Operation) => {
			if (queried.has(operation)) return;
			queried.add(operation);
			callApi(readOperationStatus, { params: { session: handle, operation } }).then(
				({ status, remainingBlockingTime }) => status === "BLOCKED" && block(operation, remainingBlockingTime),
				// The next code shows whether the operation is blocked, so the player is not bothered before that. spec §8
				(error) => console.error("the block of an operation is not known", error),
			);
		},
		[handle, queried, block],
	);
	const blocks = useMemo(
		() => ({ untilOf: (operation: Operation) => untils[operation], block, load }),
		[untils, block, load],
	);
	return <BlockContext value={blocks}>{children}</BlockContext>;
}

/** Whether an operation is blocked, and for how many seconds more. Throws outside its provider. */
export function useOperationBlock(operation: Operation): {
	isBlocked: boolean;
	remainingSeconds: number;
	block(seconds: number): void;
} {
	const blocks = useContext(BlockContext);
	if (!blocks) throw new Error("useOperationBlock is used outside OperationBlockProvider");
	const { untilOf, load, block } = blocks;
	const until = untilOf(operation);
	const [nowMs, setNowMs] = useState(0);
	useEffect(() => load(operation), [load, operation]);
	useEffect(() => {
		if (until === undefined) return;
		const tick = (): void => setNowMs(performance.now());
		tick();
		const timer = setInterval(tick, 500);
		return () => clearInterval(timer);
	}, [until]);
	const remainingSeconds =
		until === undefined ? 0 : Math.max(0, Math.ceil((until - (nowMs || performance.now())) / 1000));
	return { isBlocked: remainingSeconds > 0, remainingSeconds, block: (seconds) => block(operation, seconds) };
}
