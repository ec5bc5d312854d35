import type { CallError } from "./call-api.ts";

/** Whether the outcome of the call is unknown: no answer came, or the server did not know it. */
export const isUnknown = ({ status }: CallError): boolean => status === 0 || status >= 500;
