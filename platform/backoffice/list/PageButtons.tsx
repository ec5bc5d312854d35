import { Box, Button, Typography } from "@mui/material";
import { useFormats } from "../use-formats.ts";
import { isFirstPage, type Place, placeAfter, placeBefore } from "./keyset.ts";

type Props = {
	place: Place;
	next: string | null;
	rows: number;
	readAtMs: number;
	isNewer: boolean;
	onShowNewer(): void;
	onPlace(place: Place): void;
};

/**
 * The foot of a list: how many rows there are, when they were read, whether there is newer data, and the way to the page
 * before and after. It stays in the window, below the rows, so that nothing moves them when it changes.
 */
export function PageButtons({ place, next, rows, readAtMs, isNewer, onShowNewer, onPlace }: Props) {
	const { t, time } = useFormats();
	const isOnlyPage = isFirstPage(place) && next === null;
	return (
		<Box component="nav" aria-label={t("office.pages.title")} sx={FOOT}>
			<Typography variant="body2" sx={{ color: "text.secondary" }}>
				{t("office.pages.rows", { smart_count: rows })} {t("office.pages.readAt", { time: time(readAtMs) })}
			</Typography>
			<Box role="status" sx={{ flex: 1, minWidth: "12rem" }}>
				{isNewer && (
					<>
						<Typography component="span" variant="body2" sx={{ color: "info.main" }}>
							{t("office.newer.text")}
						</Typography>
						<Button size="small" onClick={onShowNewer}>
							{t("office.newer.show")}
						</Button>
					</>
				)}
			</Box>
			{!isOnlyPage && (
				<>
					<Button disabled={isFirstPage(place)} onClick={() => onPlace(placeBefore(place))}>
						{t("office.pages.previous")}
					</Button>
					<Button disabled={next === null} onClick={() => next !== null && onPlace(placeAfter(place, next))}>
						{t("office.pages.next")}
					</Button>
				</>
			)}
		</Box>
	);
}

const FOOT = {
	display: "flex",
	flexWrap: "wrap",
	alignItems: "center",
	gap: 1,
	px: 1.5,
	py: 1,
	position: "sticky",
	insetBlockEnd: 0,
	borderRadius: 1,
	bgcolor: "background.paper",
} as const;
