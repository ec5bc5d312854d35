import type { EventName, PropertiesOf } from "../contract/catalogue.ts";

/** An event as the page sends it. */
export type NotedUse = { name: EventName; properties: Readonly<Record<string, string | number>> };

/** What happens while the page is still loading waits in its memory until it is known whether the visitor has agreed. */
const MAX_WAITING = 20;
let waiting: NotedUse[] = [];
let take = (use: NotedUse): void => {
	if (waiting.length < MAX_WAITING) waiting.push(use);
};

/** Notes an event of the catalogue. It is dropped unless the visitor has agreed. */
export const noteUse = <Name extends EventName>(name: Name, properties: PropertiesOf<Name>): void =>
	take({ name, properties: properties as NotedUse["properties"] });

/** From now on each event is given to `taker`, and first those that have waited. */
export function takeUses(taker: (use: NotedUse) => void): void {
	take = taker;
	waiting.forEach(taker);
	waiting = [];
}
