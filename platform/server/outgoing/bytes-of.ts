import { OutgoingFailure } from "./failure.ts";

/** A whole answer, of at most so many bytes. */
export async function bytesOf(
	body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
	maxBytes: number,
): Promise<Buffer> {
	const parts: Uint8Array[] = [];
	let length = 0;
	for await (const part of body) {
		length += part.byteLength;
		// Leaving the loop cancels the rest of the answer.
		if (length > maxBytes) throw new OutgoingFailure("tooLarge");
		parts.push(part);
	}
	return Buffer.concat(parts);
}
