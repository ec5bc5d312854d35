/** `gone`: nothing of the chat is shown. `kept`: closed, with a button that opens it. */
export type Presence = "gone" | "kept" | "open";

let present: Presence = "gone";
let opener: HTMLElement | undefined;
let isFocusFree = false;
const watchers = new Set<() => void>();

function become(next: Presence): void {
	present = next;
	for (const watcher of watchers) watcher();
}

/** Whether the chat is open, for links outside of it and for itself. */
export const presence = {
	read: (): Presence => present,
	watch(watcher: () => void): () => void {
		watchers.add(watcher);
		return () => watchers.delete(watcher);
	},
	/** The focus returns to `from` when it is closed. */
	open(from?: HTMLElement): void {
		opener = from;
		become("open");
	},
	keep: (): void => become("kept"),
	/** Closes it, and keeps a button for one that is under way. */
	close(isUnderWay: boolean): void {
		isFocusFree = !opener?.isConnected;
		become(isUnderWay ? "kept" : "gone");
		if (opener?.isConnected) opener.focus();
	},
	/** Whether what had opened the chat is not there any more, so that its button takes the focus; once. */
	takesFocus(): boolean {
		const takes = isFocusFree;
		isFocusFree = false;
		return takes;
	},
};
