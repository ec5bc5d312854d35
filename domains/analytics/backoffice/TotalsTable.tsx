import { useFormats } from "@baize/platform-backoffice";
import { Box, Table, TableBody, TableCell, TableHead, TableRow } from "@mui/material";

export type TotalRow = { name: string; times: number; share?: string };

/** "12.5%". Nothing of nothing is nothing. */
export const shareText = (times: number, of: number): string => (of === 0 ? "" : `${((times / of) * 100).toFixed(1)}%`);

type Props = { caption: string; of: string; rows: readonly TotalRow[]; isOpen?: boolean };

/** What a drawing shows, in numbers; closed at first unless it stands alone, and open to the keyboard and to readers. */
export function TotalsTable({ caption, of, rows, isOpen = false }: Props) {
	const { t } = useFormats();
	const hasShares = rows.some(({ share }) => share !== undefined);
	return (
		<Box component="details" open={isOpen} sx={{ mt: 1.5 }}>
			<Box component="summary" sx={{ cursor: "pointer", minHeight: 28 }}>
				{caption}
			</Box>
			<Table size="small" aria-label={caption}>
				<TableHead>
					<TableRow>
						<TableCell>{of}</TableCell>
						<TableCell align="right">{t("analytics.times")}</TableCell>
						{hasShares && <TableCell align="right">{t("analytics.share")}</TableCell>}
					</TableRow>
				</TableHead>
				<TableBody>
					{rows.map(({ name, times, share }) => (
						<TableRow key={name}>
							<TableCell component="th" scope="row">
								{name}
							</TableCell>
							<TableCell align="right">{times}</TableCell>
							{hasShares && (
								<TableCell align="right" sx={{ whiteSpace: "nowrap" }}>
									{share}
								</TableCell>
							)}
						</TableRow>
					))}
				</TableBody>
			</Table>
		</Box>
	);
}
