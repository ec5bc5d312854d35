import type { InLanguages } from "@baize/kernel/locale";

/**
 * The messages to both sides of a transfer, in the inbox and by mail. `{amount}`, `{name}` of the other player, `{id}` and
 * the `{reason}` of an operator are filled in.
 */
export type TransferText = InLanguages<{ title: string; text: string }>;

export const TRANSFER_TEXTS = {
	/** To the sender. */
	sent: {
		en: {
			title: "You have sent {amount} to {name}",
			text: "{amount} has left your balance and waits for {name} to take it. Until then you can take it back. Transfer {id}.",
		},
		es: {
			title: "Has enviado {amount} a {name}",
			text: "{amount} ha salido de tu saldo y espera a que {name} lo acepte. Hasta entonces puedes recuperarlo. Transferencia {id}.",
		},
		ar: {
			title: "أرسلتَ {amount} إلى \u2068{name}\u2069",
			text: "خرج مبلغ {amount} من رصيدك وينتظر أن يستلمه \u2068{name}\u2069. يمكنك استرداده حتى ذلك الحين. التحويل {id}.",
		},
	},
	/** To the receiver. */
	offered: {
		en: {
			title: "{name} has sent you {amount}",
			text: "{amount} waits for you: take it or refuse it. What is not taken in time returns to {name}. Transfer {id}.",
		},
		es: {
			title: "{name} te ha enviado {amount}",
			text: "{amount} te espera: acéptalo o recházalo. Lo que no se acepta a tiempo vuelve a {name}. Transferencia {id}.",
		},
		ar: {
			title: "أرسل إليك \u2068{name}\u2069 مبلغ {amount}",
			text: "ينتظرك مبلغ {amount}: استلمه أو ارفضه. ما لا يُستلم في الوقت المحدد يعود إلى \u2068{name}\u2069. التحويل {id}.",
		},
	},
	/** To the sender. */
	taken: {
		en: {
			title: "{name} has taken your {amount}",
			text: "The transfer of {amount} to {name} is complete. Transfer {id}.",
		},
		es: {
			title: "{name} ha aceptado tus {amount}",
			text: "La transferencia de {amount} a {name} está completa. Transferencia {id}.",
		},
		ar: {
			title: "استلم \u2068{name}\u2069 مبلغ {amount}",
			text: "اكتمل تحويل {amount} إلى \u2068{name}\u2069. التحويل {id}.",
		},
	},
	/** To the receiver. */
	received: {
		en: {
			title: "You have taken {amount} from {name}",
			text: "{amount} is in your balance. Transfer {id}.",
		},
		es: {
			title: "Has aceptado {amount} de {name}",
			text: "{amount} está en tu saldo. Transferencia {id}.",
		},
		ar: {
			title: "استلمتَ {amount} من \u2068{name}\u2069",
			text: "أصبح مبلغ {amount} في رصيدك. التحويل {id}.",
		},
	},
	/** To the sender: how it ended. */
	cancelled: {
		en: {
			title: "You have taken back {amount}",
			text: "{amount} is in your balance again; {name} did not get it. Transfer {id}.",
		},
		es: {
			title: "Has recuperado {amount}",
			text: "{amount} está de nuevo en tu saldo; {name} no lo ha recibido. Transferencia {id}.",
		},
		ar: {
			title: "استرددتَ {amount}",
			text: "عاد مبلغ {amount} إلى رصيدك، ولم يستلمه \u2068{name}\u2069. التحويل {id}.",
		},
	},
	declined: {
		en: {
			title: "{name} has refused your {amount}",
			text: "{amount} is in your balance again; nothing was lost. Transfer {id}.",
		},
		es: {
			title: "{name} ha rechazado tus {amount}",
			text: "{amount} está de nuevo en tu saldo; no has perdido nada. Transferencia {id}.",
		},
		ar: {
			title: "رفض \u2068{name}\u2069 مبلغ {amount}",
			text: "عاد مبلغ {amount} إلى رصيدك ولم يضِع شيء. التحويل {id}.",
		},
	},
	expired: {
		en: {
			title: "{name} did not take your {amount}",
			text: "{amount} was not taken in time and is in your balance again; nothing was lost. Transfer {id}.",
		},
		es: {
			title: "{name} no ha aceptado tus {amount}",
			text: "{amount} no se ha aceptado a tiempo y está de nuevo en tu saldo; no has perdido nada. Transferencia {id}.",
		},
		ar: {
			title: "لم يستلم \u2068{name}\u2069 مبلغ {amount}",
			text: "لم يُستلم مبلغ {amount} في الوقت المحدد فعاد إلى رصيدك ولم يضِع شيء. التحويل {id}.",
		},
	},
	stopped: {
		en: {
			title: "We have stopped your transfer of {amount}",
			text: "{amount} is in your balance again; {name} did not get it. The reason: {reason} Transfer {id}.",
		},
		es: {
			title: "Hemos detenido tu transferencia de {amount}",
			text: "{amount} está de nuevo en tu saldo; {name} no lo ha recibido. El motivo: {reason} Transferencia {id}.",
		},
		ar: {
			title: "أوقفنا تحويلك بقيمة {amount}",
			text: "عاد مبلغ {amount} إلى رصيدك، ولم يستلمه \u2068{name}\u2069. السبب: {reason} التحويل {id}.",
		},
	},
	/** To the receiver, who had not taken it. */
	gone: {
		en: {
			title: "The {amount} from {name} can no longer be taken",
			text: "The money was not taken and is back with {name}. Transfer {id}.",
		},
		es: {
			title: "Ya no puedes aceptar los {amount} de {name}",
			text: "El dinero no se aceptó y ha vuelto a {name}. Transferencia {id}.",
		},
		ar: {
			title: "لم يعد بإمكانك استلام {amount} من \u2068{name}\u2069",
			text: "لم يُستلم المبلغ وعاد إلى \u2068{name}\u2069. التحويل {id}.",
		},
	},
} as const satisfies Record<string, TransferText>;

export type TransferTextName = keyof typeof TRANSFER_TEXTS;
