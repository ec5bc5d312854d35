import { CallError, callApi } from "@baize/platform-web/reads";
import { useRef, useState } from "react";
import { requestConfirmationCode } from "../../contract/calls.ts";
import type { Method, Operation } from "../../contract/operations.ts";
import { useOperationBlock } from "./OperationBlockProvider.tsx";
import { type Trouble, troubleOf } from "./wrong-code.ts";

export type Sends = { limit: number; remainingSendAttempts: number };
/** For a withdrawal the reply also names the method that proves it and where the code was sent. */
export type RequestedConfirmation = Sends & { method?: Method; phone?: string };
/** What a code will authorise, beside its operation. */
export type Allows = {
	phone?: string;
	phonePrefix?: string;
	amountMinor?: number;
	currency?: string;
	destination?: string;
};

/** Requests a code as this session. */
export const requestCode =
	(handle: string, operation: Operation, allows: Allows = {}): (() => Promise<RequestedConfirmation>) =>
	() =>
		callApi(requestConfirmationCode, { params: { session: handle, operation }, body: allows });

type Options = {
	operation: Operation;
	onCode(code: string): Promise<CallError | undefined>;
	requestCode?: (() => Promise<Sends>) | undefined;
	sentBefore?: Sends | undefined;
};

/** The state of a form for a code: what was sent, the error, and whether the operation is blocked. */
export function useCodeForm({ operation, onCode, requestCode, sentBefore }: Options) {
	const { isBlocked, remainingSeconds, block } = useOperationBlock(operation);
	const [sends, setSends] = useState(sentBefore);
	const [trouble, setTrouble] = useState<Trouble>();
	const [pending, setPending] = useState<"sending" | "checking">();
	const isUnderWay = useRef(false);

	function showError(error: CallError): void {
		const shown = troubleOf(error);
		setTrouble(shown);
		if (shown.kind === "blocked") block(shown.seconds);
		if (shown.kind === "noSends") setSends((known) => ({ limit: known?.limit ?? 0, remainingSendAttempts: 0 }));
	}

	async function once(what: "sending" | "checking", work: () => Promise<CallError | undefined>): Promise<boolean> {
		if (isUnderWay.current) return false;
		isUnderWay.current = true;
		setPending(what);
		try {
			const error = await work();
			setTrouble(undefined);
			if (error) showError(error);
			return !error;
		} finally {
			isUnderWay.current = false;
			setPending(undefined);
		}
	}

	const send = () =>
		once("sending", async () => {
			try {
				setSends(await requestCode!());
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
