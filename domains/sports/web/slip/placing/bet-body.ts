import type { BodyOf } from "@baize/kernel/call";
import type { placeBet } from "../../../contract/calls.ts";

/** A bet as it is sent. */
export type BetBody = BodyOf<typeof placeBet>;
