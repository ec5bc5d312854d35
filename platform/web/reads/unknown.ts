import type { CallError } from "./call-house.ts";

/** Whether nobody can tell what became of the call: no answer came, or the server could not say. */
export const isUnknown = ({ status }: CallError): boolean => status === 0 || status >= 500;
