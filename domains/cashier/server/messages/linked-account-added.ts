import type { MailTemplate } from "@baize/notifications/server";

export const LINKED_ACCOUNT_ADDED: MailTemplate = {
	en: {
		subject: "A bank account was added",
		text: `A bank account ending in {lastFour} was added to your Baize account. Withdrawals can be sent there from now on; for a while they are held first.

Your bank accounts:

{link}`,
	},
	es: {
		subject: "Se ha añadido una cuenta bancaria",
		text: `Se ha añadido a tu cuenta de Baize una cuenta bancaria que termina en {lastFour}. A partir de ahora se pueden enviar retiradas a ella; durante un tiempo quedan retenidas antes.

Tus cuentas bancarias:

{link}`,
	},
	ar: {
		subject: "أُضيف حساب مصرفي",
		text: `أُضيف إلى حسابك في Baize حساب مصرفي ينتهي بالأرقام {lastFour}. يمكن إرسال السحوبات إليه من الآن فصاعدًا، وتُحتجز أولًا لبعض الوقت.

حساباتك المصرفية:

{link}`,
	},
};
