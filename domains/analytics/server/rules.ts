import { type ArrivedEvent, EVENTS, type EventName, type PropertyKind } from "../contract/index.ts";

/** An event as it is counted: its name, and its properties as one text. */
export type Use = { event: EventName; detail: string };

export type Judgement =
	| { kind: "counted"; uses: readonly Use[] }
	| { kind: "eventUnknown"; at: number }
	| { kind: "propertyWrong"; at: number };

type IsGame = (gameId: string) => boolean;

/** All of a batch or none: a page that sends one wrong event is not ours. */
export function judgeBatch(events: readonly ArrivedEvent[], isGame: IsGame): Judgement {
	const uses: Use[] = [];
	for (const [at, { name, properties }] of events.entries()) {
		if (!isEventName(name)) return { kind: "eventUnknown", at };
		const detail = detailOf(EVENTS[name], properties, isGame);
		if (detail === undefined) return { kind: "propertyWrong", at };
		uses.push({ event: name, detail });
	}
	return { kind: "counted", uses };
}

const isEventName = (name: string): name is EventName => Object.hasOwn(EVENTS, name);

type Kinds = Readonly<Record<string, PropertyKind>>;

/** "game=tidal-book&mode=practice"; undefined unless the properties are exactly those of the event. */
function detailOf(kinds: Kinds, properties: ArrivedEvent["properties"], isGame: IsGame): string | undefined {
	const known = Object.entries(kinds);
	if (Object.keys(properties).length !== known.length) return undefined;
	const parts = known.map(([name, kind]) => {
		const value = Object.hasOwn(properties, name) ? properties[name] : undefined;
		const counted = countedValue(kind, value, isGame);
		return counted === undefined ? undefined : `${name}=${counted}`;
	});
	return parts.includes(undefined) ? undefined : parts.join("&");
}

function countedValue(kind: PropertyKind, value: unknown, isGame: IsGame): string | undefined {
	if ("groups" in kind) return typeof value === "number" ? groupOf(kind.groups, value) : undefined;
	if (typeof value !== "string") return undefined;
	const isKnown = "words" in kind ? kind.words.includes(value) : isGame(value);
	return isKnown ? value : undefined;
}

/** "0", "1-3", "30+": a number by itself could single a visitor out. */
function groupOf(groups: readonly number[], value: number): string {
	const from = groups.findLast((start) => start <= value) ?? 0;
	const next = groups[groups.indexOf(from) + 1];
	if (next === undefined) return `${from}+`;
	return next === from + 1 ? String(from) : `${from}-${next - 1}`;
}
