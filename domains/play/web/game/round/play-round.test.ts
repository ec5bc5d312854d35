import { CallError } from "@baize/platform-web/reads";
import { describe, expect, it } from "vitest";
import { playRound } from "./play-round.ts";

const REFUSAL = new CallError(422, { errorCode: "INSUFFICIENT_FUNDS", message: "play.errors.x" });
const ROUND = "round";

/** The steps of one round in their order. The player leaves while the server decides, where `isLeft`. */
async function stepsOf(send: () => Promise<string>, { isLeft = false, isDrawn = true } = {}): Promise<string[]> {
	const steps: string[] = [];
	let isGone = false;
	const renderer = { spin: () => void steps.push("spin"), calm: async () => void steps.push("calm") };
	const played = playRound({
		send() {
			steps.push("send");
			isGone = isLeft;
			return send();
		},
		renderer: () => (isDrawn ? renderer : undefined),
		isGone: () => isGone,
		onRefused: ({ code }) => void steps.push(`refused ${code}`),
		onDecided: (round) => void steps.push(`decided ${round}`),
		perform: async (round) => void steps.push(`perform ${round}`),
	});
	const outcome = await played.then(String, (error: Error) => `throws ${error.message}`);
	return [...steps, outcome];
}

const decided = async () => ROUND;
const refused = () => Promise.reject(REFUSAL);
const broken = () => Promise.reject(new Error("a fault of ours"));

describe("[GAME-02] a round as its page plays it", () => {
	it.each([
		["that is decided", decided, {}, ["spin", "send", "decided round", "perform round", "round"]],
		[
			"that is decided before the stage has opened",
			decided,
			{ isDrawn: false },
			["send", "decided round", "perform round", "round"],
		],
		["that is refused", refused, {}, ["spin", "send", "calm", "refused INSUFFICIENT_FUNDS", "undefined"]],
		[
			"that is refused before the stage has opened",
			refused,
			{ isDrawn: false },
			["send", "refused INSUFFICIENT_FUNDS", "undefined"],
		],
		["that fails by a fault of ours", broken, {}, ["spin", "send", "calm", "throws a fault of ours"]],
		["that is decided after the player has left", decided, { isLeft: true }, ["spin", "send", "undefined"]],
		["that is refused after the player has left", refused, { isLeft: true }, ["spin", "send", "undefined"]],
	])("%s", async (_which, send, options, expected) => {
		expect(await stepsOf(send, options)).toEqual(expected);
	});
});
