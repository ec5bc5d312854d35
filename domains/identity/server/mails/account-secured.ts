import type { MailTemplate } from "@baize/notifications/server";

/** After "this was not me": what was done, and how to log in again. */
export const ACCOUNT_SECURED: MailTemplate = {
	en: {
		subject: "Your account is secured: set a new password",
		text: `You told us that it was not you. Everybody is signed out of your Baize account, the password no longer works, and nothing is paid out.

Set a new password here:

{link}

The link works once, within one hour; after that, ask for another on the log-in page. Then look whether your details and bank accounts are yours.

We look at what happened and write to you. Until then payouts stay stopped, and your money is safe.`,
	},
	es: {
		subject: "Tu cuenta está protegida: elige una contraseña nueva",
		text: `Nos has dicho que no fuiste tú. Hemos cerrado todas las sesiones de tu cuenta de Baize, la contraseña ya no sirve y no se paga nada.

Elige una contraseña nueva aquí:

{link}

El enlace sirve una sola vez, durante una hora; después, pide otro en la página de inicio de sesión. Luego comprueba que tus datos y cuentas bancarias son tuyos.

Revisamos lo ocurrido y te escribimos. Hasta entonces los pagos siguen detenidos y tu dinero está a salvo.`,
	},
	ar: {
		subject: "حسابك مؤمَّن: عيِّن كلمة مرور جديدة",
		text: `أخبرتنا أنك لم تكن أنت. سُجِّل خروج الجميع من حسابك في Baize، ولم تعد كلمة المرور صالحة، ولا يُدفع أي شيء.

عيِّن كلمة مرور جديدة من هنا:

{link}

يعمل الرابط مرة واحدة خلال ساعة، وبعدها اطلب رابطًا آخر من صفحة تسجيل الدخول. ثم تحقق من أن بياناتك وحساباتك المصرفية هي لك.

ننظر فيما حدث ونراسلك. حتى ذلك الحين تبقى المدفوعات متوقفة، ومالك في أمان.`,
	},
};

/** The same where no login is possible before an operator has looked. */
export const ACCOUNT_SECURED_SHUT: MailTemplate = {
	en: {
		subject: "Your account is secured",
		text: `You told us that it was not you. Everybody is signed out of your Baize account, nobody can log in, and nothing is paid out.

We look at what happened and write to you. Your money is safe. You can also write to us:

{link}`,
	},
	es: {
		subject: "Tu cuenta está protegida",
		text: `Nos has dicho que no fuiste tú. Hemos cerrado todas las sesiones de tu cuenta de Baize, nadie puede iniciar sesión y no se paga nada.

Revisamos lo ocurrido y te escribimos. Tu dinero está a salvo. También puedes escribirnos:

{link}`,
	},
	ar: {
		subject: "حسابك مؤمَّن",
		text: `أخبرتنا أنك لم تكن أنت. سُجِّل خروج الجميع من حسابك في Baize، ولا يستطيع أحد تسجيل الدخول، ولا يُدفع أي شيء.

ننظر فيما حدث ونراسلك. مالك في أمان. يمكنك مراسلتنا أيضًا:

{link}`,
	},
};

/** To the address that an account was changed to, and has no longer. */
export const EMAIL_PUT_BACK: MailTemplate = {
	en: {
		subject: "This address was taken off a Baize account",
		text: `The owner of a Baize account told us, from its address of before, that the change to this one was not theirs. The address of before counts again, and this one no longer logs in.

If you think that this is wrong, write to us:

{link}`,
	},
	es: {
		subject: "Esta dirección se ha quitado de una cuenta de Baize",
		text: `El titular de una cuenta de Baize nos ha dicho, desde su dirección anterior, que el cambio a esta no fue suyo. Vuelve a valer la dirección anterior y con esta ya no se puede iniciar sesión.

Si crees que es un error, escríbenos:

{link}`,
	},
	ar: {
		subject: "أُزيل هذا العنوان من حساب في Baize",
		text: `أخبرنا صاحب حساب في Baize، من عنوانه السابق، أن التغيير إلى هذا العنوان لم يكن منه. عاد العنوان السابق ساريًا، ولم يعد هذا العنوان صالحًا لتسجيل الدخول.

إذا كنت ترى أن في ذلك خطأ، فراسلنا:

{link}`,
	},
};
