import { useSyncExternalStore } from "react";
import { type SlipState, slip } from "./slip-store.ts";

export const useSlip = (): SlipState => useSyncExternalStore(slip.subscribe, slip.current, slip.empty);

/** The number of selections on the slip. */
export const useSlipCount = (): number => useSlip().legs.length;
