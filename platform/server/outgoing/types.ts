export type OutgoingRequest = {
	method: "GET" | "POST" | "PUT" | "DELETE";
	/** Never with a secret in it: addresses are logged by proxies. */
	url: string;
	headers?: Readonly<Record<string, string>>;
	body?: string;
	/** A body that is no text. */
	bytes?: Uint8Array<ArrayBuffer>;
};

export type OutgoingAnswer = { status: number; body: Buffer };

/** Calls to other companies. Every call ends within a time, and no answer is larger than a limit. */
export type Outgoing = { send(request: OutgoingRequest): Promise<OutgoingAnswer> };
