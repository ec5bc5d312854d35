import { parseArgs } from "node:util";
import { ROLES, type Role } from "@baize/identity/contract";
import { SEALED_PURPOSES } from "../../apps/server/composition/keys/keys.ts";

export type Command = OperatorCommand | { act: "renew-key"; purpose: string };

export type OperatorCommand =
	| { act: "list" }
	| { act: "invite"; email: string; roles: Role[]; name?: string | undefined }
	| { act: "grant" | "revoke"; email: string; roles: Role[] }
	| { act: "suspend" | "resume" | "reset-factors"; email: string };

/** The input is not one of our commands; the message lists them. */
export class NotACommand extends Error {
	override name = "NotACommand";
}

const USAGE = `npm run operator -- list
npm run operator -- invite <email> --roles <role,role> [--name "First Last"]
npm run operator -- grant <email> --roles <role,role>
npm run operator -- revoke <email> --roles <role,role>
npm run operator -- suspend <email>
npm run operator -- resume <email>
npm run operator -- reset-factors <email>
npm run operator -- renew-key <purpose>
Roles: ${ROLES.join(", ")}.
Purposes: ${SEALED_PURPOSES.join(", ")}.`;

const OPTIONS = { roles: { type: "string" }, name: { type: "string" } } as const;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Parses what was typed after `npm run operator --`. */
export function readCommand(typed: readonly string[]): Command {
	const { positionals, values } = parsed(typed);
	const [act = "", subject, ...more] = positionals;
	if (more.length > 0) throw new NotACommand(`"${more.join(" ")}" is too much.\n${USAGE}`);
	if (act === "list" && subject === undefined) return { act };
	switch (act) {
		case "invite":
			return { act, email: emailIn(subject), roles: rolesIn(values.roles), name: values.name };
		case "grant":
		case "revoke":
			return { act, email: emailIn(subject), roles: rolesIn(values.roles) };
		case "suspend":
		case "resume":
		case "reset-factors":
			return { act, email: emailIn(subject) };
		case "renew-key":
			return { act, purpose: purposeIn(subject) };
		default:
			throw new NotACommand(USAGE);
	}
}

function parsed(typed: readonly string[]) {
	try {
		return parseArgs({ args: [...typed], options: OPTIONS, allowPositionals: true });
	} catch (error) {
		throw new NotACommand(`${(error as Error).message}\n${USAGE}`);
	}
}

function emailIn(text: string | undefined): string {
	if (text === undefined) throw new NotACommand(`An e-mail is missing.\n${USAGE}`);
	if (!EMAIL.test(text)) throw new NotACommand(`"${text}" is no e-mail.`);
	return text;
}

function purposeIn(text: string | undefined): string {
	if (text !== undefined && SEALED_PURPOSES.includes(text)) return text;
	throw new NotACommand(`Name the purpose of a key that can be renewed: ${SEALED_PURPOSES.join(", ")}.`);
}

function rolesIn(text = ""): Role[] {
	const named = text
		.split(",")
		.map((role) => role.trim())
		.filter(Boolean);
	if (named.length === 0) throw new NotACommand(`--roles is missing. There are: ${ROLES.join(", ")}.`);
	const unknown = named.filter((role) => !isRole(role));
	if (unknown.length > 0)
		throw new NotACommand(
			`There is no role ${unknown.map((role) => `"${role}"`).join(", ")}. There are: ${ROLES.join(", ")}.`,
		);
	return named.filter(isRole);
}

const isRole = (text: string): text is Role => (ROLES as readonly string[]).includes(text);
