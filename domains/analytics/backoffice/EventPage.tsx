import { Panel, RecordLayout, useFormats, useRead } from "@baize/platform-backoffice";
import { MenuItem, TextField, Typography } from "@mui/material";
import { useState } from "react";
import { type EventId, type EventUse, PERIOD_DAYS, readEventUse, USUAL_DAYS } from "../contract/index.ts";
import { CountryHalo } from "./CountryHalo.tsx";
import { DayBars } from "./DayBars.tsx";
import { shareText, TotalsTable } from "./TotalsTable.tsx";

/** One event, or all of them, in a period: by day, by country and by its properties. */
export function EventPage({ record }: { record: EventUse }) {
	const { t } = useFormats();
	const [days, setDays] = useState<number>(USUAL_DAYS);
	const { data, failure } = useRead(readEventUse, { params: { event: record.id as EventId }, query: { days } });
	const { id, times, byDay, byCountry, byDetail } = data ?? record;
	const period = (
		<TextField
			select
			size="small"
			fullWidth={false}
			label={t("analytics.period")}
			value={days}
			onChange={(event) => setDays(Number(event.target.value))}
			sx={{ minWidth: 160 }}
		>
			{PERIOD_DAYS.map((count) => (
				<MenuItem key={count} value={count}>
					{t("analytics.lastDays", { smart_count: count })}
				</MenuItem>
			))}
		</TextField>
	);
	return (
		<RecordLayout
			title={t(`analytics.events.${id}`)}
			chips={period}
			head={<Typography>{t("analytics.total", { smart_count: times })}</Typography>}
			aside={<Details byDetail={byDetail} times={times} />}
		>
			{failure}
			<CountryHalo byCountry={byCountry} times={times} />
			<DayBars byDay={byDay} />
		</RecordLayout>
	);
}

/** "Game: tidal-book, mode: practice". */
function useDetailText(): (event: string, detail: string) => string {
	const { t } = useFormats();
	return (event, detail) => {
		const parts = detail.split("&").map((part) => part.split("="));
		const texts = parts.map(([name = "", value = ""]) =>
			t("analytics.property", { name: t(`analytics.properties.${name}`), value }),
		);
		return `${t(`analytics.events.${event}`)} · ${texts.join(", ")}`;
	};
}

function Details({ byDetail, times }: Pick<EventUse, "byDetail" | "times">) {
	const { t } = useFormats();
	const text = useDetailText();
	const rows = byDetail.map(({ event, detail, times: of }) => ({
		name: text(event, detail),
		times: of,
		share: shareText(of, times),
	}));
	return (
		<Panel title={t("analytics.details.title")}>
			{rows.length === 0 ? (
				<Typography variant="body2">{t("analytics.none")}</Typography>
			) : (
				<TotalsTable isOpen caption={t("analytics.details.table")} of={t("analytics.details.detail")} rows={rows} />
			)}
		</Panel>
	);
}
