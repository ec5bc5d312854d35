import { type Id, idText, readId } from "@baize/kernel/id";
import type { Bus } from "../bus/index.ts";

/** Calls the listener with the subject of each change; with undefined where any may have changed. */
export type Changes<Subject> = (listener: (subject: Subject | undefined) => void) => void;

/** Changes that every process receives. */
export type SharedChanges<Subject> = {
	/** After the commit of a change: notifies the listeners here at once, and those of other processes by the bus. */
	announce(subject: Subject): void;
	/** Where messages of other processes were lost, listeners learn that any subject may have changed (decision 015). */
	listen: Changes<Subject>;
};

/** How a subject is written in a message; undefined for a text that names none. */
export type SubjectTexts<Subject> = { write(subject: Subject): string; read(text: string): Subject | undefined };

export const ID_TEXTS: SubjectTexts<Id> = { write: idText, read: (text) => readId(text) ?? undefined };

/** Without a bus, this process is alone. */
export function openSharedChanges<Subject>(
	bus: Pick<Bus, "publish" | "subscribe"> | undefined,
	channel: string,
	texts: SubjectTexts<Subject>,
): SharedChanges<Subject> {
	const listeners: ((subject: Subject | undefined) => void)[] = [];
	const notify = (subject: Subject | undefined): void => {
		for (const listener of listeners) listener(subject);
	};
	bus?.subscribe(
		channel,
		(text) => {
			const subject = texts.read(text);
			if (subject !== undefined) notify(subject);
		},
		() => notify(undefined),
	);
	return {
		announce(subject) {
			notify(subject);
			bus?.publish(channel, texts.write(subject));
		},
		listen: (listener) => void listeners.push(listener),
	};
}
