import { Panel, useFormats } from "@baize/platform-backoffice";
import { useTheme } from "@mui/material";
import type { DayTotal } from "../contract/index.ts";
import { TotalsTable } from "./TotalsTable.tsx";

const HEIGHT = 120;
const STEP = 20;
const BAR = 14;

/** How often an event happened on each day, as bars; the same as a table below them. */
export function DayBars({ byDay }: { byDay: readonly DayTotal[] }) {
	const { t, date } = useFormats();
	const { palette } = useTheme();
	const most = Math.max(1, ...byDay.map(({ times }) => times));
	return (
		<Panel title={t("analytics.days.title")}>
			<svg
				role="img"
				aria-label={t("analytics.days.drawing", { days: byDay.length, most })}
				viewBox={`0 0 ${byDay.length * STEP} ${HEIGHT}`}
				preserveAspectRatio="none"
				style={{ width: "100%", height: HEIGHT, display: "block" }}
			>
				{byDay.map(({ day, times }, at) => {
					const height = (times / most) * HEIGHT;
					return (
						<rect key={day} x={at * STEP} y={HEIGHT - height} width={BAR} height={height} fill={palette.primary.main}>
							<title>{`${date(day)}: ${times}`}</title>
						</rect>
					);
				})}
			</svg>
			<TotalsTable
				caption={t("analytics.days.table")}
				of={t("analytics.days.day")}
				rows={byDay.map(({ day, times }) => ({ name: date(day), times })).reverse()}
			/>
		</Panel>
	);
}
