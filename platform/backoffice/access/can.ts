import type { OfficeCall } from "@baize/kernel/call";
import { usePermissions } from "react-admin";

/** Whether an operator with these roles may make the call: the rule that the server applies, from the same field. */
export function can(roles: readonly string[], { role }: Pick<OfficeCall, "role">): boolean {
	if (role === undefined) return true;
	return [role].flat().some((one) => roles.includes(one));
}

/** Knows of calls whether the operator may make them. Until the roles are known, none. */
export function useCan(): (call: Pick<OfficeCall, "role">) => boolean {
	const { permissions } = usePermissions<readonly string[]>();
	return (call) => permissions !== undefined && can(permissions, call);
}
