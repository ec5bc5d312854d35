import { Box, Button, Stack, Typography } from "@mui/material";
import { type MouseEvent, useState } from "react";
import { DataTable, Link, List, useCreatePath, useLocale, useTranslate } from "react-admin";
import type { Operator } from "../../contract/index.ts";
import { InviteDialog } from "./InviteDialog.tsx";
import { StateChip } from "./StateChip.tsx";

/** The operators, with what each may do, how they log in and when they last did. */
export function OperatorList() {
	const t = useTranslate();
	const [isInviting, setInviting] = useState(false);
	return (
		<>
			<title>{t("operators.title")}</title>
			<Stack direction="row" useFlexGap sx={{ alignItems: "center", gap: 2, flexWrap: "wrap", mt: 2 }}>
				<Typography component="h1" variant="h5" sx={{ flex: 1 }}>
					{t("operators.title")}
				</Typography>
				<Button variant="contained" onClick={() => setInviting(true)}>
					{t("operators.invite.open")}
				</Button>
			</Stack>
			<List title={false} actions={false} exporter={false} pagination={false} empty={false}>
				{/*
				 * Wider than a phone: the table scrolls inside its frame, also by keyboard, so that the page keeps the screen's
				 * width.
				 */}
				<Box component="section" aria-label={t("operators.title")} tabIndex={0} sx={{ overflowX: "auto" }}>
					<OperatorTable />
				</Box>
			</List>
			{isInviting && <InviteDialog onClose={() => setInviting(false)} />}
		</>
	);
}

function OperatorTable() {
	const t = useTranslate();
	const time = new Intl.DateTimeFormat(useLocale(), { dateStyle: "medium", timeStyle: "short", hourCycle: "h23" });
	return (
		<DataTable<Operator> bulkActionButtons={false} rowClick="show" size="small">
			<DataTable.Col source="name" disableSort render={(row: Operator) => <OpenLink row={row} />} />
			<DataTable.Col source="email" disableSort />
			<DataTable.Col source="state" disableSort render={({ state }: Operator) => <StateChip state={state} />} />
			<DataTable.Col source="factors" disableSort render={(row: Operator) => factorsText(row, t)} />
			<DataTable.Col
				source="lastLoginMs"
				disableSort
				render={({ lastLoginMs }: Operator) => (lastLoginMs ? time.format(lastLoginMs) : t("operators.never"))}
			/>
			<DataTable.Col source="roles" disableSort render={({ roles }: Operator) => roles.join(", ")} />
		</DataTable>
	);
}

type Translate = (key: string, options?: Record<string, unknown>) => string;

export const factorsText = ({ hasAuthenticator, passkeys }: Operator, t: Translate): string =>
	[
		...(hasAuthenticator ? [t("operators.authenticator")] : []),
		...(passkeys > 0 ? [t("operators.passkeys", { smart_count: passkeys })] : []),
	].join(", ") || t("operators.noFactors");

// A click opens the row; the link in it works by keyboard and opens in a new tab.
function OpenLink({ row: { id, name, isSelf } }: { row: Operator }) {
	const t = useTranslate();
	const pathOf = useCreatePath();
	return (
		<Link
			to={pathOf({ resource: "operators", type: "show", id })}
			onClick={(event: MouseEvent) => event.stopPropagation()}
			aria-label={t("operators.open", { name })}
		>
			{isSelf ? t("operators.self", { name }) : name}
		</Link>
	);
}
