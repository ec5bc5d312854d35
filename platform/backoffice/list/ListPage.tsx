import { Box, Button, LinearProgress, Paper, Skeleton, Stack, Typography } from "@mui/material";
import { useTranslate } from "react-admin";
import { Failure } from "../Failure.tsx";
import type { Resource } from "../resource.ts";
import { ExportButton } from "./ExportButton.tsx";
import { FilterBar } from "./FilterBar.tsx";
import { type Filters, isSameFilters } from "./filters.ts";
import { PageButtons } from "./PageButtons.tsx";
import { RowTable } from "./RowTable.tsx";
import { SavedViews, SaveView } from "./SavedViews.tsx";
import { useAddress } from "./use-address.ts";
import { useList } from "./use-list.ts";

/** A list with its heading, views, filters, rows and pages, all from its declaration. */
export function ListPage({ resource }: { resource: Resource }) {
	const { name, list } = resource;
	const title = useListTitle(name);
	const { filters, start, place, setFilters, goTo } = useAddress(resource);
	const read = useList(resource, filters, place.cursor);
	const known = list.filters ?? [];
	return (
		<Stack spacing={1.5} sx={{ mt: 2, mb: 4, minWidth: 0 }}>
			<title>{title}</title>
			<Heading resource={resource} title={title} filters={filters} />
			{known.length > 0 && <SavedViews list={name} {...{ filters, start }} onFilters={setFilters} />}
			{known.length > 0 && (
				<Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", alignItems: "center", gap: 1.5 }}>
					<FilterBar resource={name} filters={known} values={filters} onChange={setFilters} />
					<SaveView list={name} {...{ filters, start }} />
				</Stack>
			)}
			{read.error !== null && <Failure error={read.error} onRetry={read.readAgain} />}
			{read.error === null && (
				<Paper variant="outlined" aria-busy={read.isWaiting} sx={{ position: "relative", minWidth: 0 }}>
					{read.isWaiting && read.page && <LinearProgress aria-hidden="true" sx={PROGRESS} />}
					{!read.page && <Waiting />}
					{read.page?.rows.length === 0 && (
						<NoRows
							resource={name}
							isFiltered={Object.keys(filters).length > 0}
							onClear={isSameFilters(filters, {}) ? undefined : () => setFilters({})}
						/>
					)}
					{read.page && read.page.rows.length > 0 && (
						<RowTable resource={resource} rows={read.page.rows} title={title} />
					)}
					{read.page && (
						<PageButtons
							place={place}
							next={read.page.next}
							rows={read.page.rows.length}
							readAtMs={read.readAtMs}
							isNewer={read.isNewer}
							onShowNewer={read.showNewer}
							onPlace={goTo}
						/>
					)}
				</Paper>
			)}
		</Stack>
	);
}

const PROGRESS = { position: "absolute", insetInline: 0, insetBlockStart: 0, blockSize: 2 } as const;

function useListTitle(resource: string): string {
	const t = useTranslate();
	return t(`resources.${resource}.title`, { _: t(`resources.${resource}.name`, { smart_count: 2 }) });
}

function Heading({ resource, title, filters }: { resource: Resource; title: string; filters: Filters }) {
	const { name, list } = resource;
	const t = useTranslate();
	const intro = t(`resources.${name}.intro`, { _: "" });
	return (
		<Box>
			<Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", alignItems: "center", gap: 2 }}>
				<Typography component="h1" variant="h5" sx={{ flex: 1 }}>
					{title}
				</Typography>
				<ExportButton resource={resource} filters={filters} />
				{list.actions && <list.actions />}
			</Stack>
			{intro && <Typography sx={{ color: "text.secondary", maxWidth: "75ch", mt: 0.5 }}>{intro}</Typography>}
		</Box>
	);
}

type NoRowsProps = { resource: string; isFiltered: boolean; onClear: (() => void) | undefined };

/** An empty list: what it would contain, and how to clear the filters. */
function NoRows({ resource, isFiltered, onClear }: NoRowsProps) {
	const t = useTranslate();
	const text = isFiltered
		? t(`resources.${resource}.noneFits`, { _: t("office.noneFits") })
		: t(`resources.${resource}.empty`, { _: t("office.empty") });
	return (
		<Typography variant="body2" sx={{ color: "text.secondary", p: 2 }}>
			{text} {onClear && <Button onClick={onClear}>{t("office.clearFilters")}</Button>}
		</Typography>
	);
}

const WAITING_ROWS = ["a", "b", "c", "d", "e", "f"];

const Waiting = () => (
	<Box aria-hidden="true" sx={{ p: 1.5, display: "grid", gap: 1 }}>
		{WAITING_ROWS.map((row) => (
			<Skeleton key={row} variant="rounded" height={28} />
		))}
	</Box>
);
