import type { Binding } from "@baize/platform-server";
import type { DeskPorts } from "./ports.ts";
import { deskRoutes } from "./routes.ts";

export type { DeskPorts, ExportAudit } from "./ports.ts";

export type Desk = { bindings: Binding[] };

export const openDesk = (ports: DeskPorts): Desk => ({ bindings: deskRoutes(ports) });
