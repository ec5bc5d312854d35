import type { Tone } from "./tone.ts";

/** What the voices of a context share: where they go to, and the noise that they are cut from. */
export type Stand = { context: BaseAudioContext; to: AudioNode; noise: AudioBuffer };

/** A tone under way, which can be stopped before its end. */
export type Voice = Pick<AudioScheduledSourceNode, "stop">;

/** Nearly silent: an exponential curve cannot reach nothing. */
const FLOOR = 0.0001;

const WAVES: readonly OscillatorType[] = ["sine", "triangle", "square", "sawtooth"];

/**
 * The first tone of each wave takes a browser as long as many later ones, because it computes the wave: so each is made
 * once, silently, in a task of its own.
 */
export function prepareWaves({ context }: Pick<Stand, "context">, later: (act: () => void) => void): void {
	for (const wave of WAVES)
		later(() => {
			context.createOscillator().type = wave;
		});
}

/** Schedules a tone, from a time of its context. Its nodes are released when it has ended; then `onEnded` is called. */
export function openVoice({ context, to, noise }: Stand, tone: Tone, fromSeconds: number, onEnded: () => void): Voice {
	// What is made too late begins at once.
	const begin = Math.max(context.currentTime, fromSeconds + tone.atMs / 1000);
	const end = begin + tone.lastsMs / 1000;
	const loudness = context.createGain();
	loudness.gain.setValueAtTime(FLOOR, begin);
	loudness.gain.exponentialRampToValueAtTime(Math.max(FLOOR, tone.gain), begin + tone.attackMs / 1000);
	loudness.gain.exponentialRampToValueAtTime(FLOOR, end);
	const { source, nodes } =
		tone.wave === "noise" ? noiseIn(context, noise, tone, begin, end) : pitchIn(context, tone, begin, end);
	nodes.at(-1)!.connect(loudness);
	loudness.connect(to);
	source.onended = () => {
		for (const node of [...nodes, loudness]) node.disconnect();
		onEnded();
	};
	source.start(begin);
	source.stop(end);
	return source;
}

type Source = { source: AudioScheduledSourceNode; nodes: readonly AudioNode[] };

function pitchIn(context: BaseAudioContext, { wave, hz, toHz }: Tone, begin: number, end: number): Source {
	const source = context.createOscillator();
	source.type = wave as OscillatorType;
	glide(source.frequency, hz, toHz, begin, end);
	return { source, nodes: [source] };
}

function noiseIn(
	context: BaseAudioContext,
	noise: AudioBuffer,
	{ hz, toHz }: Tone,
	begin: number,
	end: number,
): Source {
	const source = context.createBufferSource();
	source.buffer = noise;
	source.loop = true;
	const band = context.createBiquadFilter();
	band.type = "bandpass";
	glide(band.frequency, hz, toHz, begin, end);
	source.connect(band);
	return { source, nodes: [source, band] };
}

function glide(frequency: AudioParam, hz: number, toHz: number | undefined, begin: number, end: number): void {
	frequency.setValueAtTime(hz, begin);
	if (toHz !== undefined) frequency.exponentialRampToValueAtTime(toHz, end);
}
