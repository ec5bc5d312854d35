const MAX_BYTES_OF_UNIT = 3;

// One for all pages of a thread: allocating a new one for each costs more than using it.
let scratch = Buffer.allocUnsafeSlow(1 << 18);

/**
 * A text's UTF-8 bytes as a latin1 text of one character each: half as long to scan as a text with any character beyond
 * Latin-1, and joined and sent faster than a buffer.
 */
export function bytesOf(text: string): string {
	const max = text.length * MAX_BYTES_OF_UNIT;
	if (max > scratch.length) scratch = Buffer.allocUnsafeSlow(max);
	return scratch.toString("latin1", 0, scratch.write(text));
}

/** The positions of the nonce in a page: those of the placeholder, which is as long as a nonce. */
export function gapsIn(bytes: string, placeholder: string): number[] {
	const gaps: number[] = [];
	for (let at = bytes.indexOf(placeholder); at >= 0; at = bytes.indexOf(placeholder, at + placeholder.length)) {
		gaps.push(at);
	}
	return gaps;
}

/** The buffers of one page, used by one sending after the other; each writes its own nonce into the gaps. */
export type PooledBuffers = {
	take(nonce: string): Buffer;
	/** These bytes have been sent. */
	giveBack(bytes: Buffer): void;
};

export function openPooledBuffers(text: string, gaps: readonly number[]): PooledBuffers {
	const resting: Buffer[] = [];
	return {
		take(nonce) {
			const bytes = resting.pop() ?? Buffer.from(text, "latin1");
			for (const gap of gaps) bytes.write(nonce, gap, "latin1");
			return bytes;
		},
		giveBack: (bytes) => void resting.push(bytes),
	};
}
