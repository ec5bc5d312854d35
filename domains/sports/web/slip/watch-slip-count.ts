import { slip } from "./slip-store.ts";

/** Calls `notify` with the number of selections now and on every change, until the returned function is called. */
export function watchSlipCount(notify: (count: number) => void): () => void {
	const notifyNow = (): void => notify(slip.current().legs.length);
	notifyNow();
	return slip.subscribe(notifyNow);
}
