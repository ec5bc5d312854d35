import type { Operator } from "@baize/identity/contract";
import type { Invited, OperatorsApi } from "@baize/identity/server";
import { Refusal } from "@baize/kernel/error";
import type { OperatorCommand } from "./command.ts";

/** The command was understood but could not be carried out. */
export class NotDone extends Error {
	override name = "NotDone";
}

/** Runs the command and returns the lines that report the outcome. */
export async function runCommand(operators: OperatorsApi, command: OperatorCommand): Promise<string[]> {
	try {
		return await run(operators, command);
	} catch (error) {
		if (!(error instanceof Refusal)) throw error;
		throw new NotDone(whyNot(error.code, command));
	}
}

async function run(operators: OperatorsApi, command: OperatorCommand): Promise<string[]> {
	switch (command.act) {
		case "list":
			return table(await operators.list());
		case "invite":
			return [
				`${command.email} was invited. The mail is on its way, and this is its link:`,
				...link(await operators.invite(command)),
			];
		case "grant":
			await operators.grant(command.email, command.roles);
			return [`${command.email} has the roles from now on: ${command.roles.join(", ")}.`];
		case "revoke":
			await operators.revoke(command.email, command.roles);
			return [`${command.email} no longer has the roles: ${command.roles.join(", ")}.`];
		case "suspend":
			await operators.suspend(command.email);
			return [`${command.email} is suspended. Every session has ended.`];
		case "resume":
			await operators.resume(command.email);
			return [`${command.email} may log in again.`];
		case "reset-factors":
			return [
				`Password and factors of ${command.email} are removed, and every session has ended.`,
				"The mail with a link to set both anew is on its way, and this is its link:",
				...link(await operators.resetFactors(command.email)),
			];
	}
}

const link = ({ link: address, untilMs }: Invited): string[] => [
	"",
	`  ${address}`,
	"",
	`It works once, until ${timeText(untilMs)}. Anyone who opens it gets this access.`,
];

const timeText = (ms: number): string => `${new Date(ms).toISOString().slice(0, 16).replace("T", " ")} UTC`;

const HEADINGS = ["E-mail", "Name", "State", "Factors", "Last login", "Roles"];

function table(operators: readonly Operator[]): string[] {
	if (operators.length === 0)
		return ["There are no operators yet. Invite one: npm run operator -- invite <email> --roles operators"];
	const rows = [HEADINGS, ...operators.map(rowOf)];
	const widths = HEADINGS.map((_heading, column) => Math.max(...rows.map((row) => row[column]!.length)));
	return rows.map((row) =>
		row
			.map((cell, column) => cell.padEnd(widths[column]!))
			.join("  ")
			.trimEnd(),
	);
}

const rowOf = ({ email, name, state, hasAuthenticator, passkeys, lastLoginMs, roles }: Operator): string[] => [
	email,
	name === email ? "" : name,
	state,
	[...(hasAuthenticator ? ["authenticator"] : []), ...(passkeys > 0 ? [`${passkeys} passkeys`] : [])].join(", ") ||
		"none",
	lastLoginMs === undefined ? "never" : timeText(lastLoginMs),
	roles.join(", "),
];

function whyNot(code: string, command: OperatorCommand): string {
	const email = "email" in command ? command.email : "";
	switch (code) {
		case "EMAIL_TAKEN":
			return `${email} is known already, as a player's or an operator's e-mail. A player cannot become an operator: use another e-mail. An operator whose link has run out gets a new one by: npm run operator -- reset-factors ${email}`;
		case "OPERATOR_UNKNOWN":
			return `There is no operator ${email}. Those that there are: npm run operator -- list`;
		case "OPERATOR_STATE":
			return STATE_MESSAGES[command.act](email);
		default:
			return `It was refused: ${code}.`;
	}
}

const asItWas = (): string => "Nothing was changed.";
const STATE_MESSAGES: Record<OperatorCommand["act"], (email: string) => string> = {
	list: asItWas,
	invite: asItWas,
	"reset-factors": asItWas,
	grant: (email) => `${email} has these roles already.`,
	revoke: (email) =>
		`${email} lacks these roles already, or would be left without any. To shut an operator out: npm run operator -- suspend ${email}`,
	suspend: (email) => `${email} is suspended already.`,
	resume: (email) => `${email} is not suspended.`,
};
