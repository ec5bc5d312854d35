import { Panel, ReasonAction, RecordLayout, useCan, useFormats } from "@baize/platform-backoffice";
import { Box, Button, IconButton, MenuItem, Stack, TextField, Typography } from "@mui/material";
import { IconArrowDown, IconArrowUp, IconX } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { Link, useCreatePath } from "react-admin";
import { isSamePlacement, placedKey, placeInRegion, type RegionRecord } from "../../contract/index.ts";
import { moved } from "./order.ts";

type Item = RegionRecord["placed"][number];

/** One region: what it shows, in order, and what could be added. */
export function RegionPage({ record }: { record: RegionRecord }) {
	const { t } = useFormats();
	const may = useCan();
	const { items, isChanged, setItems } = useItems(record.placed);
	return (
		<RecordLayout title={t(`regions.names.${record.id}`)}>
			<Panel title={t("regions.placed")}>
				<Stack spacing={2}>
					<Typography>{t(`regions.places.${record.id}`)}</Typography>
					{items.length === 0 && <Typography>{t("regions.empty")}</Typography>}
					<Box component="ol" sx={{ p: 0, m: 0, listStyle: "none" }}>
						{items.map((item, place) => (
							<PlacedItem
								key={placedKey(item)}
								item={item}
								place={place}
								last={items.length - 1}
								isReadOnly={!may(placeInRegion)}
								onMove={(by) => setItems(moved(items, place, by))}
								onRemove={() => setItems(items.filter((other) => other !== item))}
							/>
						))}
					</Box>
					{may(placeInRegion) && <Add record={record} items={items} onAdd={(item) => setItems([...items, item])} />}
					<Box sx={{ display: "flex", gap: 1.5 }}>
						<ReasonAction
							call={placeInRegion}
							input={(reason) => ({
								params: { region: record.id },
								body: { placed: items.map(placedOf), basedOn: record.placed.map(placedOf), reason },
							})}
							text="regions.save"
							done="regions.saved"
							isDisabled={!isChanged}
						/>
						{isChanged && <Button onClick={() => setItems(undefined)}>{t("regions.discard")}</Button>}
					</Box>
				</Stack>
			</Panel>
		</RecordLayout>
	);
}

const placedOf = ({ contentType, slug }: Item) => ({ contentType, slug });

/** The record is read again and again: what is arranged here stays until it is saved. */
function useItems(stored: readonly Item[]) {
	const [arranged, setItems] = useState<readonly Item[]>();
	const isStored = arranged !== undefined && isSamePlacement(arranged, stored);
	useEffect(() => {
		if (isStored) setItems(undefined);
	}, [isStored]);
	return { items: arranged ?? stored, isChanged: arranged !== undefined && !isStored, setItems };
}

type PlacedProps = {
	item: Item;
	place: number;
	last: number;
	isReadOnly: boolean;
	onMove(by: 1 | -1): void;
	onRemove(): void;
};

function PlacedItem({ item, place, last, isReadOnly, onMove, onRemove }: PlacedProps) {
	const { t } = useFormats();
	const pathTo = useCreatePath();
	const { title, contentType, slug, isPublished } = item;
	return (
		<Box component="li" sx={{ display: "flex", alignItems: "center", gap: 1, minHeight: 48 }}>
			<Box sx={{ flexGrow: 1, minWidth: 0 }}>
				<Link to={pathTo({ resource: "entries", type: "show", id: `${contentType}.${slug}.en` })}>{title}</Link>{" "}
				<Typography component="span" color="text.secondary">
					{t(`entries.types.${contentType}`)}
					{!isPublished && `, ${t("regions.notPublished")}`}
				</Typography>
			</Box>
			{!isReadOnly && (
				<>
					<IconButton aria-label={t("regions.up", { title })} disabled={place === 0} onClick={() => onMove(-1)}>
						<IconArrowUp size={20} />
					</IconButton>
					<IconButton aria-label={t("regions.down", { title })} disabled={place === last} onClick={() => onMove(1)}>
						<IconArrowDown size={20} />
					</IconButton>
					<IconButton aria-label={t("regions.remove", { title })} onClick={onRemove}>
						<IconX size={20} />
					</IconButton>
				</>
			)}
		</Box>
	);
}

type AddProps = { record: RegionRecord; items: readonly Item[]; onAdd(item: Item): void };

/** Picks from what is published and not there yet. */
function Add({ record, items, onAdd }: AddProps) {
	const { t } = useFormats();
	const [chosen, choose] = useState("");
	const there = new Set(items.map(placedKey));
	const choices = record.choices.filter((choice) => !there.has(placedKey(choice)));
	const picked = choices.find((choice) => placedKey(choice) === chosen);
	return (
		<Box sx={{ display: "flex", gap: 1.5, alignItems: "center" }}>
			<TextField
				select
				size="small"
				label={t("regions.choose")}
				value={picked ? chosen : ""}
				onChange={({ target }) => choose(target.value)}
				sx={{ minWidth: 240 }}
			>
				{choices.map((choice) => (
					<MenuItem key={placedKey(choice)} value={placedKey(choice)}>
						{`${choice.title} (${t(`entries.types.${choice.contentType}`)})`}
					</MenuItem>
				))}
			</TextField>
			<Button variant="outlined" disabled={!picked} onClick={() => picked && onAdd(picked)}>
				{t("regions.add")}
			</Button>
		</Box>
	);
}
