import { Button, Chip, Stack, TextField } from "@mui/material";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNotify, useTranslate } from "react-admin";
import { FormDialog } from "../change/FormDialog.tsx";
import { useAttempt } from "../change/use-attempt.ts";
import { useDesk } from "../desk.tsx";
import { readAgain } from "../read-again.ts";
import { type Filters, isSameFilters } from "./filters.ts";

const MAX_NAME_LENGTH = 40;

type Props = { list: string; filters: Filters; start: Filters };

const viewsKey = (list: string): string[] => ["desk", "views", list];

function useViews({ list, filters }: Pick<Props, "list" | "filters">) {
	const desk = useDesk();
	const { data: views = [] } = useQuery({
		queryKey: viewsKey(list),
		queryFn: () => desk.readViews(list),
		retry: readAgain,
	});
	return { views, shown: views.find((view) => isSameFilters(view.filters, filters)) };
}

/** Changes the operator's views, and reads them again. */
function useViewChange(list: string) {
	const notify = useNotify();
	const client = useQueryClient();
	const { attempt, isPending } = useAttempt();
	async function change(act: () => Promise<unknown>): Promise<void> {
		const outcome = await attempt(act);
		if (outcome && "problem" in outcome) notify(outcome.problem, { type: "error" });
		await client.invalidateQueries({ queryKey: viewsKey(list) });
	}
	return { change, isPending };
}

/** The operator's own views of a list: filters under a name. The one that is shown is marked. */
export function SavedViews({ list, filters, start, onFilters }: Props & { onFilters(filters: Filters): void }) {
	const t = useTranslate();
	const { removeView } = useDesk();
	const { views, shown } = useViews({ list, filters });
	const { change, isPending } = useViewChange(list);
	if (views.length === 0) return null;
	return (
		<Stack
			direction="row"
			useFlexGap
			role="group"
			aria-label={t("office.views.title")}
			sx={{ flexWrap: "wrap", alignItems: "center", gap: 1 }}
		>
			<ViewChip
				name={t("office.views.start")}
				isShown={isSameFilters(filters, start)}
				onPress={() => onFilters(start)}
			/>
			{views.map(({ id, name, filters: own }) => (
				<ViewChip key={id} name={name} isShown={shown?.id === id} onPress={() => onFilters(own)} />
			))}
			{shown && (
				<Button size="small" disabled={isPending} onClick={() => void change(() => removeView(shown.id))}>
					{t("office.views.remove", { name: shown.name })}
				</Button>
			)}
		</Stack>
	);
}

/** Stores the filters that are shown under a name. */
export function SaveView({ list, filters, start }: Props) {
	const t = useTranslate();
	const { saveView } = useDesk();
	const { shown } = useViews({ list, filters });
	const { change, isPending } = useViewChange(list);
	const [isNaming, setNaming] = useState(false);
	return (
		<>
			<Button disabled={shown !== undefined || isSameFilters(filters, start)} onClick={() => setNaming(true)}>
				{t("office.views.save")}
			</Button>
			{isNaming && (
				<NameDialog
					isPending={isPending}
					onClose={() => setNaming(false)}
					onName={(name) => void change(() => saveView(list, name, filters)).then(() => setNaming(false))}
				/>
			)}
		</>
	);
}

const ViewChip = ({ name, isShown, onPress }: { name: string; isShown: boolean; onPress(): void }) => (
	<Chip
		component="button"
		label={name}
		aria-pressed={isShown}
		color={isShown ? "primary" : "default"}
		variant={isShown ? "filled" : "outlined"}
		onClick={onPress}
	/>
);

function NameDialog({
	isPending,
	onClose,
	onName,
}: {
	isPending: boolean;
	onClose(): void;
	onName(name: string): void;
}) {
	const t = useTranslate();
	const [isMissing, setMissing] = useState(false);
	function submitted(form: FormData): void {
		const name = String(form.get("name")).trim();
		setMissing(name === "");
		if (name !== "") onName(name);
	}
	return (
		<FormDialog
			title={t("office.views.save")}
			submit={t("office.views.submit")}
			size="xs"
			isPending={isPending}
			onClose={onClose}
			onSubmit={submitted}
		>
			<TextField
				name="name"
				label={t("office.views.name")}
				helperText={t("office.views.hint")}
				error={isMissing}
				margin="dense"
				fullWidth
				required
				autoFocus
				slotProps={{ htmlInput: { maxLength: MAX_NAME_LENGTH } }}
			/>
		</FormDialog>
	);
}
