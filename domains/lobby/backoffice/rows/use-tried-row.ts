import { useRead } from "@baize/platform-backoffice";
import { type ReactNode, useRef } from "react";
import { type TriedRow, tryLobbyRow } from "../../contract/index.ts";
import { tryable, type WrittenRow } from "./row-config.ts";

const NOTHING = { kind: "category", category: "none" } as const;

/** What a row shows now. While another answer is awaited, the one before stays, so that nothing jumps. */
export function useTriedRow(row: WrittenRow): { tried: TriedRow | undefined; failure: ReactNode } {
	const asked = tryable(row);
	const { data, failure } = useRead(tryLobbyRow, { body: { row: asked ?? NOTHING } });
	const last = useRef<TriedRow>(undefined);
	if (data !== undefined) last.current = data;
	return { tried: asked === undefined ? undefined : (data ?? last.current), failure };
}
