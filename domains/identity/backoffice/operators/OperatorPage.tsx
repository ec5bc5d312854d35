import { Box, Button, Stack, Typography } from "@mui/material";
import { useState } from "react";
import { Link, Show, useCreatePath, useLocale, useRecordContext, useTranslate } from "react-admin";
import {
	changeOperatorRoles,
	type Operator,
	type Role,
	resetOperatorFactors,
	resumeOperator,
	suspendOperator,
} from "../../contract/index.ts";
import { ActionButton } from "../ActionButton.tsx";
import { Card } from "../Card.tsx";
import { useChange } from "../use-change.ts";
import { factorsText } from "./OperatorList.tsx";
import { RoleChoices } from "./RoleChoices.tsx";
import { StateChip } from "./StateChip.tsx";

/** One operator: what they may do, and what can be done about their access. */
export function OperatorPage() {
	return (
		<Show component="div" title={false} actions={false}>
			<OperatorFile />
		</Show>
	);
}

function OperatorFile() {
	const operator = useRecordContext<Operator>();
	const t = useTranslate();
	const pathOf = useCreatePath();
	if (!operator) return null;
	return (
		<>
			<title>{operator.name}</title>
			<Typography sx={{ mt: 2 }}>
				<Link to={pathOf({ resource: "operators", type: "list" })}>{t("operators.back")}</Link>
			</Typography>
			<Stack direction="row" useFlexGap sx={{ alignItems: "center", gap: 2, flexWrap: "wrap", my: 1 }}>
				<Typography component="h1" variant="h4" sx={{ overflowWrap: "anywhere" }}>
					{operator.name}
				</Typography>
				<StateChip state={operator.state} />
			</Stack>
			<Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { xs: "1fr", md: "1fr 1fr" }, mb: 4 }}>
				<Facts operator={operator} />
				{operator.isSelf ? (
					<Card title={t("operators.access")}>
						<Typography sx={{ color: "text.secondary" }}>{t("operators.own")}</Typography>
					</Card>
				) : (
					<Access operator={operator} />
				)}
				<Roles key={operator.roles.join()} operator={operator} />
			</Box>
		</>
	);
}

type Props = { operator: Operator };

function Facts({ operator }: Props) {
	const t = useTranslate();
	const time = new Intl.DateTimeFormat(useLocale(), { dateStyle: "medium", timeStyle: "short", hourCycle: "h23" });
	const { id, email, lastLoginMs } = operator;
	const facts = [
		["email", email],
		["factors", factorsText(operator, t)],
		["lastLoginMs", lastLoginMs ? time.format(lastLoginMs) : t("operators.never")],
		["id", id],
	] as const;
	return (
		<Card title={t("operators.facts")}>
			<Box component="dl" sx={{ display: "grid", gridTemplateColumns: "auto 1fr", gap: 1, columnGap: 3, m: 0 }}>
				{facts.map(([term, value]) => (
					<Box key={term} sx={{ display: "contents" }}>
						<Box component="dt" sx={{ color: "text.secondary" }}>
							{t(`resources.operators.fields.${term}`)}
						</Box>
						<Box component="dd" sx={{ m: 0, overflowWrap: "anywhere" }}>
							{value}
						</Box>
					</Box>
				))}
			</Box>
		</Card>
	);
}

function Access({ operator: { id, state } }: Props) {
	const t = useTranslate();
	const params = { operator: id };
	const suspend = useChange(suspendOperator, "operators.suspended");
	const resume = useChange(resumeOperator, "operators.resumed");
	const reset = useChange(resetOperatorFactors, "operators.wasReset");
	const isPending = suspend.isPending || resume.isPending || reset.isPending;
	return (
		<Card title={t("operators.access")}>
			<Stack direction="row" useFlexGap sx={{ gap: 2, flexWrap: "wrap" }}>
				{state === "suspended" ? (
					<ActionButton
						action="resume"
						isPending={isPending}
						onReason={(reason) => resume.run({ params, body: { reason } })}
					/>
				) : (
					<ActionButton
						action="suspend"
						isPending={isPending}
						onReason={(reason) => suspend.run({ params, body: { reason } })}
					/>
				)}
				<ActionButton
					action="resetFactors"
					isPending={isPending}
					isDisabled={state === "suspended"}
					onReason={(reason) => reset.run({ params, body: { reason } })}
				/>
			</Stack>
			{state === "invited" && (
				<Typography sx={{ color: "text.secondary", mt: 1 }}>{t("operators.invitedHint")}</Typography>
			)}
		</Card>
	);
}

function Roles({ operator: { id, roles, isSelf } }: Props) {
	const t = useTranslate();
	const [chosen, setChosen] = useState<string[]>([...roles]);
	const change = useChange(changeOperatorRoles, "operators.rolesChanged");
	const isSame = [...chosen].sort().join() === [...roles].sort().join();
	const give = (reason: string): Promise<void> =>
		change.run({ params: { operator: id }, body: { roles: chosen as Role[], reason } });
	return (
		<Card title={t("operators.roles")}>
			<RoleChoices
				chosen={chosen}
				isTitled
				isDisabled={isSelf}
				onChosen={setChosen}
				{...(chosen.length === 0 ? { problem: t("operators.noRoles") } : {})}
			/>
			{!isSelf && (
				<Stack direction="row" useFlexGap sx={{ gap: 2, flexWrap: "wrap", mt: 1 }}>
					<ActionButton
						action="changeRoles"
						about={chosen.join(", ")}
						isPending={change.isPending}
						isDisabled={isSame || chosen.length === 0}
						onReason={give}
					/>
					{!isSame && <Button onClick={() => setChosen([...roles])}>{t("people.actions.cancel")}</Button>}
				</Stack>
			)}
		</Card>
	);
}
