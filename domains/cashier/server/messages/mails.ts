import type { InLanguages } from "@baize/kernel/locale";
import { type PagePath, pages } from "@baize/platform-paths";
import { HOLD_OVER, type HoldCause, PAID_AFTER_ALL } from "../../contract/index.ts";

/**
 * In every language; `{amount}`, `{id}`, `{link}`, the `{reason}` of an operator, `{until}` and `{why}` of a hold are
 * filled in.
 */
export type MailTemplate = InLanguages<{ subject: string; text: string }>;

const depositSettled: MailTemplate = {
	en: {
		subject: "Your deposit of {amount} has arrived",
		text: `{amount} is in your balance.

Deposit {id}. See it here:

{link}`,
	},
	es: {
		subject: "Ha llegado tu depósito de {amount}",
		text: `{amount} ya está en tu saldo.

Depósito {id}. Consúltalo aquí:

{link}`,
	},
	ar: {
		subject: "وصل إيداعك بقيمة {amount}",
		text: `أصبح مبلغ {amount} في رصيدك.

الإيداع {id}. اطّلع عليه هنا:

{link}`,
	},
};

const withdrawalRequested: MailTemplate = {
	en: {
		subject: "We have your withdrawal request of {amount}",
		text: `{amount} is set aside for you and waits to be checked, within 24 hours.

Withdrawal {id}. Follow each step here:

{link}`,
	},
	es: {
		subject: "Hemos recibido tu solicitud de retiro de {amount}",
		text: `Hemos reservado {amount} para ti. Revisaremos la solicitud en un plazo de 24 horas.

Retiro {id}. Sigue cada paso aquí:

{link}`,
	},
	ar: {
		subject: "وصلنا طلب سحب بقيمة {amount}",
		text: `حُجز مبلغ {amount} لك، وسنراجع الطلب خلال 24 ساعة.

السحب {id}. تابع كل خطوة هنا:

{link}`,
	},
};

const withdrawalHeld: MailTemplate = {
	en: {
		subject: "Your withdrawal of {amount} is held until {until}",
		text: `{amount} is set aside for you. To protect your account we hold this withdrawal until {until}, because:

{why}

You need not do anything: it goes on by itself, is checked within 24 hours after that, and then paid.

Withdrawal {id}. Follow each step here:

{link}`,
	},
	es: {
		subject: "Tu retiro de {amount} está retenido hasta el {until}",
		text: `Hemos reservado {amount} para ti. Para proteger tu cuenta retenemos este retiro hasta el {until}, porque:

{why}

No tienes que hacer nada: después sigue por sí solo, lo revisamos en un plazo de 24 horas y lo pagamos.

Retiro {id}. Sigue cada paso aquí:

{link}`,
	},
	ar: {
		subject: "سحبك بقيمة {amount} محتجز حتى {until}",
		text: `حُجز مبلغ {amount} لك. لحماية حسابك نحتجز هذا السحب حتى {until}، للأسباب التالية:

{why}

لا حاجة إلى فعل أي شيء: يتابع السحب من تلقاء نفسه بعد ذلك، ونراجعه خلال 24 ساعة ثم يُدفع.

السحب {id}. تابع كل خطوة هنا:

{link}`,
	},
};

const withdrawalHoldOver: MailTemplate = {
	en: {
		subject: "Your withdrawal of {amount} goes on",
		text: `{amount} is no longer held. It waits to be checked, within 24 hours.

Withdrawal {id}. Follow each step here:

{link}`,
	},
	es: {
		subject: "Tu retiro de {amount} sigue adelante",
		text: `{amount} ya no está retenido. Revisaremos la solicitud en un plazo de 24 horas.

Retiro {id}. Sigue cada paso aquí:

{link}`,
	},
	ar: {
		subject: "سحبك بقيمة {amount} يتابع طريقه",
		text: `لم يعد مبلغ {amount} محتجزًا، وسنراجع الطلب خلال 24 ساعة.

السحب {id}. تابع كل خطوة هنا:

{link}`,
	},
};

/** Why a withdrawal is on hold, for its mail. */
export const HOLD_CAUSE_TEXTS: InLanguages<Record<HoldCause, string>> = {
	en: {
		newDestination: "the account, card or address is new here",
		passwordChanged: "your password was changed lately",
		phoneChanged: "your phone number was changed lately",
		emailChanged: "your e-mail address was changed lately",
	},
	es: {
		newDestination: "la cuenta, la tarjeta o la dirección es nueva aquí",
		passwordChanged: "tu contraseña se cambió hace poco",
		phoneChanged: "tu número de teléfono se cambió hace poco",
		emailChanged: "tu dirección de correo se cambió hace poco",
	},
	ar: {
		newDestination: "الحساب أو البطاقة أو العنوان جديد هنا",
		passwordChanged: "تغيّرت كلمة مرورك مؤخرًا",
		phoneChanged: "تغيّر رقم هاتفك مؤخرًا",
		emailChanged: "تغيّر عنوان بريدك مؤخرًا",
	},
};

const withdrawalApproved: MailTemplate = {
	en: {
		subject: "Your withdrawal of {amount} is approved",
		text: `Your withdrawal has been checked and is on its way to being paid.

Withdrawal {id}. Follow each step here:

{link}`,
	},
	es: {
		subject: "Tu retiro de {amount} está aprobado",
		text: `Hemos revisado tu retiro y lo estamos enviando.

Retiro {id}. Sigue cada paso aquí:

{link}`,
	},
	ar: {
		subject: "تمت الموافقة على سحبك بقيمة {amount}",
		text: `راجعنا طلب السحب وهو الآن في طريقه إلى الدفع.

السحب {id}. تابع كل خطوة هنا:

{link}`,
	},
};

