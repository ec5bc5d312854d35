import { clockText, secondsLeft } from "@baize/platform-web";
import type { RaceHead } from "../contract/index.ts";
import { ClockTime } from "./ClockTime.tsx";
import { useVirtualsTexts } from "./texts.ts";

/** The races that take bets, each with the time to its off. */
export function RacePicker({
	races,
	pickedId,
	nowMs,
	onPick,
}: {
	races: readonly RaceHead[];
	pickedId: string | undefined;
	nowMs: number;
	onPick: (raceId: string) => void;
}) {
	const t = useVirtualsTexts();
	return (
		<fieldset>
			<legend className="sr-only">{t("runners.pick")}</legend>
			<div className="scroller">
				{races.map(({ raceId, course, startsAtMs }) => (
					<label key={raceId} className="pill relative shrink-0">
						<input
							type="radio"
							name="race"
							className="sr-only"
							checked={raceId === pickedId}
							onChange={() => onPick(raceId)}
						/>
						<ClockTime atMs={startsAtMs} className="font-semibold" />
						<bdi>{course}</bdi>
						<span role="timer" aria-live="off" dir="ltr" className="text-sm tabular">
							{clockText(secondsLeft(startsAtMs, nowMs))}
						</span>
					</label>
				))}
			</div>
		</fieldset>
	);
}
