import type { Game } from "@baize/engines/game";
import type { SpotOutcome } from "@baize/engines/spots";
import { pocketText } from "../roulette/layout.ts";
import ofRoulette from "../roulette/words.ts";
import { useSharedTableTexts } from "../shared-table/texts.ts";
import type { Facts, TitleWords } from "../title-words.ts";
import { useRouletteTableTexts } from "./texts.ts";

const OF_TABLE = ["shared", "parts", "late", "once", "stands", "stopped", "others"] as const;

/** The rules of a table, and then those of roulette, which are the same here. */
function useFacts(game: Game): Facts {
	const t = useRouletteTableTexts();
	const ofTable = useSharedTableTexts();
	const facts = ofRoulette.useFacts(game);
	return {
		...facts,
		howTo: [...OF_TABLE.map((key) => t(`rules.${key}`)), ofTable("rules.chain"), ...facts.howTo],
	};
}

const useOutcome = () => (outcome: unknown) => pocketText((outcome as SpotOutcome<number>).drawn);

export default { useSentences: ofRoulette.useSentences, useFacts, useOutcome } satisfies TitleWords;
