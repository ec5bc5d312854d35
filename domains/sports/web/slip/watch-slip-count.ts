import { slip } from "./slip-store.ts";

/** Tells how many selections stand on the slip, now and whenever that changes, until its answer is called. */
export function watchSlipCount(tell: (count: number) => void): () => void {
	const tellNow = (): void => tell(slip.current().legs.length);
	tellNow();
	return slip.subscribe(tellNow);
}
