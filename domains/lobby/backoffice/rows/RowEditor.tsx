import { type FormSchema, useForm, withField } from "@baize/content/backoffice";
import { LOCALES } from "@baize/kernel/locale";
import { Folded, useFormats } from "@baize/platform-backoffice";
import { Box, FormControlLabel, Stack, Switch, Typography } from "@mui/material";
import { GamesInput } from "./GamesInput.tsx";
import { fieldsOf, languagesIn, NEW_RULE, type WrittenRow } from "./row-config.ts";
import { ShownNow } from "./ShownNow.tsx";
import { useTriedRow } from "./use-tried-row.ts";

type Props = { row: WrittenRow; place: string; onChange(row: WrittenRow): void };

const SHOWN_TO = ["audiences", "onlyIn", "geoTargetingFilter", "fromMs", "untilMs"] as const;

/** The fields of one row: what it shows, and to whom. */
export function RowEditor(props: Props) {
	const { t } = useFormats();
	const { row } = props;
	return (
		<Stack spacing={2}>
			{row.kind === "games" && <GamesRowFields {...props} />}
			{row.kind === "category" && <CategoryRowFields {...props} />}
			<Folded summary={t("lobby.rows.shownTo")} isOpen={SHOWN_TO.some((name) => row[name] !== undefined)}>
				<FieldsNamed {...props} names={SHOWN_TO} />
			</Folded>
		</Stack>
	);
}

function GamesRowFields(props: Props) {
	const { row, place, onChange } = props;
	const { tried, failure } = useTriedRow(row);
	const titles = new Map([...(tried?.games ?? []), ...(tried?.left ?? [])].map(({ slug, title }) => [slug, title]));
	const games = (row.games ?? []) as readonly string[];
	return (
		<>
			<Titles {...props} />
			<GamesInput
				place={`${place}.games`}
				games={games}
				titles={titles}
				onChange={(next) => onChange(withOptional(row, "games", next.length === 0 ? undefined : next))}
			/>
			<Rule {...props} />
			<FieldsNamed {...props} names={["limit", "seeAll"]} />
			<ShownNow tried={games.length === 0 && row.rule === undefined ? NOTHING : tried} failure={failure} />
		</>
	);
}

const NOTHING = { games: [], left: [] };

function CategoryRowFields(props: Props) {
	const { tried, failure } = useTriedRow(props.row);
	return (
		<>
			<FieldsNamed {...props} names={["category"]} />
			<Titles {...props} />
			{props.row.category !== "" && <ShownNow tried={tried} failure={failure} />}
		</>
	);
}

/** English first, and the other languages folded. */
function Titles(props: Props) {
	const { t } = useFormats();
	const schema = fieldsOf(props.row.kind).title ?? {};
	const title = (props.row.title ?? {}) as WrittenRow;
	const [english, ...others] = LOCALES;
	const inputs = { schema, value: title, place: `${props.place}.title` };
	const onChange = (next: unknown) =>
		props.onChange(withOptional(props.row, "title", isBlank(next) ? undefined : next));
	return (
		<>
			<GroupFields {...inputs} names={[english]} onChange={onChange} label={t("entries.fields.title")} />
			<Folded summary={t("lobby.rows.languages", { written: languagesIn(title), all: LOCALES.length })}>
				<Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
					{t("lobby.rows.languagesHint")}
				</Typography>
				<GroupFields {...inputs} names={others} onChange={onChange} label={t("entries.fields.title")} />
			</Folded>
		</>
	);
}

const isBlank = (title: unknown): boolean => Object.values(title as object).every((text) => text === "");

function Rule({ row, place, onChange }: Props) {
	const { t } = useFormats();
	const { isReadOnly } = useForm();
	const schema = fieldsOf(row.kind).rule ?? {};
	const { rule } = row;
	return (
		<Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
			<Typography component="legend" variant="subtitle2" sx={{ p: 0 }}>
				{t("lobby.rule.title")}
			</Typography>
			<FormControlLabel
				control={
					<Switch
						checked={rule !== undefined}
						disabled={isReadOnly}
						onChange={(_event, isOn) => onChange(withOptional(row, "rule", isOn ? NEW_RULE : undefined))}
					/>
				}
				label={t("lobby.rule.use")}
			/>
			{rule !== undefined && (
				<>
					<Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
						{t("lobby.rule.hint")}
					</Typography>
					<GroupFields
						schema={schema}
						value={rule}
						place={`${place}.rule`}
						names={Object.keys(schema.properties ?? {})}
						onChange={(next) => onChange(withOptional(row, "rule", next))}
					/>
				</>
			)}
		</Box>
	);
}

function FieldsNamed({ row, place, names, onChange }: Props & { names: readonly string[] }) {
	const schema: FormSchema = { properties: fieldsOf(row.kind), required: ["kind", "category"] };
	return (
		<GroupFields
			schema={schema}
			value={row}
			place={place}
			names={names}
			onChange={(next) => onChange(next as WrittenRow)}
			isWhole
		/>
	);
}

type GroupProps = {
	schema: FormSchema;
	value: unknown;
	place: string;
	names: readonly string[];
	/** Before the names of the fields, where those alone do not say what they are. */
	label?: string;
	/** The group has all that must be there. */
	isWhole?: boolean;
	onChange(value: unknown): void;
};

/** Some fields of a group, beside each other where the page is wide. */
function GroupFields({ schema, value, place, names, label, isWhole = false, onChange }: GroupProps) {
	const { t } = useFormats();
	const { Field } = useForm();
	const group = value as Readonly<Record<string, unknown>>;
	const base = isWhole ? { ...schema, required: [] } : schema;
	return (
		<Box
			sx={{ display: "grid", gap: 2, gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" } }}
		>
			{names.map((name) => {
				const text = t(`entries.fields.${name}`);
				return (
					<Field
						key={name}
						schema={schema.properties?.[name] ?? {}}
						label={label === undefined ? text : t("lobby.rows.field", { label, name: text })}
						place={`${place}.${name}`}
						value={group[name]}
						isRequired={schema.required?.includes(name) ?? false}
						onChange={(next) =>
							onChange(
								name === "category" && isWhole ? { ...group, category: next } : withField(base, group, name, next),
							)
						}
					/>
				);
			})}
		</Box>
	);
}

function withOptional(row: WrittenRow, name: string, value: unknown): WrittenRow {
	const { [name]: _before, ...others } = row;
	return (value === undefined ? others : { ...row, [name]: value }) as WrittenRow;
}
