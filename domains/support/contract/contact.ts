import { defineCall, Integer, ListOf, Null, OneOf, Optional, Struct, Text } from "@baize/kernel/call";
import { ID_PATTERN } from "@baize/kernel/id";
import { supportErrors } from "./errors.ts";

const EMAIL_PATTERN = '^[^\\s\\p{C}@<>"]{1,64}@[^\\s\\p{C}@<>"]{1,189}\\.[^\\s\\p{C}@<>"]{1,63}$';
export const MAX_CONTACT_TEXT = 5_000;
/** Of a message where editors offer no subject. */
export const GENERAL_SUBJECT = "general";

const { CONTACT_SUBJECT_UNKNOWN } = supportErrors;
const OrNull = (maxLength: number) => OneOf([Text({ maxLength }), Null()]);

/** spec §3: what is optional is sent as null. */
export const ContactMessage = Struct({
	email: Text({ pattern: EMAIL_PATTERN, maxLength: 254 }),
	message: Text({ minLength: 1, maxLength: MAX_CONTACT_TEXT, pattern: "\\S" }),
	subject: Text({ minLength: 1, maxLength: 80 }),
	birthDate: OrNull(20),
	/** A secret that we never ask for: it is neither stored nor sent on. Decision 074. */
	pinCode: OrNull(20),
	username: OrNull(254),
});

export const readContactForm = defineCall({
	name: "readContactForm",
	method: "GET",
	path: "/api/v1/support/contact",
	who: "anyone",
	level: "visitor",
	summary: "The subjects that a message may have. Where there is one or none, the form does not ask for it.",
	reply: Struct({ subjects: ListOf(Struct({ id: Text(), label: Text() })) }),
	errors: {},
});

export const sendContactMessage = defineCall({
	name: "sendContactMessage",
	method: "POST",
	path: "/services/site-config/v1/contact-us",
	who: "anyone",
	level: "visitor",
	limit: "contact",
	summary: "A message to the site's staff. It is stored, and a person answers by e-mail.",
	headers: Struct({ language: Optional(Text({ maxLength: 20 })) }),
	body: ContactMessage,
	reply: Struct({ id: Text({ pattern: ID_PATTERN }), receivedAtMs: Integer() }),
	errors: { CONTACT_SUBJECT_UNKNOWN },
});
