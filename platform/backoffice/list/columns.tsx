import type { ReactNode } from "react";
import { StateChip, type ToneByState } from "../record/StateChip.tsx";
import type { Formats } from "../use-formats.ts";

/** One column of a list. Its heading is the text `resources.<list>.fields.<id>`. */
export type Column<Row> = {
	id: string;
	/** The value as text: on the page, unless `show` is given, and in an export. Left out: not exported. */
	text?(row: Row, formats: Formats): string;
	show?(row: Row, formats: Formats): ReactNode;
	/** The value in an export, where a program needs another form than a person. */
	exported?(row: Row): string;
	/** Numbers stand at the end of their cell, so that their digits are below each other. */
	isNumber?: boolean;
	/** Short enough to stand on one line where rows are a table. */
	isOneLine?: boolean;
};

type Field<Key extends string, Value> = { [K in Key]?: Value | null };

const written = (value: unknown): string => (value === undefined || value === null ? "" : String(value));

export const textColumn = <Key extends string>(id: Key): Column<Field<Key, string>> => ({
	id,
	text: (row) => written(row[id]),
});

export const countColumn = <Key extends string>(id: Key): Column<Field<Key, number>> => ({
	id,
	text: (row) => written(row[id]),
	isNumber: true,
});

const isoTime = (at: number | string | null | undefined): string =>
	at === undefined || at === null ? "" : new Date(at).toISOString();

/** A moment in milliseconds or ISO 8601; exported in ISO 8601. */
export const timeColumn = <Key extends string>(id: Key): Column<Field<Key, number | string>> => ({
	id,
	text: (row, { time }) => (row[id] === undefined || row[id] === null ? "" : time(row[id])),
	exported: (row) => isoTime(row[id]),
	isOneLine: true,
});

/** As `timeColumn`, where only the day matters. */
export const dayColumn = <Key extends string>(id: Key): Column<Field<Key, number | string>> => ({
	id,
	text: (row, { day }) => (row[id] === undefined || row[id] === null ? "" : day(row[id])),
	exported: (row) => isoTime(row[id]),
	isOneLine: true,
});

/** An amount in minor units; `currency` names the field beside it. */
export const moneyColumn = <Key extends string, Currency extends string>(
	id: Key,
	currency: Currency,
): Column<{ [K in Key]: number } & { [K in Currency]: string }> => ({
	id,
	text: (row, { money }) => money(row[id], row[currency]),
	isNumber: true,
});

/** A state as a chip, named by the text `<texts>.<state>`. */
export const stateColumn = <Key extends string, State extends string>(
	id: Key,
	texts: string,
	tones: ToneByState<State>,
): Column<{ [K in Key]: State }> => ({
	id,
	text: (row, { t }) => t(`${texts}.${row[id]}`),
	show: (row) => <StateChip state={row[id]} texts={texts} tones={tones} />,
	exported: (row) => row[id],
});
