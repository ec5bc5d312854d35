import { type Binding, bind, type SignedInVisit } from "@baize/platform-server";
import * as calls from "../../contract/operators/operators-calls.ts";
import type { Parts } from "../ports.ts";
import {
	type Acting,
	changeOperatorRoles,
	inviteOperator,
	listOperators,
	operatorIdOf,
	readOperator,
	resetOperatorFactors,
	resumeOperator,
	suspendOperator,
} from "./operators.ts";

const acting = ({ session, ip }: SignedInVisit, { reason }: { reason: string }): Acting => ({
	actorId: session.playerId,
	ip,
	reason,
});

/** How operators manage each other's access. */
export function operatorsBindings(parts: Parts): Binding[] {
	const read = (operator: string, { session }: SignedInVisit) =>
		readOperator(parts, operatorIdOf(operator), session.playerId);
	return [
		bind(calls.listOperators, async (_input, { session }) => ({
			operators: await listOperators(parts, session.playerId),
		})),
		bind(calls.readOperator, ({ params }, visit) => read(params.operator, visit)),
		bind(calls.inviteOperator, async ({ body }, visit) => {
			const { operatorId } = await inviteOperator(parts, acting(visit, body), body);
			return readOperator(parts, operatorId, visit.session.playerId);
		}),
		bind(calls.changeOperatorRoles, async ({ params, body }, visit) => {
			await changeOperatorRoles(parts, acting(visit, body), operatorIdOf(params.operator), () => body.roles);
			return read(params.operator, visit);
		}),
		bind(calls.suspendOperator, async ({ params, body }, visit) => {
			await suspendOperator(parts, acting(visit, body), operatorIdOf(params.operator));
			return read(params.operator, visit);
		}),
		bind(calls.resumeOperator, async ({ params, body }, visit) => {
			await resumeOperator(parts, acting(visit, body), operatorIdOf(params.operator));
			return read(params.operator, visit);
		}),
		bind(calls.resetOperatorFactors, async ({ params, body }, visit) => {
			await resetOperatorFactors(parts, acting(visit, body), operatorIdOf(params.operator));
			return read(params.operator, visit);
		}),
	];
}
