import type { Stand } from "./voice.ts";

const LASTS_SECONDS = 1.4;
const PART_SECONDS = 0.175;
const PARTS = LASTS_SECONDS / PART_SECONDS;

/** Noise that is the same on every page: a linear congruential generator over 32 bits. */
function openNoise(): () => number {
	let state = 0x2f6e2b1;
	return () => {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		return state / 0x8000_0000 - 1;
	};
}

/** A second of noise, of which voices play a part. */
export function noiseOf(context: BaseAudioContext): AudioBuffer {
	const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
	const next = openNoise();
	const samples = buffer.getChannelData(0);
	for (let at = 0; at < samples.length; at++) samples[at] = next();
	return buffer;
}

/**
 * As loud as a convolver makes its response by itself, which it cannot do for parts: 0.00125 of the response's effective
 * value at 44,100 samples a second. Noise that dies away as below has an effective value of the root of 1/21.
 */
const loudnessAt = (sampleRate: number): number => (0.00125 * 44_100 * Math.sqrt(21)) / sampleRate;

type Echo = Pick<Stand, "context"> & {
	from: AudioNode;
	to: AudioNode;
	/** Acts when the page has nothing else to do, unless the sound has been closed. */
	later(act: () => void): void;
};

/**
 * What a short sound leaves behind in a large space: noise that dies away. It is made in parts, each in a task of its
 * own: a response of this length at once keeps a slow phone busy for a third of a second.
 */
export function addEcho({ context, from, to, later }: Echo): void {
	const { sampleRate } = context;
	const next = openNoise();
	const loudness = loudnessAt(sampleRate);
	const length = Math.ceil(sampleRate * PART_SECONDS);
	function add(part: number): void {
		const buffer = context.createBuffer(1, length, sampleRate);
		const samples = buffer.getChannelData(0);
		for (let at = 0; at < length; at++)
			samples[at] = next() * loudness * (1 - (part * length + at) / (PARTS * length)) ** 3;
		const space = context.createConvolver();
		space.normalize = false;
		space.buffer = buffer;
		const start = context.createDelay(LASTS_SECONDS);
		start.delayTime.value = (part * length) / sampleRate;
		from.connect(start).connect(space).connect(to);
		if (part + 1 < PARTS) later(() => add(part + 1));
	}
	later(() => add(0));
}
