import { Panel, useFormats } from "@baize/platform-backoffice";
import { Table, TableBody, TableCell, TableHead, TableRow } from "@mui/material";
import type { EffectLine } from "../../contract/index.ts";

/** What an approval changes, line by line. */
export function Effect({ effect, isNow }: { effect: readonly EffectLine[]; isNow: boolean }) {
	const { t } = useFormats();
	const title = t(isNow ? "proposals.page.effectNow" : "proposals.page.effect");
	return (
		<Panel title={title}>
			<Table size="small" aria-label={title}>
				<TableHead>
					<TableRow>
						<TableCell>{t("proposals.page.what")}</TableCell>
						<TableCell align="right">{t("proposals.page.before")}</TableCell>
						<TableCell align="right">{t("proposals.page.after")}</TableCell>
					</TableRow>
				</TableHead>
				<TableBody>
					{effect.map((line) => (
						<Line key={`${line.what} ${line.about} ${line.currency}`} line={line} />
					))}
				</TableBody>
			</Table>
		</Panel>
	);
}

function Line({ line: { what, about, currency, before, after, beforeMinor, afterMinor } }: { line: EffectLine }) {
	const { t, money } = useFormats();
	const written = (text: string | undefined, minor: number | undefined): string =>
		minor !== undefined && currency !== undefined ? money(minor, currency) : t(text ?? "", { _: text ?? "" });
	const [from, to] = [written(before, beforeMinor), written(after, afterMinor)];
	const number = { fontVariantNumeric: "tabular-nums" };
	return (
		<TableRow>
			<TableCell sx={{ overflowWrap: "anywhere" }}>{t(what, { about })}</TableCell>
			<TableCell align="right" sx={number}>
				{from}
			</TableCell>
			<TableCell align="right" sx={{ ...number, fontWeight: from === to ? 400 : 700 }}>
				{to}
			</TableCell>
		</TableRow>
	);
}
