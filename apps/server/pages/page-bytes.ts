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
