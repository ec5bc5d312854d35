import { Panel, useFormats } from "@baize/platform-backoffice";
import { MenuItem, TextField, Typography, useTheme } from "@mui/material";
import { useState } from "react";
import { type CountryTotal, HALO_COLUMN_CHOICES, HALO_COLUMNS } from "../contract/index.ts";
import { haloOf } from "./halo-cells.ts";
import { shareText, TotalsTable } from "./TotalsTable.tsx";

/** The countries from which an event came: a halo around each, in eight columns unless the operator chooses others. */
export function CountryHalo({ byCountry, times }: { byCountry: readonly CountryTotal[]; times: number }) {
	const { t, country } = useFormats();
	const [columns, setColumns] = useState<number>(HALO_COLUMNS);
	const choice = (
		<TextField
			select
			size="small"
			fullWidth={false}
			label={t("analytics.halo.columns")}
			value={columns}
			onChange={(event) => setColumns(Number(event.target.value))}
			sx={{ minWidth: 110 }}
		>
			{HALO_COLUMN_CHOICES.map((count) => (
				<MenuItem key={count} value={count}>
					{count}
				</MenuItem>
			))}
		</TextField>
	);
	const rows = byCountry.map(({ country: code, times: of }) => ({
		name: code === UNKNOWN ? t("analytics.halo.unknown") : country(code),
		times: of,
		share: shareText(of, times),
	}));
	return (
		<Panel title={t("analytics.halo.title")} end={choice}>
			{byCountry.length === 0 ? (
				<Typography variant="body2">{t("analytics.none")}</Typography>
			) : (
				<>
					<HaloDrawing byCountry={byCountry} columns={columns} />
					<TotalsTable caption={t("analytics.halo.table")} of={t("analytics.halo.country")} rows={rows} />
				</>
			)}
		</Panel>
	);
}

const UNKNOWN = "ZZ";

type DrawingProps = { byCountry: readonly CountryTotal[]; columns: number };

/** What it shows is in the table below it, which readers of the page get instead. */
function HaloDrawing({ byCountry, columns }: DrawingProps) {
	const { t } = useFormats();
	const { palette } = useTheme();
	const { cells, width, height, left } = haloOf(byCountry, columns);
	return (
		<>
			<svg
				role="img"
				aria-label={t("analytics.halo.drawing", { columns })}
				viewBox={`0 0 ${width} ${height}`}
				style={{ width: "100%", maxWidth: width, height: "auto", display: "block" }}
			>
				{cells.map(({ country, times, x, y, innerRadius, outerRadius }) => (
					<g key={country} transform={`translate(${x} ${y})`}>
						<circle r={outerRadius} fill={palette.info.main} fillOpacity="0.55" />
						<circle r={innerRadius} fill={palette.background.default} />
						<text textAnchor="middle" dy="0.35em" fontSize="13" fontWeight="600" fill={palette.text.primary}>
							{country}
						</text>
						<title>{`${country}: ${times}`}</title>
					</g>
				))}
			</svg>
			{left > 0 && <Typography variant="body2">{t("analytics.halo.left", { smart_count: left })}</Typography>}
		</>
	);
}
