import { useFormats } from "@baize/platform-backoffice";
import { Box, Button, FormHelperText, IconButton, Paper, Stack } from "@mui/material";
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { emptyOf, kindOf, moved } from "./form-schema.ts";
import { type InputProps, useForm } from "./use-form.ts";
import { useProblem } from "./use-problem.ts";

/** A list of things in order: each can be changed, moved and removed, and one more added. */
export function ListInput({ schema, label, place, value, onChange }: InputProps) {
	const { t } = useFormats();
	const problem = useProblem(place);
	const { isReadOnly, Field } = useForm();
	const items = (value ?? []) as readonly unknown[];
	const item = schema.items ?? {};
	const replaced = (at: number, next: unknown) => items.map((each, index) => (index === at ? next : each));
	return (
		<Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
			<Box component="legend" sx={{ p: 0, mb: 1, color: "text.secondary" }}>
				{label}
			</Box>
			<Stack spacing={1}>
				{items.map((each, index) => {
					const name = t("entries.editor.item", { label, place: index + 1 });
					return (
						<Item
							// Items have no names of their own, and a form keeps them in their order.
							key={index}
							isPlain={kindOf(item) !== "group" && kindOf(item) !== "variant"}
							buttons={<ItemButtons name={name} index={index} count={items.length} onChange={onChange} items={items} />}
						>
							<Field
								schema={item}
								label={name}
								place={`${place}.${index}`}
								value={each}
								isRequired
								onChange={(next) => onChange(replaced(index, next))}
							/>
						</Item>
					);
				})}
			</Stack>
			{problem && <FormHelperText error>{problem}</FormHelperText>}
			<Button
				startIcon={<IconPlus size={18} />}
				disabled={isReadOnly}
				sx={{ mt: 1 }}
				aria-label={t("entries.editor.addTo", { label })}
				onClick={() => onChange([...items, emptyOf(item)])}
			>
				{t("entries.editor.add")}
			</Button>
		</Box>
	);
}

/** A value of one line stands beside its buttons, a group below them. */
const Item = ({ isPlain, buttons, children }: { isPlain: boolean; buttons: ReactNode; children: ReactNode }) =>
	isPlain ? (
		<Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr) auto", gap: 0.5, alignItems: "start" }}>
			{children}
			{buttons}
		</Box>
	) : (
		<Paper variant="outlined" sx={{ p: 1.5, minWidth: 0 }}>
			<Box sx={{ display: "flex", justifyContent: "flex-end", mb: 1 }}>{buttons}</Box>
			{children}
		</Paper>
	);

type ButtonsProps = {
	name: string;
	index: number;
	count: number;
	items: readonly unknown[];
	onChange(items: unknown): void;
};

function ItemButtons({ name, index, count, items, onChange }: ButtonsProps) {
	const { t } = useFormats();
	const { isReadOnly } = useForm();
	const removed = () => items.filter((_each, place) => place !== index);
	return (
		<Box sx={{ display: "flex", whiteSpace: "nowrap" }}>
			<IconButton
				aria-label={t("entries.editor.up", { name })}
				disabled={isReadOnly || index === 0}
				onClick={() => onChange(moved(items, index, index - 1))}
			>
				<IconArrowUp size={18} />
			</IconButton>
			<IconButton
				aria-label={t("entries.editor.down", { name })}
				disabled={isReadOnly || index === count - 1}
				onClick={() => onChange(moved(items, index, index + 1))}
			>
				<IconArrowDown size={18} />
			</IconButton>
			<IconButton
				aria-label={t("entries.editor.remove", { name })}
				disabled={isReadOnly}
				onClick={() => onChange(removed())}
			>
				<IconTrash size={18} />
			</IconButton>
		</Box>
	);
}
