import { CallError, callHouse } from "@baize/platform-web/reads";
import { useRef, useState } from "react";
import { requestConfirmationCode } from "../contract/calls.ts";
import type { Method, Operation } from "../contract/operations.ts";
import { useOperationBlock } from "./OperationBlockProvider.tsx";
import { type Trouble, troubleOf } from "./wrong-code.ts";

export type Sends = { limit: number; remainingSendAttempts: number };
/** Of a withdrawal the answer also says by what it is proved, and where its code was sent. */
export type AskedConfirmation = Sends & { method?: Method; phone?: string };
/** What a code is to allow, beside its operation. */
export type Allows = {
	phone?: string;
	phonePrefix?: string;
	amountMinor?: number;
	currency?: string;
	destination?: string;
};

/** Asks the house for a code, as this session. */
export const askForCode =
	(handle: string, operation: Operation, allows: Allows = {}): (() => Promise<AskedConfirmation>) =>
	() =>
		callHouse(requestConfirmationCode, { params: { session: handle, operation }, body: allows });

type Options = {
	operation: Operation;
	onCode(code: string): Promise<CallError | undefined>;
	ask?: (() => Promise<Sends>) | undefined;
	sentBefore?: Sends | undefined;
};

/** What a form for a code knows: what was sent, what went wrong, and whether the operation is blocked. */
export function useCodeForm({ operation, onCode, ask, sentBefore }: Options) {
	const { isBlocked, remainingSeconds, block } = useOperationBlock(operation);
	const [sends, setSends] = useState(sentBefore);
	const [trouble, setTrouble] = useState<Trouble>();
	const [pending, setPending] = useState<"sending" | "checking">();
	const isUnderWay = useRef(false);

	function tell(error: CallError): void {
		const told = troubleOf(error);
		setTrouble(told);
		if (told.kind === "blocked") block(told.seconds);
		if (told.kind === "noSends") setSends((known) => ({ limit: known?.limit ?? 0, remainingSendAttempts: 0 }));
	}

	async function once(what: "sending" | "checking", work: () => Promise<CallError | undefined>): Promise<boolean> {
		if (isUnderWay.current) return false;
		isUnderWay.current = true;
		setPending(what);
		try {
			const error = await work();
			setTrouble(undefined);
			if (error) tell(error);
			return !error;
		} finally {
			isUnderWay.current = false;
			setPending(undefined);
		}
	}

	const send = () =>
		once("sending", async () => {
			try {
				setSends(await ask!());
				return undefined;
			} catch (error) {
				if (error instanceof CallError) return error;
				throw error;
			}
		});
	return {
		isBlocked,
		remainingSeconds,
		sends,
		trouble,
		pending,
		send,
		submit: (code: string) => once("checking", () => onCode(code)),
	};
}
