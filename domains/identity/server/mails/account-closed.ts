import type { MailTemplate } from "@baize/notifications/server";

export const ACCOUNT_CLOSED: MailTemplate = {
	en: {
		subject: "Your account is closed",
		text: `Your Baize account is closed, as you asked. Nobody can log in to it, and we write to you about no offers.

Open bets run to their end. Money that is still yours stays yours: write to us, and we pay it out. What the law makes us keep, we keep for as long as it says, and no longer.

If you did not close it, or want it open again, write to us:

{link}

If play has been troubling you, free and confidential help is there too.`,
	},
	es: {
		subject: "Tu cuenta está cerrada",
		text: `Tu cuenta de Baize está cerrada, como has pedido. Nadie puede iniciar sesión en ella y no te escribiremos sobre ofertas.

Las apuestas abiertas siguen hasta el final. El dinero que aún es tuyo sigue siendo tuyo: escríbenos y te lo pagaremos. Lo que la ley nos obliga a guardar, lo guardamos el tiempo que indica y no más.

Si no la has cerrado tú, o quieres abrirla de nuevo, escríbenos:

{link}

Si el juego te ha causado problemas, allí también encontrarás ayuda gratuita y confidencial.`,
	},
	ar: {
		subject: "تم إغلاق حسابك",
		text: `تم إغلاق حسابك في Baize كما طلبت. لا يستطيع أحد تسجيل الدخول إليه، ولن نراسلك بشأن العروض.

تستمر الرهانات المفتوحة حتى نهايتها. والمال الذي لا يزال لك يبقى لك: راسلنا وسندفعه. ونحتفظ بما يُلزمنا القانون بحفظه للمدة التي يحددها لا أكثر.

إذا لم تكن أنت من أغلقه، أو أردت فتحه من جديد، فراسلنا:

{link}

وإذا كان اللعب يسبب لك المتاعب، فستجد هناك أيضًا مساعدة مجانية وسرية.`,
	},
};
