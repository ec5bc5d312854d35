import { giveCue, giveRoundEnd } from "../sound/cues.ts";
import { cuesOfAction, cuesOfOpening } from "./title-cues.ts";
import type { Show } from "./title-round.ts";
import type { useTitleRequests } from "./use-title-requests.ts";

type Requests = ReturnType<typeof useTitleRequests>;
type Cues = ReturnType<typeof cuesOfAction>;

/** The requests of a title, and the cues of what they begin and end. What lies between, its stage gives. */
export function withCues(kind: string, requests: Requests): Requests {
	return {
		...requests,
		async begin(bet, stakeMinor, show, grantId) {
			giveCue({ type: "press" });
			const sounding = withEnd(show, () => cuesOfOpening(kind));
			const ended = await requests.begin(bet, stakeMinor, sounding, grantId);
			if (!ended) giveAll(cuesOfOpening(kind));
			return ended;
		},
		async act(action) {
			giveCue({ type: "press" });
			const step = (requests.open?.step ?? 0) + 1;
			const show = withEnd(action.show, (round) => cuesOfAction(kind, step, round));
			const ended = await requests.act({ ...action, show });
			if (!ended) giveAll(cuesOfAction(kind, step));
			return ended;
		},
	};
}

const withEnd =
	(show: Show, cuesOf: (round: Parameters<Show>[0]) => Cues): Show =>
	async (round) => {
		giveAll(cuesOf(round));
		await show(round);
		giveRoundEnd(round);
	};

function giveAll(cues: Cues): void {
	for (const cue of cues) giveCue(cue);
}
