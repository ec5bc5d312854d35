import { CallError } from "@baize/platform-web/reads";
import {
	CODE_HEADER,
	METHOD_HEADER,
	type Method,
	OPERATION_HEADER,
	type Operation,
} from "../../contract/operations.ts";

/** The headers that carry a proof. */
export const proofHeaders = (code: string, method: Method, operation: Operation) => ({
	[CODE_HEADER]: code.trim(),
	[METHOD_HEADER]: method,
	[OPERATION_HEADER]: operation,
});

/** The refusal, for a form to show; any other error is our own bug and is rethrown. */
export async function refusalOf(work: () => Promise<unknown>): Promise<CallError | undefined> {
	try {
		await work();
		return undefined;
	} catch (error) {
		if (error instanceof CallError) return error;
		throw error;
	}
}
