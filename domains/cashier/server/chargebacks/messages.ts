import type { InboxTemplate } from "../ports.ts";

/** What players read about a deposit that their bank has taken back. */
export const CHARGEBACK_MESSAGES = {
	opened: {
		name: "cashier.chargeback",
		texts: {
			en: {
				title: "Your bank has taken {amount} back",
				text: "The bank of your card has taken back a deposit of {amount}, so {amount} has left your balance. If it was not you who asked for that, talk to your bank and write to us. Case {id}.",
			},
			es: {
				title: "Tu banco ha retirado {amount}",
				text: "El banco de tu tarjeta ha anulado un depósito de {amount}, así que {amount} ha salido de tu saldo. Si no lo has pedido tú, habla con tu banco y escríbenos. Caso {id}.",
			},
			ar: {
				title: "استرد مصرفك {amount}",
				text: "استرد مصرف بطاقتك إيداعًا بقيمة {amount}، لذلك خرج {amount} من رصيدك. إن لم تطلب ذلك فتحدث إلى مصرفك وراسلنا. الحالة {id}.",
			},
		},
	},
	openedWithDebt: {
		name: "cashier.chargebackWithDebt",
		texts: {
			en: {
				title: "Your bank has taken {amount} back, and {debt} is owed",
				text: "The bank of your card has taken back a deposit of {amount}. {taken} of it was still in your balance and has left it; {debt} was already played, so you owe it. Your next deposit repays it first, and until then nothing can be withdrawn. If it was not you who asked your bank for that, talk to it and write to us. Case {id}.",
			},
			es: {
				title: "Tu banco ha retirado {amount} y debes {debt}",
				text: "El banco de tu tarjeta ha anulado un depósito de {amount}. {taken} seguía en tu saldo y ha salido de él; {debt} ya se había jugado, así que lo debes. Tu próximo depósito lo paga primero y hasta entonces no se puede retirar nada. Si no se lo has pedido tú a tu banco, habla con él y escríbenos. Caso {id}.",
			},
			ar: {
				title: "استرد مصرفك {amount} وعليك {debt}",
				text: "استرد مصرف بطاقتك إيداعًا بقيمة {amount}. كان {taken} منه في رصيدك وخرج منه؛ أما {debt} فقد لُعب به، لذلك هو دين عليك. يسدده إيداعك القادم أولًا، ولا يمكن السحب قبل ذلك. إن لم تطلب ذلك من مصرفك فتحدث إليه وراسلنا. الحالة {id}.",
			},
		},
	},
	won: {
		name: "cashier.chargebackWon",
		texts: {
			en: {
				title: "{amount} has come back from your bank",
				text: "The deposit of {amount} that your bank had taken back has been paid to us again. It is in your balance, less what you still owed of it. Case {id}.",
			},
			es: {
				title: "Tu banco ha devuelto {amount}",
				text: "El depósito de {amount} que tu banco había anulado se nos ha pagado de nuevo. Está en tu saldo, menos lo que aún debías de él. Caso {id}.",
			},
			ar: {
				title: "عاد {amount} من مصرفك",
				text: "دُفع لنا مجددًا إيداع {amount} الذي كان مصرفك قد استرده. هو في رصيدك بعد خصم ما بقي عليك منه. الحالة {id}.",
			},
		},
	},
} as const satisfies Record<string, InboxTemplate>;
