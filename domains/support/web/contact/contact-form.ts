import type { BodyOf } from "@baize/kernel/call";
import type { sendContactMessage } from "../../contract/index.ts";

export type ContactDraft = { email: string; subject: string; message: string; username: string };
export type FaultyField = "email" | "subject" | "message";

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What is missing, in the order of the form. */
export function faultsOf({ email, subject, message }: ContactDraft): FaultyField[] {
	const faults: Record<FaultyField, boolean> = {
		email: !EMAIL.test(email.trim()),
		subject: subject === "",
		message: message.trim() === "",
	};
	return (Object.keys(faults) as FaultyField[]).filter((field) => faults[field]);
}

/** The body of the specification: what is optional and not given is null. spec §3 */
export const bodyOf = ({ email, subject, message, username }: ContactDraft): BodyOf<typeof sendContactMessage> => ({
	email: email.trim(),
	message: message.trim(),
	subject,
	birthDate: null,
	pinCode: null,
	username: username.trim() || null,
});
