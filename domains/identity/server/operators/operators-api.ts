import type { Audit } from "@baize/audit/server";
import { methodsOf, removeAllFactors } from "@baize/factors/server";
import type { Id } from "@baize/kernel/id";
import type { Clock } from "@baize/kernel/time";
import type { Notifications } from "@baize/notifications/server";
import type { Bus, Database, Outbox } from "@baize/platform-server";
import type { Operator, Role } from "../../contract/index.ts";
import { openSessions } from "../session/sessions.ts";
import { findPersonId } from "../store.ts";
import { emailKey } from "../tokens.ts";
import {
	changeOperatorRoles,
	type Invited,
	inviteOperator,
	listOperators,
	type OperatorParts,
	refuseOperator,
	resetOperatorFactors,
	resumeOperator,
	suspendOperator,
} from "./operators.ts";

export type { Invited } from "./operators.ts";

/** Managing operators from the command line, beside the site or without it. Operators are named by their e-mails. */
export type OperatorsApi = {
	list(): Promise<Operator[]>;
	invite(of: { email: string; name?: string | undefined; roles: readonly Role[] }): Promise<Invited>;
	grant(email: string, roles: readonly Role[]): Promise<void>;
	revoke(email: string, roles: readonly Role[]): Promise<void>;
	suspend(email: string): Promise<void>;
	resume(email: string): Promise<void>;
	resetFactors(email: string): Promise<Invited>;
};

export type OperatorsApiPorts = {
	database: Database;
	clock: Clock;
	ids: () => Id;
	/** Notifies the running site which sessions have ended. */
	bus: Bus;
	outbox: Outbox;
	audit: Pick<Audit, "record" | "entriesOf">;
	notifications: Pick<Notifications, "sendMail">;
	officeUrl: string;
};

export function openOperatorsApi(ports: OperatorsApiPorts): OperatorsApi {
	const { database, clock, ids, bus } = ports;
	const parts: OperatorParts = {
		...ports,
		factors: { methodsOf, removeAll: removeAllFactors },
		sessions: openSessions({ database, clock, ids, bus, stream: { hangUp: () => {} } }),
	};
	const by = { actor: "command line" } as const;
	const idOf = async (email: string): Promise<Id> => {
		const operatorId = await findPersonId(ports.database.reader, emailKey(email));
		if (operatorId === undefined) throw refuseOperator("OPERATOR_UNKNOWN");
		return operatorId;
	};
	return {
		list: () => listOperators(parts),
		invite: (of) => inviteOperator(parts, by, of),
		grant: async (email, roles) => changeOperatorRoles(parts, by, await idOf(email), (before) => [...before, ...roles]),
		revoke: async (email, roles) =>
			changeOperatorRoles(parts, by, await idOf(email), (before) => before.filter((role) => !isAmong(role, roles))),
		suspend: async (email) => suspendOperator(parts, by, await idOf(email)),
		resume: async (email) => resumeOperator(parts, by, await idOf(email)),
		resetFactors: async (email) => resetOperatorFactors(parts, by, await idOf(email)),
	};
}

const isAmong = (role: string, roles: readonly string[]): boolean => roles.includes(role);
