import { PAID_AFTER_ALL } from "../../contract/index.ts";
import type { InboxTemplate } from "../ports.ts";

/** The inbox gets what a player would look for later: how a withdrawal ended. */
const paid: InboxTemplate = {
	name: "cashier.withdrawalPaid",
	texts: {
		en: {
			title: "Your withdrawal of {amount} is paid",
			text: "{amount} has been sent. Your bank may take a little longer to show it. Withdrawal {id}.",
		},
		es: {
			title: "Tu retiro de {amount} está pagado",
			text: "Hemos enviado {amount}. Tu banco puede tardar un poco más en mostrarlo. Retiro {id}.",
		},
		ar: {
			title: "دُفع سحبك بقيمة {amount}",
			text: "أُرسل مبلغ {amount}. قد يستغرق ظهوره في مصرفك وقتًا أطول قليلًا. السحب {id}.",
		},
	},
};

const paidAfterAll: InboxTemplate = {
	name: "cashier.withdrawalPaidAfterAll",
	texts: {
		en: {
			title: "Your withdrawal of {amount} was paid after all",
			text: "We had told you that it could not be paid. Now the payment company says that it was sent, so {amount} has left your balance again. If it has not reached you, write to us. Withdrawal {id}.",
		},
		es: {
			title: "Tu retiro de {amount} sí se ha pagado",
			text: "Te dijimos que no se había podido pagar. Ahora la empresa de pagos nos confirma el envío, así que {amount} ha vuelto a salir de tu saldo. Si no te ha llegado, escríbenos. Retiro {id}.",
		},
		ar: {
			title: "دُفع سحبك بقيمة {amount} في النهاية",
			text: "أخبرناك بتعذّر الدفع. أكدت شركة الدفع الآن أنها أرسلت المبلغ، لذلك خرج {amount} من رصيدك مجددًا. إن لم يصلك فراسلنا. السحب {id}.",
		},
	},
};

const rejected: InboxTemplate = {
	name: "cashier.withdrawalRejected",
	texts: {
		en: {
			title: "Your withdrawal of {amount} was not approved",
			text: "{amount} is back in your balance; nothing was lost. The reason: {reason} Once this is settled you can ask again. Withdrawal {id}.",
		},
		es: {
			title: "Tu retiro de {amount} no se ha aprobado",
			text: "{amount} ha vuelto a tu saldo; no has perdido nada. El motivo: {reason} Cuando esté resuelto, puedes solicitarlo de nuevo. Retiro {id}.",
		},
		ar: {
			title: "لم تتم الموافقة على سحبك بقيمة {amount}",
			text: "عاد مبلغ {amount} إلى رصيدك ولم يضِع شيء. السبب: {reason} يمكنك الطلب مجددًا بعد معالجة ذلك. السحب {id}.",
		},
	},
};

const failed: InboxTemplate = {
	name: "cashier.withdrawalFailed",
	texts: {
		en: {
			title: "Your withdrawal of {amount} could not be paid",
			text: "The account or card did not take the money. {amount} is back in your balance; nothing was lost. Please check the details and ask again. Withdrawal {id}.",
		},
		es: {
			title: "No se ha podido pagar tu retiro de {amount}",
			text: "La cuenta o la tarjeta no ha aceptado el dinero. {amount} ha vuelto a tu saldo; no has perdido nada. Revisa los datos y solicítalo de nuevo. Retiro {id}.",
		},
		ar: {
			title: "تعذّر دفع سحبك بقيمة {amount}",
			text: "لم يقبل الحساب أو البطاقة المبلغ. عاد مبلغ {amount} إلى رصيدك ولم يضِع شيء. تحقق من البيانات واطلب مجددًا. السحب {id}.",
		},
	},
};

export const INBOX_TEMPLATES: readonly InboxTemplate[] = [paid, paidAfterAll, rejected, failed];

/**
 * The inbox message for a change of a withdrawal, whose page it leads to. Steps that players take themselves, or only wait
 * for, have none.
 */
export const INBOX_MESSAGES: Partial<Record<string, InboxTemplate>> = {
	paid,
	[PAID_AFTER_ALL]: paidAfterAll,
	rejected,
	failed,
};
