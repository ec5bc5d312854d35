const LASTS_SECONDS = 1.4;

/** Noise that is the same on every page: a linear congruential generator over 32 bits. */
function fillWithNoise(samples: Float32Array): void {
	let state = 0x2f6e2b1;
	for (let at = 0; at < samples.length; at++) {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		samples[at] = state / 0x8000_0000 - 1;
	}
}

/** What a short sound leaves behind in a large space: noise that dies away. */
export function echoOf(context: BaseAudioContext): AudioBuffer {
	const length = Math.ceil(context.sampleRate * LASTS_SECONDS);
	const buffer = context.createBuffer(1, length, context.sampleRate);
	const samples = buffer.getChannelData(0);
	fillWithNoise(samples);
	for (let at = 0; at < length; at++) samples[at] = samples[at]! * (1 - at / length) ** 3;
	return buffer;
}

/** A second of noise, of which voices play a part. */
export function noiseOf(context: BaseAudioContext): AudioBuffer {
	const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
	fillWithNoise(buffer.getChannelData(0));
	return buffer;
}
