import type { Binding } from "@baize/platform-server";
import { namingAdjustments } from "./name-adjustments.ts";
import type { AdjustmentsPorts } from "./ports.ts";
import { adjustmentsRoutes } from "./routes.ts";

export type { AdjustmentsPorts } from "./ports.ts";

export type Adjustments = { bindings: Binding[] };

export function openAdjustments(ports: AdjustmentsPorts): Adjustments {
	ports.wallet.nameSubjects("other", namingAdjustments(ports));
	return { bindings: adjustmentsRoutes(ports) };
}
