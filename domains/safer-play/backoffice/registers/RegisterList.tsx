import { Box, Typography } from "@mui/material";
import { DataTable, List, useTranslate } from "react-admin";
import type { RegisterView } from "../../contract/index.ts";
import { useFormats } from "../format.ts";
import { EntriesButton } from "./EntriesButton.tsx";

/**
 * Registers of self-exclusions: our own, and those of countries, which are queried at their service or filled in here.
 */
export function RegisterList() {
	const t = useTranslate();
	return (
		<>
			<title>{t("registers.title")}</title>
			<Typography component="h1" variant="h5" sx={{ mt: 2 }}>
				{t("registers.title")}
			</Typography>
			<Typography color="text.secondary" sx={{ maxWidth: "75ch" }}>
				{t("registers.intro")}
			</Typography>
			<List title={false} actions={false} exporter={false} pagination={false} empty={false}>
				<Box component="section" aria-label={t("registers.title")} tabIndex={0} sx={{ overflowX: "auto" }}>
					<RegisterTable />
				</Box>
			</List>
		</>
	);
}

function RegisterTable() {
	const t = useTranslate();
	const { time } = useFormats("");
	return (
		<DataTable<RegisterView> bulkActionButtons={false} rowClick={false} size="small">
			<DataTable.Col source="id" disableSort render={({ id }: RegisterView) => t(`registers.names.${id}`)} />
			<DataTable.Col
				source="countries"
				disableSort
				render={({ id, countries }: RegisterView) => (id === "own" ? t("registers.everywhere") : countries.join(", "))}
			/>
			<DataTable.Col
				source="isOutside"
				disableSort
				render={({ isOutside }: RegisterView) => t(isOutside ? "registers.outside" : "registers.here")}
			/>
			<DataTable.Col source="entries" disableSort align="right" />
			<DataTable.Col
				source="lastAddedAtMs"
				disableSort
				render={({ lastAddedAtMs }: RegisterView) => lastAddedAtMs !== null && time(lastAddedAtMs)}
			/>
			<DataTable.Col
				source="change"
				label="registers.change"
				disableSort
				render={(row: RegisterView) => <EntriesButton register={row} />}
			/>
		</DataTable>
	);
}
