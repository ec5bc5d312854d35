import type { Locale } from "@baize/kernel/locale";

export type Tables = {
	"notifications.message": {
		message_id: bigint;
		channel: "mail" | "sms";
		recipient: string;
		locale: Locale;
		subject: string;
		text: string | null;
		code: string | null;
		at: Date;
		sent_at: Date | null;
	};
};
export type MessageRow = Tables["notifications.message"];
