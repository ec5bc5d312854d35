import type { ComponentType } from "react";
import { CanAccess } from "react-admin";
import { AccessDenied } from "./AccessDenied.tsx";

/** A room's page for those whose role opens it. For others it is never begun, so it asks the house for nothing. */
export function guarded(room: string, Page: ComponentType): ComponentType {
	return () => (
		<CanAccess action="list" resource={room} accessDenied={<AccessDenied />}>
			<Page />
		</CanAccess>
	);
}
