import type { SaferPlayState } from "../contract/schemas.ts";

/** Gets the new state after a change, and the message about it. */
export type OnChange = (state: SaferPlayState, message: string) => void;
