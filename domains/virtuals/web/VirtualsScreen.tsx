import { PageHead } from "@baize/platform-web";
import { PlayWatch } from "@baize/safer-play/web";
import { SlipAside } from "@baize/sports/web";
import { useState } from "react";
import { FairnessPanel } from "./FairnessPanel.tsx";
import { LastResults } from "./LastResults.tsx";
import type { RacesPage } from "./load-races.ts";
import { RacePicker } from "./RacePicker.tsx";
import { RaceStage } from "./RaceStage.tsx";
import { RunnerTable } from "./RunnerTable.tsx";
import { useVirtualsTexts } from "./texts.ts";
import { type Races, useRace, useRaces } from "./use-races.ts";

const FAIRNESS_ID = "fairness";

/** The race that the player picked while it takes bets, else the next one. */
function usePick({ schedule }: Races): [string | undefined, (raceId: string) => void] {
	const [pickedId, pick] = useState<string>();
	const isOpen = schedule.next.some(({ raceId }) => raceId === pickedId);
	return [isOpen ? pickedId : schedule.next[0]?.raceId, pick];
}

/** Virtual racing: the race at the top, the runners to bet on below, then the results and the proof. */
export function VirtualsScreen(page: RacesPage) {
	const t = useVirtualsTexts();
	const races = useRaces(page);
	const { clock, schedule, staged } = races;
	const [pickedId, pick] = usePick(races);
	const card = useRace(pickedId, page.next);
	const [checkedId, check] = useState<string>();
	const checked = useRace(checkedId, null) ?? staged;
	const showProof = (raceId: string): void => {
		check(raceId);
		document.getElementById(FAIRNESS_ID)?.focus();
	};
	return (
		<div className="mx-auto grid max-w-page grid-cols-1 gap-5 px-3.5 pt-4 pb-8 md:px-7">
			<PageHead title={t("page.title")} description={t("page.description")} />
			<header className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
				<h1 className="text-3xl">{t("page.title")}</h1>
				<p className="text-ink-muted">{t("page.intro")}</p>
			</header>
			<PlayWatch />
			<div className="grid grid-cols-1 gap-7 lg:grid-cols-[minmax(0,1fr)_21.25rem]">
				<div className="grid grid-cols-1 content-start gap-5">
					{staged && <RaceStage {...races} race={staged} />}
					<RacePicker races={schedule.next} pickedId={pickedId} nowMs={clock.nowMs} onPick={pick} />
					<RunnerTable race={card} nowMs={clock.nowMs} />
					<div className="grid grid-cols-1 items-start gap-5 md:grid-cols-2">
						<LastResults results={schedule.results} onCheck={showProof} />
						{checked && <FairnessPanel race={checked} id={FAIRNESS_ID} />}
					</div>
				</div>
				<SlipAside />
			</div>
		</div>
	);
}
