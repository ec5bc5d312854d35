import { Button, CardContent, Typography } from "@mui/material";
import { useListContext, useResourceContext, useTranslate } from "react-admin";

/** A list with nothing in it: what would stand here, and the way back from what was asked of it. */
export function NoRows() {
	const t = useTranslate();
	const resource = useResourceContext();
	const { filterValues, setFilters } = useListContext();
	const isFiltered = Object.keys(filterValues).length > 0;
	const text = isFiltered
		? t(`resources.${resource}.noneFits`, { _: t("office.noneFits") })
		: t(`resources.${resource}.empty`);
	return (
		<CardContent>
			<Typography variant="body2" color="text.secondary">
				{text} {isFiltered && <Button onClick={() => setFilters({}, [])}>{t("ra.navigation.clear_filters")}</Button>}
			</Typography>
		</CardContent>
	);
}
