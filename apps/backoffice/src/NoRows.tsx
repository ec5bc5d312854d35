import { Button, CardContent, Typography } from "@mui/material";
import { useListContext, useResourceContext, useTranslate } from "react-admin";

/** An empty list: what it would contain, and how to clear the filters. */
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
