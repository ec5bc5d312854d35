import type { CrashBet, CrashEvent, CrashOutcome } from "@baize/engines/crash";
import type { Game } from "@baize/engines/game";
import { usePlayTexts } from "../../texts.ts";
import { useSharedTableTexts } from "../shared-table/texts.ts";
import { choicesOf, type Facts, type TitleWords } from "../title-words.ts";
import { useCrashTexts } from "./texts.ts";

/** Of a stake that was cashed out by hand, sealed before the end was known. */
type LeftEvent = { type: "left"; atX100: number };

function useSentences(): (event: { type: string }) => string {
	const t = useCrashTexts();
	return (given) => {
		const event = given as CrashEvent | LeftEvent;
		return event.type === "left"
			? t("spoken.left", { height: event.atX100 / 100 })
			: t("spoken.brokeOff", { height: event.crashX100 / 100 });
	};
}

function useFacts(game: Game): Facts {
	const t = useCrashTexts();
	const ofTable = useSharedTableTexts();
	const ofPlay = usePlayTexts();
	return {
		howTo: [
			...(["stake", "rise", "target", "hand", "late", "once", "highest", "stopped"] as const).map((key) =>
				t(`rules.${key}`),
			),
			ofTable("rules.chain"),
		],
		drawn: t("drawn"),
		choice: t("target"),
		choices: choicesOf(game, (bet) => ofPlay("titles.times", { times: ((bet as CrashBet).autoX100 ?? 100) / 100 })),
	};
}

function useOutcome(): (outcome: unknown) => string {
	const t = usePlayTexts();
	return (outcome) => t("titles.times", { times: (outcome as CrashOutcome).crashX100 / 100 });
}

export default { useSentences, useFacts, useOutcome } satisfies TitleWords;
