import { useFormats } from "@baize/platform-backoffice";
import { Box, Table, TableBody, TableCell, TableHead, TableRow } from "@mui/material";
import type { LawSumView, LawView } from "../contract/index.ts";

/** Both sides of a law for each account and currency. What is different stands first and is marked. */
export function Sums({ law: { id, sums } }: { law: LawView }) {
	const { t } = useFormats();
	if (sums.length === 0) return <span>{t("books.noSums")}</span>;
	const ordered = sums.toSorted((one, other) => Number(isEqual(one)) - Number(isEqual(other)));
	return (
		<Box sx={{ overflowX: "auto" }}>
			<Table size="small" aria-label={t("books.sumsOf", { law: t(`books.laws.${id}`) })}>
				<TableHead>
					<TableRow>
						<TableCell>{t("books.subject")}</TableCell>
						<TableCell align="right">{t(`books.left.${id}`)}</TableCell>
						<TableCell align="right">{t(`books.right.${id}`)}</TableCell>
						<TableCell align="right">{t("books.difference")}</TableCell>
					</TableRow>
				</TableHead>
				<TableBody>
					{ordered.map((sum) => (
						<SumRow key={`${sum.subject} ${sum.currency}`} sum={sum} />
					))}
				</TableBody>
			</Table>
		</Box>
	);
}

const isEqual = ({ differenceMinor }: LawSumView): boolean => differenceMinor === 0;

function SumRow({ sum }: { sum: LawSumView }) {
	const { money } = useFormats();
	// A count of entries has no currency.
	const written = (minor: number): string => (sum.currency === "" ? String(minor) : money(minor, sum.currency));
	const number = { fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" };
	return (
		<TableRow>
			<TableCell sx={{ overflowWrap: "anywhere" }}>
				{sum.subject} {sum.currency}
			</TableCell>
			<TableCell align="right" sx={number}>
				{written(sum.leftMinor)}
			</TableCell>
			<TableCell align="right" sx={number}>
				{written(sum.rightMinor)}
			</TableCell>
			<TableCell align="right" sx={{ ...number, ...(isEqual(sum) ? {} : { color: "error.main", fontWeight: 700 }) }}>
				{written(sum.differenceMinor)}
			</TableCell>
		</TableRow>
	);
}
