import type { Binding } from "@baize/platform-server";
import type { Parts } from "./ports.ts";

export const bindings = (_parts: Parts): Binding[] => [];
