import type { ComponentType } from "react";
import { CanAccess } from "react-admin";
import { AccessDenied } from "./AccessDenied.tsx";

/** A domain's page for operators with its role. For others it is never mounted, so it makes no request. */
export function guarded(domain: string, Page: ComponentType): ComponentType {
	return () => (
		<CanAccess action="list" resource={domain} accessDenied={<AccessDenied />}>
			<Page />
		</CanAccess>
	);
}
