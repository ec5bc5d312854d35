import { Box, Stack, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { Link, useCreatePath, useResourceContext, useTranslate } from "react-admin";

type Props = {
	title: string;
	/** The states of the record, as chips beside the title. */
	chips?: ReactNode;
	/** Below the title. */
	head?: ReactNode;
	/** The narrower column: on a phone it follows the main one. */
	aside?: ReactNode;
	children: ReactNode;
};

/** The page of one record: the way back to its list, its title and states, then its parts in two columns. */
export function RecordLayout({ title, chips, head, aside, children }: Props) {
	return (
		<>
			<title>{title}</title>
			<BackToList />
			<Stack direction="row" useFlexGap sx={{ alignItems: "center", gap: 1.5, flexWrap: "wrap", mt: 0.5, mb: 1 }}>
				<Typography component="h1" variant="h5" sx={{ overflowWrap: "anywhere", fontVariantNumeric: "tabular-nums" }}>
					{title}
				</Typography>
				{chips}
			</Stack>
			{head && <Box sx={{ mb: 2 }}>{head}</Box>}
			<Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "3fr 2fr" }, pb: 4 }}>
				<Stack spacing={2} sx={{ minWidth: 0 }}>
					{children}
				</Stack>
				{aside && (
					<Stack spacing={2} sx={{ minWidth: 0 }}>
						{aside}
					</Stack>
				)}
			</Box>
		</>
	);
}

export function BackToList() {
	const t = useTranslate();
	const pathTo = useCreatePath();
	const resource = useResourceContext() ?? "";
	return (
		<Typography sx={{ mt: 2 }}>
			<Link to={pathTo({ resource, type: "list" })}>
				{t("office.back", { list: t(`resources.${resource}.name`, { smart_count: 2 }) })}
			</Link>
		</Typography>
	);
}
