import type { MailTemplate } from "@baize/notifications/server";

export const PAYOUTS_UNFROZEN: MailTemplate = {
	en: {
		subject: "Payouts are possible again",
		text: `We have looked at your Baize account, and payouts are no longer stopped. What was under way goes on by itself, and you can withdraw here:

{link}`,
	},
	es: {
		subject: "Los pagos vuelven a ser posibles",
		text: `Hemos revisado tu cuenta de Baize y los pagos ya no están detenidos. Lo que estaba en curso sigue por sí solo, y puedes retirar dinero aquí:

{link}`,
	},
	ar: {
		subject: "أصبحت المدفوعات ممكنة مجددًا",
		text: `نظرنا في حسابك في Baize، ولم تعد المدفوعات متوقفة. ما كان قيد التنفيذ يتابع من تلقاء نفسه، ويمكنك السحب من هنا:

{link}`,
	},
};
