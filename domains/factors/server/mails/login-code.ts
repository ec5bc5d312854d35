import type { MailTemplate } from "@baize/notifications/server";

/** The second step of a login for a player who has set up no phone. */
export const LOGIN_CODE: MailTemplate = {
	en: {
		subject: "Your code to log in",
		text: `{code} is your Baize code to log in. It is good for 10 minutes. Tell it to nobody: we never ask for it.

If you are not logging in just now, somebody else knows your password: choose another.`,
	},
	es: {
		subject: "Tu código para iniciar sesión",
		text: `{code} es tu código de Baize para iniciar sesión. Vale durante 10 minutos. No se lo digas a nadie: nunca te lo pedimos.

Si no estás iniciando sesión ahora mismo, otra persona conoce tu contraseña: elige otra.`,
	},
	ar: {
		subject: "رمزك لتسجيل الدخول",
		text: `{code} هو رمزك من Baize لتسجيل الدخول. وهو صالح لمدة 10 دقائق. لا تخبر به أحدًا: نحن لا نطلبه منك أبدًا.

إذا لم تكن تسجّل الدخول الآن، فهناك شخص آخر يعرف كلمة مرورك: اختر كلمة أخرى.`,
	},
};