const withdrawalPaid: MailTemplate = {
	en: {
		subject: "Your withdrawal of {amount} is paid",
		text: `{amount} has been sent. Your bank may take a little longer to show it.

Withdrawal {id}. See it here:

{link}`,
	},
	es: {
		subject: "Tu retiro de {amount} está pagado",
		text: `Hemos enviado {amount}. Tu banco puede tardar un poco más en mostrarlo.

Retiro {id}. Consúltalo aquí:

{link}`,
	},
	ar: {
		subject: "دُفع سحبك بقيمة {amount}",
		text: `أُرسل مبلغ {amount}. قد يستغرق ظهوره في مصرفك وقتًا أطول قليلًا.

السحب {id}. اطّلع عليه هنا:

{link}`,
	},
};

const withdrawalPaidAfterAll: MailTemplate = {
	en: {
		subject: "Your withdrawal of {amount} was paid after all",
		text: `We had told you that it could not be paid, and {amount} came back to your balance. Now the payment company says that it was sent. So {amount} has left your balance again.

If it has not reached you, write to us. Withdrawal {id}. See it here:

{link}`,
	},
	es: {
		subject: "Tu retiro de {amount} sí se ha pagado",
		text: `Te dijimos que no se había podido pagar y {amount} volvió a tu saldo. Ahora la empresa de pagos nos confirma el envío. Por eso {amount} ha vuelto a salir de tu saldo.

Si no te ha llegado, escríbenos. Retiro {id}. Consúltalo aquí:

{link}`,
	},
	ar: {
		subject: "دُفع سحبك بقيمة {amount} في النهاية",
		text: `أخبرناك بتعذّر الدفع وعاد مبلغ {amount} إلى رصيدك. أكدت شركة الدفع الآن أنها أرسلته، لذلك خرج مبلغ {amount} من رصيدك مجددًا.

إن لم يصلك فراسلنا. السحب {id}. اطّلع عليه هنا:

{link}`,
	},
};

const withdrawalRejected: MailTemplate = {
	en: {
		subject: "Your withdrawal of {amount} was not approved",
		text: `{amount} is back in your balance; nothing was lost. The reason:

{reason}

Withdrawal {id}. You can ask again here once this is settled:

{link}`,
	},
	es: {
		subject: "Tu retiro de {amount} no se ha aprobado",
		text: `{amount} ha vuelto a tu saldo; no has perdido nada. El motivo:

{reason}

Retiro {id}. Cuando esté resuelto, puedes solicitarlo de nuevo aquí:

{link}`,
	},
	ar: {
		subject: "لم تتم الموافقة على سحبك بقيمة {amount}",
		text: `عاد مبلغ {amount} إلى رصيدك ولم يضِع شيء. السبب:

{reason}

السحب {id}. يمكنك الطلب مجددًا هنا بعد معالجة ذلك:

{link}`,
	},
};

const withdrawalCancelled: MailTemplate = {
	en: {
		subject: "You cancelled your withdrawal of {amount}",
		text: `{amount} is back in your balance.

If it was not you, change your password and write to us. Withdrawal {id}:

{link}`,
	},
	es: {
		subject: "Has cancelado tu retiro de {amount}",
		text: `{amount} ha vuelto a tu saldo.

Si no has sido tú, cambia tu contraseña y escríbenos. Retiro {id}:

{link}`,
	},
	ar: {
		subject: "ألغيتَ سحبك بقيمة {amount}",
		text: `عاد مبلغ {amount} إلى رصيدك.

إن لم تكن أنت من ألغاه، فغيّر كلمة المرور وراسلنا. السحب {id}:

{link}`,
	},
};

const withdrawalFailed: MailTemplate = {
	en: {
		subject: "Your withdrawal of {amount} could not be paid",
		text: `The account or card did not take the money. {amount} is back in your balance; nothing was lost.

Withdrawal {id}. Please check the details and ask again:

{link}`,
	},
	es: {
		subject: "No se ha podido pagar tu retiro de {amount}",
		text: `La cuenta o la tarjeta no ha aceptado el dinero. {amount} ha vuelto a tu saldo; no has perdido nada.

Retiro {id}. Revisa los datos y solicítalo de nuevo:

{link}`,
	},
	ar: {
		subject: "تعذّر دفع سحبك بقيمة {amount}",
		text: `لم يقبل الحساب أو البطاقة المبلغ. عاد مبلغ {amount} إلى رصيدك ولم يضِع شيء.

السحب {id}. تحقق من البيانات واطلب مجددًا:

{link}`,
	},
};

/** `notice`: the mail ends with a link to report that it was another person. */
type Mail = { template: MailTemplate; path?: PagePath; notice?: "withdrawalRequested" | "withdrawalPaid" };

/**
 * The mail for a change of a payment, and the page that its link opens; without one it is the page of the withdrawal.
 * States without a mail are visible on the page only.
 */
export const MAILS: Record<"deposit" | "withdrawal", Partial<Record<string, Mail>>> = {
	deposit: { settled: { template: depositSettled, path: pages.payments } },
	withdrawal: {
		requested: { template: withdrawalRequested, notice: "withdrawalRequested" },
		held: { template: withdrawalHeld, notice: "withdrawalRequested" },
		[HOLD_OVER]: { template: withdrawalHoldOver },
		approved: { template: withdrawalApproved },
		paid: { template: withdrawalPaid, notice: "withdrawalPaid" },
		[PAID_AFTER_ALL]: { template: withdrawalPaidAfterAll },
		rejected: { template: withdrawalRejected, path: pages.withdraw },
		cancelled: { template: withdrawalCancelled },
		failed: { template: withdrawalFailed, path: pages.withdraw },
	},
};
