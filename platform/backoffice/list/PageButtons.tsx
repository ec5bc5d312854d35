import { Box, Button, Typography } from "@mui/material";
import { useTranslate } from "react-admin";
import { useFormats } from "../use-formats.ts";
import { isFirstPage, type Place, placeAfter, placeBefore } from "./keyset.ts";

type Props = { place: Place; next: string | null; rows: number; readAtMs: number; onPlace(place: Place): void };

/** The way to the page before and after, how many rows there are, and when they were read. */
export function PageButtons({ place, next, rows, readAtMs, onPlace }: Props) {
	const t = useTranslate();
	const { time } = useFormats();
	const isOnlyPage = isFirstPage(place) && next === null;
	return (
		<Box
			component="nav"
			aria-label={t("office.pages.title")}
			sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1, px: 1.5, py: 1 }}
		>
			<Typography variant="body2" sx={{ color: "text.secondary", flex: 1, minWidth: "12rem" }}>
				{t("office.pages.rows", { smart_count: rows })} {t("office.pages.readAt", { time: time(readAtMs) })}
			</Typography>
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
